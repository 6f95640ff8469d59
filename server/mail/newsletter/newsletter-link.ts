import { createHmac, timingSafeEqual } from 'node:crypto'
import { isUuid } from '../../http/is-uuid.ts'
import type { Runtime } from '../../runtime.ts'

export type NewsletterAct = 'confirm' | 'unsubscribe'

/** An address that only the owner of the mailbox knows. It carries no email: an id and its signature. */
export function newsletterLink(runtime: Runtime, act: NewsletterAct, id: string): string {
  return `${runtime.settings.appUrl}/newsletter/${act}?token=${id}.${sign(runtime, act, id)}`
}

/** The id of the subscriber when the token is ours and for this act, else null. */
export function readNewsletterToken(runtime: Runtime, act: NewsletterAct, token: string): string | null {
  const [id = '', signature = ''] = token.split('.')
  if (!isUuid(id)) return null
  const given = Buffer.from(signature)
  const right = Buffer.from(sign(runtime, act, id))
  return given.length === right.length && timingSafeEqual(given, right) ? id : null
}

function sign({ secret }: Runtime, act: NewsletterAct, id: string): string {
  return createHmac('sha256', secret).update(`newsletter:${act}:${id}`).digest('base64url')
}
