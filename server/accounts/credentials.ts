import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { betterAuth } from 'better-auth/minimal'
import { accounts, sessions, users, verifications } from '../database/account-tables.ts'
import type { Runtime } from '../runtime.ts'
import type { AgeBand } from './check-fields.ts'
import { hashPassword, verifyPassword } from './hash-password.ts'

/** `device`: in plain words, for the list of a person's sessions. */
export type NewSession = { tokenHash: string; expiresAt: Date; sharedComputer: boolean; device: string }

/** `passwordHash` is given when the address is proven already; else the password is hashed here. */
export type NewAccount = { email: string; password: string; ageBand: AgeBand; passwordHash?: string }

export type Credentials = {
  /** Makes an account. For a taken address it makes none and returns all the same. */
  register(account: NewAccount): Promise<void>
  /** Opens the session when the password is right; returns whose it is, or null. */
  open(email: string, password: string, session: NewSession): Promise<{ userId: string } | null>
}

/** What a call of ours hands to better-auth's hooks, which see only their own data. */
type Call = { passwordHash?: string; isVerified?: boolean; session?: NewSession }

/**
 * better-auth, used for its own calls on the server only: its routes are not mounted (its session route puts the
 * token into JSON, its change of e-mail asks for no password), and it sets no cookie of ours.
 */
export function createCredentials(runtime: Runtime): Credentials {
  const call = new AsyncLocalStorage<Call>()
  const auth = configure(runtime, call)
  return {
    async register({ email, password, ageBand, passwordHash: known }) {
      // Hashed before better-auth begins its transaction: 20 ms of work must not hold a connection.
      const passwordHash = known ?? (await hashPassword(password))
      await call.run({ passwordHash, isVerified: known !== undefined }, () =>
        auth.api.signUpEmail({ body: { name: '', email, password, ageBand } }).catch((error) => {
          if (!isCode(error, 'FAILED_TO_CREATE_USER')) throw error
          // Two sign-ups of one address at once: the other one won.
        }),
      )
    },
    async open(email, password, session) {
      try {
        const opened = await call.run({ session }, () => auth.api.signInEmail({ body: { email, password } }))
        return { userId: opened.user.id }
      } catch (error) {
        if (isCode(error, 'INVALID_EMAIL_OR_PASSWORD')) return null
        throw error
      }
    },
  }
}

function configure({ settings, secret, database, now }: Runtime, call: AsyncLocalStorage<Call>) {
  return betterAuth({
    baseURL: settings.appUrl,
    secret,
    database: drizzleAdapter(database.query, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
      transaction: true,
    }),
    user: { additionalFields: { ageBand: { type: 'string', required: true } } },
    session: { additionalFields: { sharedComputer: { type: 'boolean', required: false, input: false } } },
    emailAndPassword: {
      enabled: true,
      // Also what makes the answer for a taken address the same.
      autoSignIn: false,
      // Ours are checked before, with their own sentences; these count differently.
      minPasswordLength: 1,
      maxPasswordLength: 1_000,
      password: {
        hash: async (password) => call.getStore()?.passwordHash ?? hashPassword(password),
        verify: ({ hash, password }) => verifyPassword(hash, password),
      },
    },
    databaseHooks: {
      user: { create: { before: async () => ({ data: userRow(call.getStore()?.isVerified, now()) }) } },
      session: { create: { before: async () => ({ data: sessionRow(call.getStore()?.session, now()) }) } },
    },
    // Its limit refuses the fourth correct sign-in from one address; ours counts failures.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Its log lines carry e-mail addresses.
    logger: { disabled: true },
  })
}

function userRow(isVerified = false, createdAt: Date) {
  return { emailVerified: isVerified, createdAt, updatedAt: createdAt }
}

function sessionRow(session: NewSession | undefined, createdAt: Date) {
  if (!session) throw new Error('A session is opened by signing in only.')
  const { tokenHash, expiresAt, sharedComputer, device } = session
  return {
    token: tokenHash,
    expiresAt,
    sharedComputer,
    userAgent: device,
    createdAt,
    updatedAt: createdAt,
  }
}

function isCode(error: unknown, code: string): boolean {
  if (!(error instanceof Error) || !('body' in error)) return false
  const { body } = error
  return typeof body === 'object' && body !== null && 'code' in body && body.code === code
}
