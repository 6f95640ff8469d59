import { expect, test } from 'vitest'

const modules = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], { eager: true })
const tables = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported).map(([name, value]) => [`${file} ${name}`, value] as const),
)

/** Where a table holds nothing: an empty text, list or group. */
function emptyIn(value: unknown, path: string): string[] {
  if (value === '') return [path]
  if (typeof value !== 'object' || value === null) return []
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
  if (!isPlain) return []
  const entries = Object.entries(value)
  if (entries.length === 0) return [path]
  return entries.flatMap(([key, one]) => emptyIn(one, `${path}.${key}`))
}

test('no table of sentences, names and limits has an empty place, which a screen would show as nothing', () => {
  expect(tables.length).toBeGreaterThan(100)
  const empty = tables.flatMap(([name, value]) => emptyIn(value, name))
  // A school adds lines of its own; the help that is known everywhere has none.
  expect(empty).toEqual(['./help-message.ts contactsOfUnitedStates.lines'])
})
