import { cleanSigns } from '#close-reading/signs'
import { featuresOf, windowsOf } from './message-features.ts'
import { normalize } from './normalize.ts'
import { findInOtherLanguages } from './other-languages.ts'
import type { Trouble } from './pattern.ts'
import { weigh } from './weigh-window.ts'

export type Distress = Trouble

/**
 * Looks for a student's own distress, or that of somebody near, in what the student typed: a question, a follow-up
 * or an answer to a check-in, never a passage. `clear` says it, `possible` may mean it; null is neither. What a text or
 * somebody in it says is left out, unless the writer adds that it is the same for them. It misses things and it does
 * not diagnose. A long message counts as its gravest window. Time grows with the length of the text.
 * An answer about a text is heard by `findInAnswer`.
 */
export function findDistress(typed: string): Distress | null {
  const { text } = cleanSigns(typed)
  let possible: Distress | null = null
  for (const window of windowsOf(normalize(text))) {
    const { note, help, kind } = weigh(featuresOf(window))
    if (help > 0) return { tier: 'clear', kind }
    if (note > 0) possible ??= { tier: 'possible', kind }
  }
  const elsewhere = findInOtherLanguages(text)
  return elsewhere?.tier === 'clear' ? elsewhere : (possible ?? elsewhere)
}
