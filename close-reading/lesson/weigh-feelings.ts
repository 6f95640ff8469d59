import type { Finding } from '../finding.ts'
import type { Person } from './find-people.ts'
import { factsOf } from './finding-facts.ts'
import { nameFeelingWord } from './name-feeling.ts'
import { namePlace } from './name-place.ts'
import { quoteWords } from './quote-words.ts'
import { spanToQuote } from './show-in-context.ts'
import { findingsOf, type LessonSource } from './source.ts'
import { tokenAt } from './token-at.ts'
import { whoseFeeling } from './whose-feeling.ts'

export type FeelingQuote = { words: string; place: string; start: number }

/** A feeling that the words point to, with the words and, where the sentence names one, the person. */
export type Feeling = {
  family: string
  strength: number
  /** The adjective for it: the text's own where it has one. */
  word: string
  /** Exact words fit for quotation, strongest first; at least one. */
  quotes: readonly [FeelingQuote, ...FeelingQuote[]]
  /** One of the people found, the voice itself, or nobody found by name. */
  holder: Person | 'I' | null
  /** How to call whose feeling it is; empty where the text leaves it open. */
  who: string
  /** What the word is said of ("night", "men"); empty when it is said of nothing. */
  thing: string
  /** It is said of people: "brave men". */
  isOfPeople: boolean
  /** The words name the feeling and the clause names who has it. */
  stated: boolean
  /** It is seen or heard from outside: a smile, a sigh. */
  sign: boolean
  weight: number
}

/** The feelings of the passage by weight; those of the person asked about first. Denied feelings do not count. */
export function weighFeelings(source: LessonSource): Feeling[] {
  const groups = new Map<string, Finding[]>()
  for (const finding of findingsOf(source, 'emotion')) {
    if (!isUsable(source, finding)) continue
    const { family, describes } = factsOf(finding)
    const key = `${family}|${whoseFeeling(source, finding).named}|${describes === '' ? '' : 'thing'}`
    const group = groups.get(key)
    if (group) group.push(finding)
    else groups.set(key, [finding])
  }
  return [...groups.values()]
    .flatMap((findings) => describe(source, findings))
    .sort((a, b) => b.weight - a.weight)
}

/** Whether a finding is a feeling of this text that an answer may rest on. */
export function isUsable(source: LessonSource, finding: Finding): boolean {
  const facts = factsOf(finding)
  if (!facts.family || facts.negated || facts.seeming || facts.judges || !isFeeling(source, finding))
    return false
  return finding.certainty !== 'possible' || isStateOf(source, finding)
}

/** Words of the lists that say too little to rest an answer on. */
const WEAK =
  /^(?:suddenly|nobl[ey]|endeavou?r\w*|aspire\w*|wonder\w*|desired?|wish(?:es|ed)?|ardou?r|breathless|nodded|composed|passions?|bold(?:ly)?|shout(?:ed|s)?|renown|glory|quietly|slowly)$/iu

/** Whether a feeling word may speak of a feeling here. */
export function isFeeling(source: LessonSource, finding: Finding): boolean {
  return (
    !isManner(source, finding) &&
    !isPartOfWord(source.text, finding) &&
    !WEAK.test(source.text.slice(finding.start, finding.end))
  )
}

const LINKS = new Set(
  "feel feels felt feeling get gets got getting grew grow became become seem am is was are were be i'm im he's she's".split(
    ' ',
  ),
)

/** "get very tired of": a doubtful word is a feeling after a verb of being, said of someone. */
function isStateOf({ reading: { page } }: LessonSource, finding: Finding): boolean {
  const { who, family, sign } = factsOf(finding)
  if (who === '' || sign || family === 'calm' || family === 'love') return false
  const token = tokenAt(page, finding.start)
  // "I am mad" mostly means "not of sound mind" in older texts; a chat is not one.
  if (
    page.folded[token] === 'mad' &&
    page.labels.length === 0 &&
    !/^(?:at|with|about)$/u.test(page.folded[token + 1] ?? '')
  )
    return false
  let at = token - 1
  while (/^(?:all|now|very|so|too|quite|rather|really|more|most|a|little|bit)$/u.test(page.folded[at] ?? ''))
    at--
  return LINKS.has(page.folded[at] ?? '')
}

/** "sun-kissed": half of a joined word, or part of "in spite of", names no feeling. */
function isPartOfWord(text: string, { start, end }: Finding): boolean {
  return (
    /[-‐]/u.test(text[start - 1] ?? '') ||
    /[-‐]/u.test(text[end] ?? '') ||
    /\bin spite$/iu.test(text.slice(Math.max(0, start - 4), end))
  )
}

/** "in an encouraging tone": how words sound is not yet what someone feels. */
function isManner(source: LessonSource, finding: Finding): boolean {
  const { page } = source.reading
  return /^(?:tone|voice|manner|air|look|accent)s?$/u.test(
    page.folded[tokenAt(page, finding.start) + 1] ?? '',
  )
}

function describe(source: LessonSource, findings: readonly Finding[]): Feeling[] {
  const ranked = [...findings].sort((a, b) => weightOf(source, b) - weightOf(source, a)).slice(0, 4)
  const best = ranked[0]
  const [first, ...others] = ranked.flatMap((finding) => quoteOf(source, finding))
  if (!best || !first) return []
  const { family, strength, describes, sign } = factsOf(best)
  const holder = whoseFeeling(source, best)
  const weight = findings.reduce((sum, finding) => sum + weightOf(source, finding), 0)
  return [
    {
      family,
      strength: strength || 2,
      word: wordFor(source, best),
      quotes: [first, ...others],
      holder: holder.person,
      who: holder.named,
      thing: describes,
      isOfPeople: describes !== '' && factsOf(best).who.endsWith(describes),
      stated: holder.named !== '' && !sign && best.certainty !== 'likely',
      sign,
      weight,
    },
  ]
}

/** "tired of sitting" speaks of having had enough. */
export function wordFor(source: LessonSource, finding: Finding): string {
  const { family, strength } = factsOf(finding)
  const text = source.text.slice(finding.start, finding.end)
  if (/^(?:tired|weary)$/iu.test(text) && /^\s+of\b/u.test(source.text.slice(finding.end, finding.end + 8)))
    return 'tired and bored'
  return nameFeelingWord(text, family, strength)
}

function quoteOf(source: LessonSource, finding: Finding): FeelingQuote[] {
  const words = quoteWords(source.text, spanToQuote(source, finding), 8)
  return words ? [{ words, place: namePlace(source.reading.page, finding), start: finding.start }] : []
}

/** Someone known to the text by "Sam's" alone is still the one whom a question about Sam means. */
function isNamedIn(question: string, named: string): boolean {
  return /^\p{Lu}/u.test(named) && question.includes(named)
}

function weightOf(source: LessonSource, finding: Finding): number {
  const { strength, sign, describes } = factsOf(finding)
  const { person, named } = whoseFeeling(source, finding)
  const isAsked = source.person ? person === source.person : isNamedIn(source.question, named)
  const bonus = (isAsked ? 6 : 0) + (named === '' ? 0 : 1.5)
  const share = (finding.certainty === 'likely' ? 0.7 : 1) * (sign ? 0.8 : 1) * (describes === '' ? 1 : 0.6)
  const reason = /^\s+of\b/u.test(source.text.slice(finding.end, finding.end + 8)) ? 0.5 : 0
  return (strength || 1) * share + bonus + reason
}
