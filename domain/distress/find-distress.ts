import { asksOfOthers, bearingOf, sharesTheFate } from './about-a-text.ts'
import { dangerFromOthers } from './danger-from-others.ts'
import { deathAndWounds } from './death-and-wounds.ts'
import { eating, lowMood } from './eating-and-mood.ts'
import { findSigns } from './find-signs.ts'
import { normalize } from './normalize.ts'
import type { HelpKind, Pattern, Tier } from './pattern.ts'

export type Distress = { tier: Tier; kind: HelpKind }

const all: Pattern[] = [...deathAndWounds, ...dangerFromOthers, ...eating, ...lowMood]

/**
 * Looks for a student's own distress, or that of somebody near, in what the student typed: a question, a follow-up
 * or a check-in, never a passage. `clear` says it, `possible` may mean it; null is neither. What a text or somebody
 * in it says is left out, unless the writer adds that it is the same for them. It misses things and it does not
 * diagnose. Time grows with the length of the text.
 */
export function findDistress(text: string): Distress | null {
  const sentences = normalize(text)
  const whole = sentences.join(' | ')
  const isAsking = asksOfOthers(whole)
  let possible: Distress | null = null
  for (const sentence of sentences) {
    for (const { kind, tier, expression } of all) {
        for (const match of sentence.matchAll(expression)) {
          const bearing = bearingOf(sentence, match.index, match.index + match[0].length, whole)
          if (bearing === 'none') continue
          if (tier === 'clear' && bearing === 'own') return { tier, kind }
          if (tier === 'clear' || bearing === 'own') possible ??= { tier: 'possible', kind }
        }
      }
    for (const { sign, start, end } of findSigns(sentence)) {
        const bearing = bearingOf(sentence, start, end, whole)
        if (bearing === 'none' || (sign.tier === 'possible' && isAsking)) continue
        if (sign.tier === 'clear' && bearing === 'own') return { tier: 'clear', kind: sign.kind }
        if (sign.tier === 'clear' || bearing === 'own') possible ??= { tier: 'possible', kind: sign.kind }
      }
  }
  return possible ?? (sharesTheFate(whole) ? { tier: 'possible', kind: 'self-harm' } : null)
}
