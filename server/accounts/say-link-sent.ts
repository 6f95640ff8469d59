import type { Settings } from '../env.ts'

/** What happens with a link that was asked for. The mail goes out a moment later. Not to be asked where none can. */
export function sayLinkSent(mail: Settings['mail'], email: string): string {
  return mail === 'smtp'
    ? `We are sending a link to ${email}. Open it in the next 30 minutes.`
    : `A mail with a link for ${email} goes to the outbox. The outbox is a folder on the computer of this installation. The link works for 30 minutes.`
}
