import { expect, test, vi } from 'vitest'
import { hashPassword, verifyPassword } from './hash-password.ts'

// The cost of the product, which other tests lower.
vi.unmock('#server/accounts/passwords/password-cost')

test('a hash is Argon2id with the cost that OWASP names, and matches its password only', async () => {
  const hash = await hashPassword('four calm green kettles')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(await verifyPassword(hash, 'four calm green kettles')).toBe(true)
  expect(await verifyPassword(hash, 'four calm green kettle')).toBe(false)
})

test('two hashes of one password differ', async () => {
  expect(await hashPassword('same words twice')).not.toBe(await hashPassword('same words twice'))
})

test('a hash in another form matches nothing', async () => {
  expect(await verifyPassword('', '')).toBe(false)
  expect(await verifyPassword('$2b$10$abcdefghijklmnopqrstuv', 'abc')).toBe(false)
})
