import type { Runtime } from '../runtime.ts'
import type { AgeBand } from './check-fields.ts'
import { findCredential, insertAccount, insertSession } from './credential-queries.ts'
import { hashPassword, verifyPassword } from './passwords/hash-password.ts'

/** `device` names the device in plain words, for the list of sessions. */
export type NewSession = { tokenHash: string; expiresAt: Date; sharedComputer: boolean; device: string }

/** `passwordHash` is there when the address is verified already; otherwise `password` is hashed. */
export type NewAccount = { email: string; password: string; ageBand: AgeBand; passwordHash?: string }

/** Creates an account. For a taken address it creates none, but does the same work and returns the same way. */
export async function register({ database, now }: Runtime, account: NewAccount): Promise<void> {
  const { email, password, ageBand, passwordHash: knownHash } = account
  // Hashed before the transaction, so that 20 ms of work don't occupy a connection.
  const passwordHash = knownHash ?? (await hashPassword(password))
  const isVerified = knownHash !== undefined
  await database.query.transaction((inside) =>
    insertAccount(inside, { email, ageBand, isVerified, passwordHash }, now()),
  )
}

/**
 * Creates the session and returns whose it is, or null for a wrong password. An address without an account takes the
 * same work as a wrong password.
 */
export async function openSession(
  { database, now }: Runtime,
  email: string,
  password: string,
  session: NewSession,
): Promise<{ userId: string } | null> {
  const found = await findCredential(database, email)
  if (!found?.passwordHash) {
    await hashPassword(password)
    return null
  }
  const { userId, passwordHash } = found
  if (!(await verifyPassword(passwordHash, password))) return null
  const isOpen = await database.query.transaction((inside) =>
    insertSession(inside, { userId, passwordHash, ...session }, now()),
  )
  return isOpen ? { userId } : null
}
