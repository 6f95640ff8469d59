import { expect, test } from 'vitest'

const modules = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], { eager: true })
const tables = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported).map(([name, value]) => [`${file} ${name}`, value] as const),
)

/** The places in a table where there is nothing: an empty text, list or group. */
function emptyIn(value: unknown, place: string): string[] {
  if (value === '') return [place]
  if (typeof value !== 'object' || value === null) return []
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
  if (!isPlain) return []
  const entries = Object.entries(value)
  if (entries.length === 0) return [place]
  return entries.flatMap(([key, one]) => emptyIn(one, `${place}.${key}`))
}

test('no table of sentences, names and limits has an empty place, which a screen would show as nothing', () => {
  expect(tables.length).toBeGreaterThan(100)
  const empty = tables.flatMap(([place, value]) => emptyIn(value, place))
  // A school adds lines of its own; the help that is known everywhere has none.
  expect(empty).toEqual(['./help-message.ts contactsOfUnitedStates.lines'])
})
