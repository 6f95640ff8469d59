import type { Detector } from '../../detector.ts'
import { spanOf } from '../../doc/tokens.ts'
import type { Doc } from '../../doc.ts'
import type { ToneScore } from '../../feelings/tone.ts'
import { tonesOf } from '../../feelings/tone-scores.ts'
import type { Certainty, Found, Span } from '../../finding.ts'

/** A tone the words may point to. Candidates, never a verdict: the data says what each rests on. */
export type ToneData = {
  tone: string
  /** 1 for the candidate with the most support. */
  rank: number
  /** The sum of weight times lift over the evidence; for comparing candidates, never shown as a percentage. */
  score: number
  /** School level from which the word is used. */
  band: string
  /** The tone in plain words. */
  meaning: string
  /** The evidence in words, strongest first: "words of darkness". */
  rests: readonly string[]
  /** Words a reader could use in its place. */
  also: readonly string[]
}
type ToneFinding = Found<'tone', ToneData>

const MOST_SPANS = 8
const LIKELY_SCORE = 4
const LIKELY_SPANS = 3
const LIKELY_WORDS = 40

/** Up to three candidates for the tone of the passage; none where the evidence is thin. */
export const tone: Detector<ToneFinding> = {
  name: 'tone',
  *run(doc) {
    for (const [index, score] of tonesOf(doc).entries()) {
      const finding = toFinding(doc, score, index + 1)
      if (finding) yield finding
    }
  },
}

function toFinding(doc: Doc, score: ToneScore, rank: number): ToneFinding | undefined {
  const [first, ...rest] = chooseEvidence(doc, score)
  const last = rest.at(-1)
  if (!first || !last) return undefined
  const { tone, rests } = score
  const data: ToneData = {
    tone: tone.name,
    rank,
    score: Math.round(score.score * 100) / 100,
    band: tone.band,
    meaning: tone.meaning,
    rests: rests.map(({ evidence }) => evidence.label),
    also: tone.also,
  }
  const certainty = certaintyOf(doc, score, rest.length + 1)
  return {
    type: 'tone',
    cue: 'word choice',
    start: first.start,
    end: last.end,
    certainty,
    evidence: [first, ...rest],
    data,
  }
}

/** Word lists cannot be sure of a tone: never clear, and irony never more than possible. */
function certaintyOf(doc: Doc, { tone, score }: ToneScore, spanCount: number): Certainty {
  if (tone.onlyPossible || doc.count < LIKELY_WORDS) return 'possible'
  return score >= LIKELY_SCORE && spanCount >= LIKELY_SPANS ? 'likely' : 'possible'
}

/** The spans that the tone rests on: in turn from each kind of evidence, unmistakable words first; then in text order. */
function chooseEvidence(doc: Doc, { rests }: ToneScore): Span[] {
  const lists = rests.map(({ evidence }) => [...evidence.spans].sort((a, b) => b.force - a.force))
  const chosen = new Map<number, Span>()
  for (let round = 0; chosen.size < MOST_SPANS && lists.some((list) => round < list.length); round++) {
    for (const list of lists) {
      const span = list[round]
      if (span && chosen.size < MOST_SPANS && !chosen.has(span.first))
        chosen.set(span.first, spanOf(doc, span.first, span.last))
    }
  }
  return [...chosen.values()].sort((a, b) => a.start - b.start || a.end - b.end)
}
