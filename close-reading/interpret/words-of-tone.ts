import type { ExplanationSource } from '../explanation/source.ts'
import { locateParts } from '../quoting/locate-parts.ts'
import type { Tone } from '../tone/weigh-tones.ts'
import names from '../wording/clue-names.json' with { type: 'json' }
import { fill } from '../wording/fill.ts'
import wording from '../wording/interpret.json' with { type: 'json' }
import type { Candidate } from './candidate.ts'
import { basisOf } from './read-tone.ts'

/** The words that the tone is said to rest on: what is quoted for it is marked, too. */
export function wordsOfTone(source: ExplanationSource, [first]: readonly Tone[]): Candidate[] {
  if (!first) return []
  const { voice, quotes } = basisOf(source, first)
  return quotes.flatMap((quote, nth) => {
    const [span] = locateParts([quote], source.folded) ?? []
    if (!span) return []
    const means = fill(wording.clues.tone[nth] ?? '', { voice, tone: first.word })
    return [{ ...span, kind: 'word', name: names.tone, means, weight: 2.5, group: 'tone' }]
  })
}
