import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { passwordCost } from './password-cost.ts'

const derive = promisify(argon2)

/** Returns the hash in the usual text form: $argon2id$v=19$m=…,t=…,p=…$salt$hash. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await tag(password, salt, passwordCost)
  const { memory, passes, parallelism } = passwordCost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(hash)}`
}

/** Whether the hash is of this password. A hash in another format never matches. */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash)
  if (!parts?.[4] || !parts[5]) return false
  const expected = Buffer.from(parts[5], 'base64')
  const actual = await tag(password, Buffer.from(parts[4], 'base64'), {
    memory: Number(parts[1]),
    passes: Number(parts[2]),
    parallelism: Number(parts[3]),
    tagLength: expected.length,
  })
  return timingSafeEqual(actual, expected)
}

function tag(password: string, nonce: Buffer, settings: typeof passwordCost): Promise<Buffer> {
  return derive('argon2id', { message: Buffer.from(password), nonce, ...settings })
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
