import { SpanIndex } from '../doc/span-index.ts'
import { tokenAt } from '../doc/token-at.ts'
import { commonWords } from '../explanation/common-words.ts'
import { quoteWords } from '../explanation/quote-words.ts'
import { type ExplanationSource, findingsOf } from '../explanation/source.ts'
import type { Span } from '../finding.ts'
import type { Finding, FindingData } from '../findings.ts'
import { type GradeLevel, levels, levelsInOrder } from '../levels.ts'
import { toneBank } from '../rubric/word-bank.ts'
import type { Cast } from '../scene/cast.ts'
import { isFeeling } from './is-feeling.ts'
import { pleasantFamilies } from './pleasant-families.ts'

/**
 * A tone the words may carry, with the words it rests on. `inDialogue`: these words tell how people speak, not the
 * narrator. `likely`: the detector's evidence was right in seven of ten texts or more.
 */
export type Tone = { word: string; quotes: readonly string[]; inDialogue: boolean; likely: boolean }

type Words = ReadonlySet<string>

/**
 * Up to three tones that the evidence allows, strongest first, in words of the level. Each rests on two quotations with
 * words that say something by themselves. Where none is left, the feeling words of the text may give one.
 */
export function weighTones(source: ExplanationSource, cast: Cast): Tone[] {
  const names = new Set(cast.people.flatMap(({ name }) => name.toLowerCase().split(' ')))
  const tones = [...findingsOf(source, 'tone')]
    .sort((a, b) => a.data.rank - b.data.rank)
    .flatMap((finding) => toneOf(source, names, finding))
  const different = tones.filter((tone, i) => tones.findIndex((other) => other.word === tone.word) === i)
  return different.length > 0 ? different.slice(0, 3) : tonesOfFeelings(source, names)
}

function toneOf(source: ExplanationSource, names: Words, finding: Finding<'tone'>): Tone[] {
  const facts = finding.data
  const word = wordForLevel(facts, source.grade)
  const telling = tellingQuotes(source, names, finding.evidence)
  if (!word || telling.length < 2) return []
  const quotes = telling.slice(0, 3)
  const longest = Math.max(...quotes.map((quote) => quote.length))
  const spans = finding.evidence.filter(
    ({ start, end }) => end - start <= longest && quotes.includes(source.text.slice(start, end)),
  )
  return [
    { word, quotes, inDialogue: inDialogue(source, word, spans), likely: finding.certainty === 'likely' },
  ]
}

/** Tones that talk between people can have. */
const DIALOGUE_TONES =
  /^(?:angry|indignant|rude|mean|mocking|teasing|critical|scornful|sarcastic|bitter|friendly|kind|warm|gentle|polite|respectful|playful|funny|humorous|excited|urgent|defiant)$/u

/** In a story, words of manner ("said Alice angrily") and words inside speech show how people speak. */
function inDialogue(source: ExplanationSource, tone: string, spans: readonly Span[]): boolean {
  if (source.kind !== 'fiction' || spans.length === 0 || !DIALOGUE_TONES.test(tone)) return false
  const { doc } = source.reading
  const tags = new SpanIndex(
    findingsOf(source, 'speech-tag')
      .flatMap(({ evidence }) => evidence)
      .sort((a, b) => a.start - b.start),
  )
  return spans.every(
    (span) => doc.quoted[tokenAt(doc, span.start)] === 1 || tags.overlapping(span) !== undefined,
  )
}

/** The words that say most first: those that name a feeling, by strength; names and little words not at all. */
function tellingQuotes(source: ExplanationSource, names: Words, spans: readonly Span[]): string[] {
  const strengths = new Map<string, number>()
  for (const one of findingsOf(source, 'emotion')) {
    const facts = one.data
    const text = source.text.slice(one.start, one.end).toLowerCase()
    if (isFeeling(source, one) && !facts.negated)
      strengths.set(text, facts.strength * (one.certainty === 'possible' ? 0.4 : 1) - (facts.sign ? 0.5 : 0))
  }
  const score = (quote: string) => strengths.get(quote.toLowerCase()) ?? 0
  const denied = deniedOf(source)
  const quotes = new Map<string, string>()
  for (const span of spans) {
    const quote = denied.overlapping(span) ? null : quoteWords(source.text, span, 5)
    if (quote && !quotes.has(quote.toLowerCase())) quotes.set(quote.toLowerCase(), quote)
  }
  return [...quotes.values()]
    .filter((quote) => saysSomething(quote, names))
    .sort((a, b) => score(b) - score(a))
}

/** Feelings that the text denies, compares or only imagines: they carry no tone. */
function deniedOf(source: ExplanationSource): SpanIndex<Span> {
  return new SpanIndex(findingsOf(source, 'emotion').filter(({ data }) => data.negated || data.seeming))
}

const LITTLE =
  /^(?:once|when|with|will|have|that|this|then|they|them|what|more|most|only|very|upon|over|like|said|make|made|come|came|must|shall|should|would|suddenly|thing|things|myself|yourself|well|good|long|before|after|never|always|again|every|great|look|looked|still|rich|lies|lying|gentlem[ae]n)$/u

function saysSomething(quote: string, names: Words): boolean {
  const words = quote.toLowerCase().match(/[\p{L}'’-]+/gu) ?? []
  return words.some(
    (word) => word.length > 3 && !LITTLE.test(word) && !names.has(word) && !commonWords.has(word),
  )
}

const OF_FEELINGS: Readonly<Record<string, readonly string[]>> = {
  sad: ['sadness', 'loneliness', 'tiredness'],
  scary: ['fear'],
  angry: ['anger'],
  warm: ['love'],
  cheerful: ['joy'],
  hopeful: ['hope'],
  calm: ['calm'],
  proud: ['pride'],
}
const FROM_MIDDLE: Readonly<Record<string, string>> = { sad: 'gloomy', scary: 'tense' }

/** Two feeling words of one kind can color the voice, when no other evidence speaks. */
function tonesOfFeelings(source: ExplanationSource, names: Words): Tone[] {
  // A smile that stands against what is felt inside says nothing of the voice.
  const isMasked = findingsOf(source, 'contrast').some(({ data }) => data.kind !== 'turn')
  const found = findingsOf(source, 'emotion').filter(
    (one) =>
      one.certainty !== 'possible' &&
      !one.data.negated &&
      !(one.data.sign && isMasked) &&
      isFeeling(source, one),
  )
  const isPleasant = ({ data }: Finding<'emotion'>) => pleasantFamilies.has(data.family)
  const strength = (pleasant: boolean) =>
    found.reduce((sum, one) => sum + (isPleasant(one) === pleasant ? one.data.strength : 0), 0)
  // "You may rejoice, I must mourn": the weaker side gives the voice no tone.
  const isDown = strength(false) > 0 && strength(false) >= strength(true)
  return Object.entries(OF_FEELINGS)
    .filter(([, families]) => families.some((family) => pleasantFamilies.has(family)) !== isDown)
    .flatMap(([tone, families]) => {
      const fitting = found.filter((one) => families.includes(one.data.family))
      const quotes = tellingQuotes(source, names, fitting)
      const word = levels[source.grade].isForChildren ? tone : (FROM_MIDDLE[tone] ?? tone)
      return quotes.length > 1
        ? [
            {
              word,
              quotes: quotes.slice(0, 3),
              count: fitting.length,
              inDialogue: inDialogue(source, word, fitting),
              likely: false,
            },
          ]
        : []
    })
    .sort((a, b) => b.count - a.count)
    .slice(0, 2)
}

/** The tone itself when the level uses it, else the first near word that the level uses. */
function wordForLevel(facts: FindingData['tone'], grade: GradeLevel): string | null {
  const read = levelsInOrder.slice(0, levelsInOrder.indexOf(grade) + 1)
  if (read.some((level) => level === facts.band)) return facts.tone
  const known = new Set(read.flatMap((level) => toneBank.get(level) ?? []))
  return facts.also.find((word) => known.has(word)) ?? null
}
