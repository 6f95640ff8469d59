import { randomUUID } from 'node:crypto'
import { TonewiseError } from '#domain/errors'
import type { Settings } from '../env.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Runtime } from '../runtime.ts'
import { childSentence, emailFault, normalizeEmail, refuseFaults } from './check-fields.ts'
import { countLinkMail, newLink, tokenHashOf } from './links/new-link.ts'
import { replaceLink, takeLink } from './links/queries.ts'
import { clearCookie, readCookie, writeCookie } from './sessions/cookies.ts'

const cookieName = 'audience'

/** The message at the field and the labels of the two links beside it: at the answer itself, then at every later try. */
export const answeredFields = fieldsWith(
  `${childSentence} We remember this answer in this browser until the browser is closed.`,
)
export const markedFields = fieldsWith(
  'Somebody answered “A child under 13” in this browser. We remember this until the browser is closed, so that a ' +
    'child cannot try again with another age. No account can be made here until then. If the answer was a mistake, ' +
    'an adult can take it back.',
)

function fieldsWith(audience: string) {
  return { audience, children: 'How a grown-up adds a child', adult: 'How an adult takes the answer back' }
}

/** Whether somebody answered "A child under 13" in this browser session. */
export function isMarkedAsChild(request: Request, settings: Settings): boolean {
  return readCookie(request, cookieName, settings) === 'child'
}

/** The Set-Cookie header that marks the browser until it is closed. */
export function markAsChild(settings: Settings): string {
  return writeCookie(cookieName, 'child', settings)
}

/**
 * Mails an adult the link that takes the answer back. A button must not be enough, because a child could press it.
 * Throws fields_wrong, not_found where no mail can be sent, and too_many.
 */
export async function mailAdultLink(runtime: Runtime, typed: string, address: string): Promise<void> {
  if (runtime.settings.mail === 'none') throw new TonewiseError('not_found')
  const email = normalizeEmail(typed)
  refuseFaults({ email: emailFault(email) })
  const { allowed, retryAfter } = await countLinkMail(runtime, { to: email, address })
  if (!allowed) throw new TonewiseError('too_many', { retryAfter })
  await runtime.database.query.transaction(async (inside) => {
    const { address: link, row } = newLink(runtime, '/auth/adult')
    await replaceLink(inside, { ...row, subject: `adult ${email}`, kind: 'adult', email })
    await queueMail(inside, runtime, { template: 'adult-link', to: email, values: { link } })
  })
}

/** A link like the mailed one, for the operator to pass on. */
export async function makeAdultLink(runtime: Runtime): Promise<string> {
  const { address, row } = newLink(runtime, '/auth/adult')
  const subject = `adult by hand ${randomUUID()}`
  await replaceLink(runtime.database.query, { ...row, subject, kind: 'adult', email: '' })
  return address
}

/** Consumes the link and returns the Set-Cookie header that removes the mark. Throws fields_wrong or link_over. */
export async function unmarkAsChild(runtime: Runtime, token: string): Promise<string> {
  const { database, settings, now } = runtime
  const link = await takeLink(database.query, 'adult', tokenHashOf(token), now())
  if (!link) throw new TonewiseError('link_over')
  return clearCookie(cookieName, settings)
}
