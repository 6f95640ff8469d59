import type { Certainty } from '#close-reading'

/** How sure the engine is, as a word of its own and as the opening of a sentence. */
export const certaintyNames: Record<Certainty, string> = {
  clear: 'Clear',
  likely: 'Likely',
  possible: 'Possible',
}

const openings: Record<Certainty, string> = {
  clear: 'This is',
  likely: 'This looks like',
  possible: 'This may be',
}

/** "This looks like a comparison." */
export function formatCertainty(certainty: Certainty, what: string): string {
  return `${openings[certainty]} ${what}.`
}
