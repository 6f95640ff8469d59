import { vi } from 'vitest'

/**
 * The tests make a thousand hashes, each as good at the lowest cost that Argon2id has. Only here: no setting of the
 * product changes the cost, and hash-password.test.ts looks at the real one.
 */
vi.mock('#server/accounts/passwords/password-cost', () => ({
  passwordCost: { memory: 8, passes: 1, parallelism: 1, tagLength: 32 },
}))
