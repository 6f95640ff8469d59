import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSettings } from '#server/env'

const lines = readFileSync('.env.example', 'utf8').matchAll(/^#([A-Z][A-Z_]+)=(.*)$/gm)
const shown = [...lines].map(([, name = '', value = '']) => ({ name, value }))
const code = readFileSync('server/env.ts', 'utf8')
const names = [...code.matchAll(/^ {4}([A-Z][A-Z_]+):/gm)].map(([, name]) => name)

test('.env.example shows every setting once and no other', () => {
  expect(names.length).toBeGreaterThan(30)
  expect(shown.map(({ name }) => name).sort()).toEqual(names.sort())
})

test('each value it shows is the default, and what has no value has no default', () => {
  const defaults = readSettings({}) as Record<string, unknown>
  for (const { name, value } of shown) expect(String(defaults[name] ?? ''), name).toBe(value)
})

/** A value just outside what the file says of a setting, with the words that the file says it in. */
const refused = [
  ['PORT', '65536', 'from 0 to 65535'],
  ['TRUSTED_PROXIES', '6', 'from 0 to 5'],
  ['AUTH_SECRET', 'x'.repeat(31), 'At least 32 characters'],
  ['METRICS_TOKEN', 'x'.repeat(15), 'At least 16 characters'],
  ['AI_DAILY_BUDGET_USD', '-1', '0 or more'],
  ['EMERGENCY_NUMBER', '1'.repeat(13), '2 to 12 digits'],
  ['HELP_LINES', 'one|two|three|four|five', 'At most 4 lines'],
  ['SCHOOL_CONTACT', 'x'.repeat(121), '3 to 120 characters'],
  ['ANALYTICS_TAG_ID', 'A'.repeat(31), '4 to 30 capital letters'],
] as const

test.each(refused)('%s has the limit that the file says', (name, value, words) => {
  const file = readFileSync('.env.example', 'utf8')
  const comment = file
    .slice(0, file.indexOf(`#${name}=`))
    .split('\n')
    .at(-2)
  expect(comment).toContain(words)
  expect(() => readSettings({ [name]: value })).toThrow(name)
})
