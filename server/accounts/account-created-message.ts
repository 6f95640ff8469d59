import type { Settings } from '../env.ts'

/** What a person reads after signing up. It is the same for a new and a taken address. */
export function accountCreatedMessage(mail: Settings['mail']): string {
  const created = 'Account created! Please sign in.'
  return mail === 'smtp' ? `${created} First open the link in the mail that we sent you.` : created
}
