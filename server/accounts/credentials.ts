import type { Runtime } from '../runtime.ts'
import type { AgeBand } from './check-fields.ts'
import { findCredential, insertAccount, insertSession } from './credential-queries.ts'
import { hashPassword, verifyPassword } from './hash-password.ts'

/** `device`: in plain words, for the list of a person's sessions. */
export type NewSession = { tokenHash: string; expiresAt: Date; sharedComputer: boolean; device: string }

/** `passwordHash` is given when the address is proven already; else the password is hashed here. */
export type NewAccount = { email: string; password: string; ageBand: AgeBand; passwordHash?: string }

/** Makes an account. For a taken address it makes none, does the same work and returns all the same. */
export async function register({ database, now }: Runtime, account: NewAccount): Promise<void> {
  const { email, password, ageBand, passwordHash: known } = account
  // Hashed before the transaction: 20 ms of work must not hold a connection.
  const passwordHash = known ?? (await hashPassword(password))
  const isVerified = known !== undefined
  await database.query.transaction((inside) =>
    insertAccount(inside, { email, ageBand, isVerified, passwordHash }, now()),
  )
}

/**
 * Opens the session when the password is right; returns whose it is, or null. An address without an account takes the
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
