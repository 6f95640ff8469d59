import { gradeBands } from '../explanation/grade-band.ts'
import { wordsOf } from '../explanation/split-prose.ts'
import type { Finding, Span } from '../finding.ts'
import { shownDevices } from './answer-device.ts'
import type { Clue } from './clue.ts'
import { descriptions } from './describe-finding.ts'
import { isNamedIn } from './find-people.ts'
import { commonWords } from './find-words-used.ts'
import { factsOf } from './finding-facts.ts'
import { namePlace } from './name-place.ts'
import { findPlainClues } from './plain-clues.ts'
import { quoteWords } from './quote-words.ts'
import { spanToQuote } from './show-in-context.ts'
import { sortOfText } from './sort-of-text.ts'
import { type LessonSource, nameWordsOf, overlaps } from './source.ts'
import { tokenAt } from './token-at.ts'
import { isFeeling, isUsable, wordFor } from './weigh-feelings.ts'
import { whoseFeeling } from './whose-feeling.ts'

/** The share of the passage that step 2 may quote, so that no protected text is given away in pieces. */
const MOST_QUOTED = 0.2

/**
 * The clues of step 2: as many as the level asks for, those that bear on the question first, of different
 * kinds, in the order of the passage.
 */
export function chooseClues(source: LessonSource): Clue[] {
  const [fewest, most] = gradeBands[source.grade].clues
  const wanted = Math.min(most, fewest + 1)
  const all = [...findingClues(source), ...plainClues(source)].sort(
    (a, b) => b.weight - a.weight || a.start - b.start,
  )
  const total = source.reading.summary.words
  // In a text of a few words no clue may use them all up.
  const longest = total < 16 ? Math.max(1, Math.floor(total / 3)) : 12
  const chosen: Clue[] = []
  let budget = Math.max(Math.floor(total * MOST_QUOTED), fewest * 2)
  for (const strict of [true, false])
    for (const clue of all) {
      if (chosen.length === wanted) break
      const length = wordsOf(clue.quote).length
      if (length > longest || (length > budget && chosen.length >= fewest)) continue
      if (
        chosen.some(
          (other) => overlaps(other, clue) || other.quote.toLowerCase() === clue.quote.toLowerCase(),
        )
      )
        continue
      if (chosen.some((other) => other.note === clue.note) && (strict || chosen.length >= fewest)) continue
      const alike = chosen.filter(
        (other) => other.type === clue.type && (clue.type !== 'plain' || other.note === clue.note),
      ).length
      if (strict && alike >= (clue.type === 'emotion' ? 2 : 1)) continue
      chosen.push(clue)
      budget -= length
    }
  if (chosen.length < fewest) chosen.push(...wordClues(source, chosen, fewest - chosen.length))
  return chosen.sort((a, b) => a.start - b.start)
}

function findingClues(source: LessonSource): Clue[] {
  const seen = new Map<string, number>()
  return source.reading.findings.flatMap((finding) => {
    const description = descriptions[finding.type]
    if (!description) return []
    const count = seen.get(finding.type) ?? 0
    seen.set(finding.type, count + 1)
    if (count > 60 || saysLittle(source, finding)) return []
    if (finding.type === 'emotion' && !isTelling(source, finding)) return []
    const facts = { ...factsOf(finding), ...heldBy(source, finding) }
    const note = description.note(facts, source.grade)
    const clue = note ? clueOf(source, finding, note) : null
    if (!clue) return []
    const certain = facts.kind === 'outside and inside' || facts.judges ? 0 : CERTAIN[finding.certainty]
    const weight =
      description.weight + certain + facts.strength * 0.7 + relevance(source, finding, finding.type)
    return [{ ...clue, weight }]
  })
}

function heldBy(source: LessonSource, finding: Finding): { holder?: string; adjective?: string } {
  if (finding.type !== 'emotion') return {}
  return { holder: whoseFeeling(source, finding).named, adjective: wordFor(source, finding) }
}

const CERTAIN = { clear: 1, likely: 0, possible: -2 }

/** A feeling word that means a feeling here; a denied one only when the question is about feelings. */
function isTelling(source: LessonSource, finding: Finding): boolean {
  const facts = factsOf(finding)
  if (isUsable(source, finding) || (facts.judges && !facts.negated)) return true
  if (finding.certainty === 'possible' || !isFeeling(source, finding) || !facts.negated) return false
  return source.asked.intent === 'feeling' && !sentenceAround(source, finding).includes('?')
}

function clueOf(source: LessonSource, finding: Finding, note: string): Clue | null {
  if (finding.type === 'rhyme') return rhymeClue(source, finding, note)
  return makeClue(source, spanToQuote(source, finding), finding.type, finding.cue, note)
}

/** Kinds of question for which the sound of a line is no clue. */
const NOT_BY_SOUND = new Set(['theme', 'why', 'speaker', 'meaning', 'happens'])

const PATTERNS = new Set(['repetition', 'anaphora', 'refrain'])

/** A pattern of little words, names, or speech tags ("I have", "said the Hare") shows nothing by itself. */
function saysLittle(source: LessonSource, finding: Finding): boolean {
  const text = source.text.slice(finding.start, finding.end)
  const sort = sortOfText(source.reading.page)
  if (finding.type === 'evidence' && (/\n/u.test(text) || sort !== 'prose')) return true
  if (sort === 'steps' && (finding.type.startsWith('imagery') || PATTERNS.has(finding.type))) return true
  if (finding.type === 'speech-tag')
    return /^(?:think|say)$/u.test(factsOf(finding).lemma) && factsOf(finding).manner === ''
  if (!PATTERNS.has(finding.type)) return false
  const words = wordsOf(source.text.slice(finding.start, finding.end)).map((word) => word.toLowerCase())
  const names = nameWordsOf(source)
  return !words.some(
    (word) =>
      word.length > 3 &&
      !commonWords.has(word) &&
      !names.has(word) &&
      !/^(?:said|asked|replied|cried)$/u.test(word),
  )
}

/** Two line ends that rhyme, joined with the mark for words left out. */
function rhymeClue(source: LessonSource, finding: Finding, note: string): Clue | null {
  const [first, second] = finding.because
  const words = [first, second].map((span) => (span ? quoteWords(source.text, span, 2) : null))
  if (!second || words.includes(null)) return null
  const whole = { start: first.start, end: second.end }
  return {
    ...whole,
    quote: words.join(' … '),
    place: namePlace(source.reading.page, whole),
    cue: finding.cue,
    type: 'rhyme',
    note,
    weight: 0,
  }
}

function plainClues(source: LessonSource): Clue[] {
  return findPlainClues(source).flatMap((plain) => {
    const clue = makeClue(source, plain, 'plain', plain.cue, plain.note)
    return clue ? [{ ...clue, weight: plain.weight + relevance(source, plain, 'plain') }] : []
  })
}

function makeClue(
  source: LessonSource,
  span: Span,
  type: string,
  cue: Clue['cue'],
  note: string,
): Clue | null {
  const quote = quoteWords(source.text, span, source.grade === 'elementary' ? 8 : 10)
  if (
    !quote ||
    (source.kind === 'nonfiction' && quote.includes(' / ') && sortOfText(source.reading.page) === 'table')
  )
    return null
  return {
    start: span.start,
    end: span.end,
    quote,
    place: namePlace(source.reading.page, span),
    cue,
    type,
    note,
    weight: 0,
  }
}

/** Kinds of clue that say little about what someone feels. */
const FORMS = new Set(['rhyme', 'enjambment', 'caesura', 'alliteration', 'list', 'polysyndeton'])

/** How much a clue bears on the question: its device, phrase, person, or words. */
function relevance(source: LessonSource, span: Span, type: string): number {
  const { asked, person, reading } = source
  let sum = 0
  if (asked.device && (type === asked.device || (asked.device === 'metaphor' && type === 'personification')))
    sum += 8
  if (asked.intent === 'device' && !asked.device && shownDevices.has(type)) sum += 4
  if (asked.phrase && overlaps(asked.phrase, span)) sum += 8
  const around = sentenceAround(source, span).toLowerCase()
  if (asked.phrase && overlaps(sentenceSpan(source, span), asked.phrase)) sum += 3
  const at = reading.page.sentenceOf[tokenAt(reading.page, span.start)] ?? 0
  const sentence = reading.page.sentences[at]
  if (person && sentence && isNamedIn(person, sentence)) sum += 3
  if (source.place && overlaps(source.place, span)) sum += 5
  if (asked.intent === 'feeling' && FORMS.has(type)) sum -= 3
  if (NOT_BY_SOUND.has(asked.intent) && FORMS.has(type)) sum -= 2
  if (type === 'address' || (type === 'hedge' && source.kind !== 'nonfiction')) sum -= 2
  for (const word of asked.words) if (word.length > 3 && around.includes(word)) sum += 1.5
  if (
    (asked.intent === 'feeling' || asked.intent === 'tone') &&
    (type === 'emotion' || type === 'speech-tag')
  )
    sum += 2
  return sum
}

function sentenceSpan(source: LessonSource, span: Span): Span {
  const { page } = source.reading
  const at = tokenAt(page, span.start)
  return page.sentences[page.sentenceOf[at] ?? 0] ?? span
}

function sentenceAround(source: LessonSource, span: Span): string {
  const sentence = sentenceSpan(source, span)
  return source.text.slice(sentence.start, Math.min(sentence.end, sentence.start + 600))
}

/** Last resort for a text of a few words: its own longest words, one by one. */
function wordClues(source: LessonSource, chosen: readonly Clue[], wanted: number): Clue[] {
  const words = [...source.text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)]
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .filter((span) => !chosen.some((clue) => overlaps(clue, span)))
    .sort((a, b) => b.end - b.start - (a.end - a.start))
  return words
    .slice(0, wanted * 4)
    .flatMap(
      (span) =>
        makeClue(
          source,
          span,
          'plain',
          'word choice',
          'The text is short, so each word counts. Ask what a plainer word would take away.',
        ) ?? [],
    )
    .slice(0, wanted)
}
