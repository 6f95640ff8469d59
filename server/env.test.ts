import { expect, test } from 'vitest'
import { readSettings } from './env.ts'

test('without any setting the product runs on this machine, with nothing from outside', () => {
  const settings = readSettings({})
  expect(settings).toMatchObject({
    NODE_ENV: 'production',
    PORT: 3000,
    HOST: '127.0.0.1',
    DATA_DIR: './data',
    OWNER_EMAILS: [],
    TRUSTED_PROXIES: 0,
    appUrl: 'http://localhost:3000',
    isSecure: false,
  })
  expect(settings.DATABASE_URL).toBeUndefined()
  expect(settings.ANTHROPIC_API_KEY).toBeUndefined()
})

test('an empty value counts as absent', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: ' ', AUTH_SECRET: '' })).toEqual(readSettings({}))
})

test('an https address makes cookies secure and loses its last slash', () => {
  expect(readSettings({ APP_URL: 'https://read.example/' })).toMatchObject({
    appUrl: 'https://read.example',
    isSecure: true,
  })
})

test('owner addresses are a list in lower case', () => {
  expect(readSettings({ OWNER_EMAILS: ' A@example.com, ,b@example.com' }).OWNER_EMAILS).toEqual([
    'a@example.com',
    'b@example.com',
  ])
})

test('help lines are a list with a bar between them', () => {
  const { HELP_LINES, EMERGENCY_NUMBER, SCHOOL_CONTACT } = readSettings({
    HELP_LINES: 'Samaritans: call 116 123 | Childline: call 0800 1111 |',
    EMERGENCY_NUMBER: '999',
    SCHOOL_CONTACT: 'Ms. Rivera, school counselor, room 12',
  })
  expect(HELP_LINES).toEqual(['Samaritans: call 116 123', 'Childline: call 0800 1111'])
  expect([EMERGENCY_NUMBER, SCHOOL_CONTACT]).toEqual(['999', 'Ms. Rivera, school counselor, room 12'])
})

const wrong: [string, Record<string, string>, RegExp][] = [
  ['a port that is no number', { PORT: 'web' }, /PORT: /],
  ['a port out of range', { PORT: '70000' }, /PORT: /],
  ['half a port', { PORT: '80.5' }, /PORT: /],
  ['another environment', { NODE_ENV: 'staging' }, /NODE_ENV: /],
  ['an address without a scheme', { APP_URL: 'read.example' }, /APP_URL: must be an http or https address/],
  [
    'plain http in public',
    { APP_URL: 'http://read.example' },
    /APP_URL: must be https, or http on localhost/,
  ],
  ['http that only looks local', { APP_URL: 'http://localhost.read.example' }, /APP_URL: must be https/],
  ['a file as address', { APP_URL: 'file:///etc' }, /APP_URL: /],
  [
    'a security contact that is no address',
    { SECURITY_CONTACT: 'the office' },
    /SECURITY_CONTACT: must be an e/,
  ],
  [
    'a security contact in plain http',
    { SECURITY_CONTACT: 'http://read.example' },
    /SECURITY_CONTACT: must be/,
  ],
  ['another database', { DATABASE_URL: 'mysql://localhost/app' }, /DATABASE_URL: must start with postgres:/],
  ['a database that is no address', { DATABASE_URL: 'localhost' }, /DATABASE_URL: /],
  ['a short secret', { AUTH_SECRET: 'x'.repeat(31) }, /AUTH_SECRET: must have at least 32 characters/],
  [
    'a base address without its key',
    { ANTHROPIC_BASE_URL: 'https://proxy.example' },
    /ANTHROPIC_API_KEY: is needed/,
  ],
  [
    'a base address that is none',
    { ANTHROPIC_API_KEY: 'k', ANTHROPIC_BASE_URL: 'proxy' },
    /ANTHROPIC_BASE_URL: /,
  ],
  [
    'a model server without a model',
    { OPENAI_BASE_URL: 'http://localhost:11434/v1' },
    /OPENAI_MODEL: is needed/,
  ],
  ['a model without a server', { OPENAI_MODEL: 'small' }, /OPENAI_BASE_URL: is needed/],
  ['a key without a server', { OPENAI_API_KEY: 'k' }, /OPENAI_BASE_URL: is needed/],
  ['a negative budget', { AI_DAILY_BUDGET_USD: '-1' }, /AI_DAILY_BUDGET_USD: /],
  ['a budget in words', { AI_DAILY_BUDGET_USD: 'five' }, /AI_DAILY_BUDGET_USD: /],
  ['a support address that is none', { SUPPORT_EMAIL: 'support' }, /SUPPORT_EMAIL: /],
  ['an emergency number in words', { EMERGENCY_NUMBER: 'police' }, /EMERGENCY_NUMBER: must be a number/],
  [
    'a help line with a mark in it',
    { HELP_LINES: 'Call <b>116</b>' },
    /HELP_LINES.*must be one line of plain/,
  ],
  [
    'too many help lines',
    { HELP_LINES: 'one 1|two 2|three 3|four 4|five 5' },
    /HELP_LINES: must be at most 4/,
  ],
  ['a school contact of two lines', { SCHOOL_CONTACT: 'Room 1\nRoom 2' }, /SCHOOL_CONTACT: must be one line/],
  ['a school contact that is too long', { SCHOOL_CONTACT: 'x'.repeat(121) }, /SCHOOL_CONTACT: .*at most 120/],
  ['an owner that is no address', { OWNER_EMAILS: 'a@example.com,boss' }, /OWNER_EMAILS/],
  ['a proxy count below zero', { TRUSTED_PROXIES: '-1' }, /TRUSTED_PROXIES: /],
  ['a proxy count that is a yes', { TRUSTED_PROXIES: 'true' }, /TRUSTED_PROXIES: /],
]

test.each(wrong)('%s stops the start with its name and reason', (_name, environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(sentence)
})

test('every wrong setting is named at once, and no value of a secret is repeated', () => {
  const read = () => readSettings({ PORT: 'web', AUTH_SECRET: 'my short secret', APP_URL: 'nowhere' })
  expect(read).toThrow(/PORT: [\s\S]*APP_URL: |APP_URL: [\s\S]*PORT: /)
  expect(read).not.toThrow(/my short secret/)
})

test('a role needs a database that several processes can open', () => {
  const DATABASE_URL = 'postgres://localhost/tonewise'
  expect(readSettings({ ROLE: 'worker', DATABASE_URL }).ROLE).toBe('worker')
  expect(() => readSettings({ ROLE: 'worker' })).toThrow('ROLE: needs DATABASE_URL')
  expect(() => readSettings({ ROLE: 'both', DATABASE_URL })).toThrow('ROLE: must be all, web or worker')
})
