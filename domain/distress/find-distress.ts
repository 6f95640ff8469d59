import { asksOfOthers, bearingOf, isAnchored, sharesTheFate } from './about-a-text.ts'
import { dangerFromOthers } from './danger-from-others.ts'
import { deathAndWounds } from './death-and-wounds.ts'
import { eating, lowMood } from './eating-and-mood.ts'
import { findSigns, isBleak } from './find-signs.ts'
import { normalize } from './normalize.ts'
import type { HelpKind, Pattern, Tier } from './pattern.ts'

export type Distress = { tier: Tier; kind: HelpKind }

type Found = Distress & { start: number; end: number; isWeak: boolean }

const allPatterns: Pattern[] = [...deathAndWounds, ...dangerFromOthers, ...eating, ...lowMood]

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
  for (const sentence of sentences)
    for (const { tier, kind, start, end, isWeak } of findAll(sentence)) {
      const bearing = bearingOf(sentence, start, end, whole)
      if (bearing === 'none' || (isWeak && isAsking)) continue
      if (tier === 'clear' && bearing === 'own' && isAnchored(sentence, whole)) return { tier, kind }
      if (tier === 'clear' || bearing === 'own') possible ??= { tier: 'possible', kind }
    }
  const mayBe = sharesTheFate(whole) || (!isAsking && isBleak(sentences))
  return possible ?? (mayBe ? { tier: 'possible', kind: 'self-harm' } : null)
}

function* findAll(sentence: string): Generator<Found> {
  for (const { kind, tier, expression } of allPatterns)
    for (const { index, 0: words } of sentence.matchAll(expression))
      yield { kind, tier, start: index, end: index + words.length, isWeak: false }
  for (const { sign, start, end } of findSigns(sentence))
    yield { kind: sign.kind, tier: sign.tier, start, end, isWeak: sign.tier === 'possible' }
}
