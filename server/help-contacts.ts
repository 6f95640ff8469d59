import type { HelpContacts } from '#domain/help-message'
import type { Settings } from './env.ts'

/** Whom a help message names, from the operator's settings. */
export function helpContacts({ EMERGENCY_NUMBER, HELP_LINES, SCHOOL_CONTACT }: Settings): HelpContacts {
  return { emergency: EMERGENCY_NUMBER, lines: HELP_LINES, school: SCHOOL_CONTACT ?? null }
}
