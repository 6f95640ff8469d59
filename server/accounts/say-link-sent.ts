import type { Settings } from '../env.ts'

/** What happens with a link that was asked for. The mail goes out a moment later. Not to be asked where none can. */
export function sayLinkSent(mail: Settings['mail'], email: string): string {
  return mail === 'smtp'
    ? `We are sending a link to ${email}. Open it in the next 30 minutes.`
    : `Email isn’t set up on this server. A link for ${email} is saved in its outbox folder. Ask the person who runs it.`
}
