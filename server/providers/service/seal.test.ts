import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'

const secret = 's'.repeat(43)

test('what was sealed opens with the same secret for the same purpose, and is never the same twice', () => {
  const sealed = seal(secret, 'key', 'a key')
  expect(unseal(secret, 'key', sealed)).toBe('a key')
  expect(seal(secret, 'key', 'a key')).not.toBe(sealed)
})

test.each([
  ['another secret', (sealed: string) => unseal('t'.repeat(43), 'key', sealed)],
  ['another purpose', (sealed: string) => unseal(secret, 'draft', sealed)],
  ['a changed letter', (sealed: string) => unseal(secret, 'key', `A${sealed.slice(1)}`)],
  ['a cut end', (sealed: string) => unseal(secret, 'key', sealed.slice(0, -6))],
  ['a short text', () => unseal(secret, 'key', 'short')],
  ['nothing', () => unseal(secret, 'key', '')],
])('it does not open with %s', (_, open) => {
  let sealed = seal(secret, 'key', 'a key')
  while (sealed.startsWith('A')) sealed = seal(secret, 'key', 'a key')
  expect(open(sealed)).toBeNull()
})
