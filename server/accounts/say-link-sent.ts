import type { Settings } from '../env.ts'

/** Where the mail with a link is now, as far as the server knows. Not to be asked where no mail can be sent. */
export function sayLinkSent(mail: Settings['mail'], email: string): string {
  return mail === 'smtp'
    ? `We sent a link to ${email}. Open it in the next 30 minutes.`
    : `A mail with a link to ${email} is in the outbox. The outbox is a folder on the computer of this installation. The link works for 30 minutes.`
}
