import type { GradeLevel } from './choices.ts'
import { limits } from './limits.ts'
import { type Entitlement, mostChildProfiles, plans } from './plans.ts'

/** A child profile as its guardian sees it. */
export type ChildProfile = { id: string; nickname: string; gradeLevel: GradeLevel }

/**
 * How many child profiles an account can have. One is free on every plan, so that no child is ever left without
 * access; a plan may allow more. Existing profiles stay when a plan ends.
 */
export function childProfilesOf(entitlement: Entitlement, hasPlans: boolean): number {
  const { tier, source } = entitlement
  if (!hasPlans) return mostChildProfiles
  return plans[source === 'subscription' ? tier : 'basic'].childProfiles
}

/** What is wrong with a nickname, in one sentence; null when nothing is. `others` are the account's other nicknames. */
export function nicknameFault(typed: string, others: string[] = []): string | null {
  const nickname = typed.trim()
  if (nickname === '') return 'Enter a nickname, not the child’s full name.'
  if ([...nickname].length > limits.nickname) {
    return `This nickname is ${[...nickname].length} characters long. The limit is ${limits.nickname}.`
  }
  if (/[@/\\<>]|\d{4,}/.test(nickname)) {
    return 'A nickname has letters, spaces and at most 3 digits in a row. It can’t be an email address or a number.'
  }
  if (others.some((other) => other.toLowerCase() === nickname.toLowerCase())) {
    return 'Another child profile has this nickname. Choose another one.'
  }
  return null
}
