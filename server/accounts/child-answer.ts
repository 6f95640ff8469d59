import { randomUUID } from 'node:crypto'
import { TonewiseError } from '#domain/errors'
import type { Settings } from '../env.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Runtime } from '../runtime.ts'
import { childSentence, emailFault, normalizeEmail, refuseFaults } from './check-fields.ts'
import { clearCookie, readCookie, writeCookie } from './cookies.ts'
import { countLinkMail } from './links/count-link-mail.ts'
import { newLink, tokenHashOf } from './links/new-link.ts'
import { replaceLink, takeLink } from './links/queries.ts'

const cookieName = 'audience'

/** The sentence at the field and the names of the two ways on, at the answer itself and at every try after it. */
export const answeredFields = fieldsWith(
  `${childSentence} We remember this answer in this browser until the browser is closed.`,
)
export const rememberedFields = fieldsWith(
  'Somebody answered “A child under 13” in this browser. We remember this until the browser is closed, so that a ' +
    'child cannot try again with another age. No account can be made here until then. If the answer was a mistake, ' +
    'an adult can take it back.',
)

function fieldsWith(audience: string) {
  return { audience, children: 'How a grown-up adds a child', adult: 'How an adult takes the answer back' }
}

/** Whether "A child under 13" was answered in this browser since it was opened. */
export function remembersChild(request: Request, settings: Settings): boolean {
  return readCookie(request, cookieName, settings) === 'child'
}

/** The Set-Cookie line that remembers the answer until the browser is closed. */
export function rememberChild(settings: Settings): string {
  return writeCookie(cookieName, 'child', settings)
}

/**
 * Mails an adult the link that takes the answer back. A press alone must not do it, because a child could press.
 * Throws fields_wrong, not_found where no mail can be sent, and too_many.
 */
export async function askAdult(runtime: Runtime, typed: string, address: string): Promise<void> {
  if (runtime.settings.mail === 'none') throw new TonewiseError('not_found')
  const email = normalizeEmail(typed)
  refuseFaults({ email: emailFault(email) })
  const { allowed, retryAfter } = await countLinkMail(runtime, { to: email, address })
  if (!allowed) throw new TonewiseError('too_many', { retryAfter })
  await runtime.database.query.transaction(async (inside) => {
    const { address: link, kept } = newLink(runtime, '/auth/adult')
    await replaceLink(inside, { ...kept, subject: `adult ${email}`, kind: 'adult', email })
    await queueMail(inside, runtime, { template: 'adult-link', to: email, values: { link } })
  })
}

/** A link like the mailed one, for the person who runs the server to hand on. */
export async function makeAdultLink(runtime: Runtime): Promise<string> {
  const { address, kept } = newLink(runtime, '/auth/adult')
  const subject = `adult by hand ${randomUUID()}`
  await replaceLink(runtime.database.query, { ...kept, subject, kind: 'adult', email: '' })
  return address
}

/** Uses a link up; returns the Set-Cookie line that forgets the answer. Throws fields_wrong or link_over. */
export async function takeAnswerBack(runtime: Runtime, token: string): Promise<string> {
  const { database, settings, now } = runtime
  const link = await takeLink(database.query, 'adult', tokenHashOf(token), now())
  if (!link) throw new TonewiseError('link_over')
  return clearCookie(cookieName, settings)
}
