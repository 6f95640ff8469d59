import type { ChildProfile } from '#domain/family'

/** What the tab Profile shows of the child profiles of an account. */
export type Family = {
  children: (ChildProfile & {
    conversations: number
    /** The day on which it will be deleted because nobody uses it; null when it will not. */
    goesOn: string | null
  })[]
  /** How many profiles the plan allows, and how many the largest plan does. */
  allowed: number
  most: number
}
