import type { Settings } from '../env.ts'

/** What a person reads after asking for a link; the mail is sent a moment later. Not for `mail` of none. */
export function linkSentMessage(mail: Settings['mail'], email: string): string {
  return mail === 'smtp'
    ? `We are sending a link to ${email}. Open it in the next 30 minutes.`
    : `Email isn’t set up on this server. A link for ${email} is saved in its outbox folder. Ask the person who runs it.`
}
