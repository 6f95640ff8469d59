import { WORD } from '../doc/shape.ts'
import type { Doc } from '../doc.ts'
import { toneRows } from '../lexicons/tones.ts'
import type { Tone, ToneScore } from './tone.ts'
import { countWords, type Evidence, evidenceOf, isForm, SURE } from './tone-evidence.ts'
import { fitsMood, isOnlyBeforeTurn, isSupported } from './tone-support.ts'

let bank: readonly Tone[] | undefined

/** The tones, decoded once, on first use. */
export function toneBank(): readonly Tone[] {
  bank ??= toneRows.trim().split('\n').map(toTone)
  return bank
}

function toTone(row: string): Tone {
  const [head = '', meaning = '', line = '', also = ''] = row.split('|').map((part) => part.trim())
  const [name = '', band = ''] = head.split(' ')
  const parts = line.split(' ')
  return {
    name,
    band,
    meaning,
    evidence: parts
      .filter((part) => part.includes(':'))
      .map((part) => ({ name: part.split(':')[0] ?? '', weight: Number(part.split(':')[1]) })),
    needs:
      parts
        .find((part) => part.startsWith('needs='))
        ?.slice(6)
        .split(',') ?? [],
    onlyPossible: parts.includes('only=possible'),
    also: also.split(' '),
  }
}

const LEAST_SCORE = 2.4
const LEAST_SPANS = 2
const LEAST_WORDS = 10
const MOST_TONES = 3
/** A third candidate with far less support than the first is left out. */
const LEAST_SHARE = 0.45
/** A passage of fewer words than this is short: one word weighs much there, so a tone needs more. */
const SHORT_PASSAGE = 100
const LEAST_SCORE_SHORT = 2.6

/**
 * Up to three tones that the words point to, most support first; none where the evidence is thin, where the feeling
 * words of the passage point the other way, or where the text is a list of figures or directions. The score is the
 * sum of weight times lift over the tone's line of evidence.
 */
export function tonesOf(doc: Doc): ToneScore[] {
  const words = countWords(doc)
  if (words < LEAST_WORDS || isTableOrRecipe(doc)) return []
  const evidence = evidenceOf(doc)
  const short = words < SHORT_PASSAGE
  const least = short ? LEAST_SCORE_SHORT : LEAST_SCORE
  const scores = toneBank()
    .map((tone) => scoreOf(tone, evidence))
    .filter((one) => one.score >= least && countSpans(one) >= LEAST_SPANS)
    .filter((one) => !isOnlyBeforeTurn(doc, one))
    .filter((one) => isSupported(doc, one, short) && fitsMood(doc, one.tone, short))
    .sort((a, b) => b.score - a.score || (a.tone.name < b.tone.name ? -1 : 1))
  const most = scores[0]?.score ?? 0
  return scores.filter((one) => one.score >= most * LEAST_SHARE).slice(0, MOST_TONES)
}

/** The support for one tone, thin or not; marks and pronouns never count for more than words do. */
export function scoreOf(tone: Tone, evidence: ReadonlyMap<string, Evidence>): ToneScore {
  let score = 0
  let forms = 0
  const rests: { evidence: Evidence; share: number }[] = []
  for (const { name, weight } of tone.evidence) {
    const one = evidence.get(name)
    const lift = weight > 0 ? one?.lift : one?.sureLift
    if (!one || !lift || lift <= 0) continue
    if (weight > 0 && isForm(name)) forms += weight * lift
    else score += weight * lift
    if (weight > 0) rests.push({ evidence: one, share: weight * lift })
  }
  if (rests.length > 1) rests.sort((a, b) => b.share - a.share)
  const met =
    tone.needs.length === 0 ||
    tone.needs.some((name) => evidence.get(name)?.spans.some(({ force }) => force >= SURE))
  return { tone, score: met ? score + Math.min(forms, Math.max(0, score)) : 0, rests }
}

/** How many different spans speak for the tone. */
function countSpans({ rests }: ToneScore): number {
  const starts = new Set<number>()
  for (const { evidence } of rests) for (const span of evidence.spans) starts.add(span.first)
  return starts.size
}

const DIRECTIONS = new Set(
  (
    'cup cups teaspoon teaspoons tablespoon tablespoons tbsp tsp oz ounce ounces gram grams ml minutes oven bake stir mix add pour preheat ' +
    'boil simmer whisk chop flour sugar butter salt pepper eggs egg bowl pan dough slice serve sprinkle depart departs arrive arrives ' +
    'platform monday tuesday wednesday thursday friday saturday sunday am pm'
  ).split(' '),
)
const MOST_FIGURES = 0.12

/** Is the text a timetable, a price list, a recipe? Figures and words of directions are an eighth of it or more. */
function isTableOrRecipe(doc: Doc): boolean {
  let figures = 0
  let words = 0
  for (let i = 0; i < doc.count; i++) {
    if (((doc.shape[i] as number) & WORD) === 0) continue
    words++
    const word = doc.folded[i] as string
    if (DIRECTIONS.has(word) || (word.charCodeAt(0) >= 48 && word.charCodeAt(0) <= 57)) figures++
  }
  return figures > words * MOST_FIGURES
}
