import { type Kind, kinds } from '../choices/kinds.ts'
import type { Span } from '../doc/span.ts'
import type { Pronunciations } from '../findings/create-pronunciations.ts'
import { cleanPasted } from '../pasted/clean-text.ts'
import { claimSentences } from './claim-sentence.ts'
import { claimOfMeter } from './claims-of-meter.ts'
import { claimOfPair } from './claims-of-pairs.ts'
import { claimOfRhyme } from './claims-of-rhyme.ts'
import { claimOfSize } from './claims-of-size.ts'
import { claimOfVoice } from './claims-of-voice.ts'
import { type Counted, type CountedForm, countForm, type SureCertainty } from './counted-form.ts'

/** A statement of an answer that the engine counts differently. */
export type ContradictedClaim = {
  /** The sentence of the answer. */
  answerSpan: Span
  claim: 'rhyme' | 'meter' | 'narrator' | 'lines' | 'stanzas'
  /** What the answer says ("ABAB", "iambic pentameter", "first person", "12"), and what was counted, in the same form. */
  says: string
  counted: string
  certainty: SureCertainty
}

type Claim = Pick<ContradictedClaim, 'answerSpan' | 'claim' | 'says'> & {
  judge(form: CountedForm): Counted | null
}

/** An answer states a handful of such things; a text that states hundreds is not an answer. */
const MOST_CLAIMS = 40

/**
 * Holds what an answer states about rhyme scheme, meter, the narrator's person and the number of lines or stanzas
 * against the engine's own count. Only statements that can be counted are looked at: guesses, comparisons, general
 * rules and step 5 are not. A statement is listed only where the count is clear or likely and speaks plainly
 * against it, so a true statement is not listed when the count is unsure. Linear; never throws.
 *
 * @param answer the explanation, as markdown or plain text
 * @param passage the text as pasted
 * @param sounds from `loadPronunciations()`; without it nothing is said of rhyme and meter
 */
export function checkClaims(
  answer: string,
  passage: string,
  kind: Kind,
  sounds?: Pronunciations,
): ContradictedClaim[] {
  if (passage.trim() === '') return []
  const form = countForm(cleanPasted(passage, kinds[kind]).text, kind, sounds)
  return readClaims(answer, kind, sounds).flatMap(({ judge, ...claim }) => {
    const counted = judge(form)
    return counted ? [{ ...claim, ...counted }] : []
  })
}

function readClaims(answer: string, kind: Kind, sounds: Pronunciations | undefined): Claim[] {
  const claims: Claim[] = []
  for (const sentence of claimSentences(answer)) {
    if (claims.length >= MOST_CLAIMS) break
    const answerSpan = { start: sentence.start, end: sentence.end }
    const voice = claimOfVoice(sentence)
    if (voice) claims.push({ answerSpan, claim: 'narrator', ...voice })
    if (!kinds[kind].isVerse) continue
    const rhyme = claimOfRhyme(sentence)
    if (rhyme) claims.push({ answerSpan, claim: 'rhyme', ...rhyme })
    const pair = sounds && claimOfPair(answer, sentence)
    if (pair) claims.push({ answerSpan, claim: 'rhyme', says: pair.says, judge: () => pair.judge(sounds) })
    const meter = claimOfMeter(sentence)
    if (meter) claims.push({ answerSpan, claim: 'meter', ...meter })
    const size = claimOfSize(sentence)
    if (size) claims.push({ answerSpan, ...size })
  }
  return claims
}
