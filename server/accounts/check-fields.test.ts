import { expect, test } from 'vitest'
import { TonewiseError } from '#domain/errors'
import { checkSignIn, checkSignUp, normalizeEmail } from './check-fields.ts'

const good = { email: 'reader@example.com', password: 'four calm green kettles', audience: 'adult' }

/** The sentences beside the fields, or the error itself when it is another one. */
async function faultsOf(act: () => unknown): Promise<Record<string, string>> {
  try {
    await act()
    return {}
  } catch (error) {
    if (error instanceof TonewiseError && error.code === 'fields_wrong') return error.details.fields ?? {}
    throw error
  }
}

const faults: [string, Record<string, unknown>, string, RegExp][] = [
  ['an empty email', { email: '  ' }, 'email', /^Enter your email address\.$/],
  ['no email', { email: 'somebody' }, 'email', /not a complete email/],
  ['a too long email', { email: `${'a'.repeat(250)}@example.com` }, 'email', /262 characters.*254/],
  ['an empty password', { password: '' }, 'password', /12 to 128/],
  ['a short password', { password: 'short 1!' }, 'password', /has 8 characters\. It needs 12/],
  ['a long password', { password: 'ab1 '.repeat(33) }, 'password', /132 characters.*128/],
  ['a common password', { password: 'Password12345!' }, 'password', /can be guessed/],
  ['a repeated password', { password: 'passwordpassword' }, 'password', /can be guessed/],
  ['a run of digits', { password: '123456789012' }, 'password', /can be guessed/],
  ['no audience', { audience: '' }, 'audience', /^Choose who will use this account\.$/],
]

test.each(faults)('%s is refused beside its field', async (_name, given, field, sentence) => {
  const fields = await faultsOf(() => checkSignUp({ ...good, ...given }))
  expect(Object.keys(fields)).toEqual([field])
  expect(fields[field]).toMatch(sentence)
})

test('good fields pass, written in one way', async () => {
  const checked = await checkSignUp({ ...good, email: ' Reader@EXAMPLE.com', audience: 'teen' })
  expect(checked).toEqual({ email: good.email, password: good.password, ageBand: 'teen' })
  expect(normalizeEmail('ｒeader@example.com')).toBe(good.email)
})

test.each([
  'correct horse battery staple',
  'ich-lese-gern-gedichte',
  '12345 apples on a roof',
  '日本語のパスワードは長い方がよい',
])('%s is a password that nobody guesses first', async (password) => {
  expect(await faultsOf(() => checkSignUp({ ...good, password }))).toEqual({})
})

test('every wrong field is named at once', async () => {
  const fields = await faultsOf(() => checkSignUp({ email: '', password: '', audience: '' }))
  expect(Object.keys(fields).sort()).toEqual(['audience', 'email', 'password'])
})

test('the email address is no password', async () => {
  const fields = await faultsOf(() => checkSignUp({ ...good, password: 'READER@example.com' }))
  expect(fields.password).toMatch(/your email address/)
})

test('sign-in asks for both fields and does not judge the password', async () => {
  expect(Object.keys(await faultsOf(() => checkSignIn({ email: 'nobody', password: '' })))).toEqual([
    'email',
    'password',
  ])
  expect(await faultsOf(() => checkSignIn({ email: good.email, password: 'short' }))).toEqual({})
})
