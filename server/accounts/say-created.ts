import type { Settings } from '../env.ts'

/** After sign-up: the same for a new and for a taken address. */
export function sayCreated(mail: Settings['mail']): string {
  const created = 'Account created! Please sign in.'
  return mail === 'smtp' ? `${created} First open the link in the mail that we sent you.` : created
}
