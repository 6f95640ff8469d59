import { setTimeout as pause } from 'node:timers/promises'
import { TonewiseError } from '#domain/errors'
import type { Runtime } from '../runtime.ts'
import { noteSignIn } from '../security/note-sign-in.ts'
import type { Viewer } from '../viewer.ts'
import { checkSignIn, checkSignUp, type SignInFields, type SignUpFields } from './check-fields.ts'
import { countOpening, countSignUp, failuresOf } from './count-failures.ts'
import { openSession, register } from './credentials.ts'
import { askForNewPassword } from './forgotten-password.ts'
import { knownBrowser, rememberBrowser } from './known-browser.ts'
import { takeLink } from './links/queries.ts'
import { deleteEndedSessions } from './queries.ts'
import { endSession, findViewer, newSession } from './sessions.ts'
import { askToSignUp, readSignUp } from './sign-up-by-link.ts'
import { createTurns } from './take-turns.ts'

/** `setCookie`: whole Set-Cookie lines for the response. */
export type Accounts = {
  /** Who sends the request, or null. One query; none at all without a session cookie. */
  viewerOf(request: Request): Promise<{ viewer: Viewer; setCookie?: string[] } | null>
  /**
   * Makes an account, or, where mail is sent, mails the link that makes it. The same for a new and for a taken
   * address. Throws fields_wrong or too_many.
   */
  signUp(input: SignUpFields & { address: string }): Promise<void>
  /** Opens the link of a sign-up: makes the account and a session. Throws fields_wrong, link_over or too_many. */
  confirmSignUp(
    input: { token: string; password: string; isNewPassword: boolean } & Opening,
    request: Request,
  ): Promise<string[]>
  /** Mails a link for a new password. The same for a known and an unknown address. Throws fields_wrong or too_many. */
  forgotPassword(input: { email: string; address: string }): Promise<void>
  /** Opens a session and ends the request's old one. Throws fields_wrong, auth_failed, sign_in_wait or too_many. */
  signIn(input: SignInFields & Opening, request: Request): Promise<string[]>
  /** Ends the request's session on the server. Returns the lines that end it in the browser. */
  signOut(request: Request): Promise<string[]>
}

/** How a session opens: on whose computer, and from which network address. */
type Opening = { sharedComputer: boolean; address: string }

/** Answers about an address take at least this long, in milliseconds: its existence does not show in the time. */
const evenTime = 250

export function createAccounts(runtime: Runtime, leastTime = evenTime): Accounts {
  const takeTurn = createTurns()
  return {
    viewerOf: (request) => findViewer(runtime, request),
    async signUp(input) {
      const { email, password, ageBand } = await checkSignUp(input)
      const enough = pause(leastTime)
      await countSignUp(runtime, input.address)
      if (runtime.settings.mail === 'smtp') await askToSignUp(runtime, { email, password, ageBand })
      else await register(runtime, { email, password, ageBand })
      await enough
    },
    async confirmSignUp(input, request) {
      await countOpening(runtime, input.address)
      const { tokenHash, ...account } = await readSignUp(runtime, input)
      await register(runtime, account)
      await takeLink(runtime.database.query, 'sign-up', tokenHash, runtime.now())
      const { session, setCookie } = newSession(runtime, input.sharedComputer, request)
      const opened = await openSession(runtime, account.email, account.password, session)
      // Two opened the link at once and chose two passwords: this is the other one.
      if (!opened) throw new TonewiseError('link_over')
      await endSession(runtime, request)
      if (input.sharedComputer) return [setCookie]
      return [setCookie, rememberBrowser(runtime, request, account.email)]
    },
    async forgotPassword({ email, address }) {
      const enough = pause(leastTime)
      await countOpening(runtime, address)
      await askForNewPassword(runtime, email, address)
      await enough
    },
    async signIn(input, request) {
      const { email, password } = checkSignIn(input)
      const browser = knownBrowser(runtime, request, email)
      const own = browser && `device ${browser}`
      const failures = failuresOf(runtime, { email, address: input.address, own })
      const { session, setCookie } = newSession(runtime, input.sharedComputer, request)
      const began = performance.now()
      // In turns, so that many guesses at once do not all pass before the first one is counted.
      const opened = await takeTurn(email, async () => {
        await failures.refuseIfWaiting()
        const opened = await openSession(runtime, email, password, session)
        await (opened ? failures.forget() : failures.add())
        return opened
      })
      if (!opened) {
        await pause(Math.max(0, leastTime - (performance.now() - began)))
        throw new TonewiseError('auth_failed')
      }
      await endSession(runtime, request)
      await deleteEndedSessions(runtime.database, opened.userId, runtime.now())
      await noteSignIn(runtime, opened.userId, input.address)
      return input.sharedComputer ? [setCookie] : [setCookie, rememberBrowser(runtime, request, email)]
    },
    signOut: async (request) => [await endSession(runtime, request)],
  }
}
