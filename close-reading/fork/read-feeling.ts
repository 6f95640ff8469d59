import type { Doc } from '../doc/doc.ts'
import { overlaps, type Span } from '../doc/span.ts'
import { tokenAt } from '../doc/tokens.ts'
import { emotionClasses, emotionScores } from '../feelings/emotion-model.ts'
import rows from '../knowledge/feeling-readings.json' with { type: 'json' }
import type { ForkReading } from '../phrasing/interpretation.ts'
import { byGrade } from '../phrasing/phrasing.ts'
import type { Query } from '../question/understand-question.ts'
import { type SignRow, signsMade, signsOf } from '../understand/line-signs.ts'
import { momentsAbout } from '../understand/moments-about.ts'
import { feelingWords } from '../vocabulary/feeling-words.ts'
import { wordsIn } from '../vocabulary/little-words.ts'
import { fill } from '../wording/fill.ts'
import wording from '../wording/fork.json' with { type: 'json' }
import { aboutPerson } from './fixed-readings.ts'
import type { PersonNamed } from './person-named.ts'
import type { ForkSource, Readings } from './readings.ts'

/** A feeling that a reading may claim: its words, the names of feelings it stands for, and how to try it. */
type FeelingRow = {
  id: string
  words: { elementary: string; high: string }
  side: number
  /** How often people feel so in stories, against the others. */
  prior: number
  names: string
  test: string
}

const table = rows as readonly FeelingRow[]
let byName: ReadonlyMap<string, number> | undefined

/** Number of the row that a feeling word belongs to, or -1. */
function rowOf(word: string): number {
  byName ??= new Map(table.flatMap(({ names }, row) => names.split(' ').map((name) => [name, row] as const)))
  const named = byName.get(word.trim().replaceAll(' ', '-'))
  if (named !== undefined) return named
  const family = feelingWords().get(word)
  return family && !family.ambiguous ? (byName.get(NAME_OF_FAMILY[family.family] ?? '') ?? -1) : -1
}

const NAME_OF_FAMILY: Readonly<Record<string, string>> = {
  joy: 'glad',
  sadness: 'sad',
  loneliness: 'lonely',
  fear: 'afraid',
  anger: 'angry',
  disgust: 'disgusted',
  surprise: 'surprised',
  love: 'loving',
  pride: 'proud',
  shame: 'ashamed',
  calm: 'calm',
  hope: 'hopeful',
  confusion: 'confused',
  tiredness: 'tired',
  envy: 'jealous',
}
const NAME_OF_CLASS: Readonly<Record<string, string>> = {
  anger: 'angry',
  disgust: 'disgusted',
  fear: 'afraid',
  joy: 'glad',
  sadness: 'sad',
}

const MOST_READINGS = 4
/** How much speaks for a feeling: a word of the question, a sign in a line, near the person or elsewhere, a feeling that the text states, a word of the lines. */
const WEIGHTS = { asked: 8, sign: 2.4, near: 2.4, far: 1.4, shown: 0.6, word: 0.9, model: 0.1 }

/**
 * Up to four feelings that the lines can go with, from the signs and words found in them, pleasant and unpleasant ones
 * both; what people usually feel fills up where they say little.
 */
export function readFeeling(from: ForkSource, lines: readonly Span[], person: PersonNamed): Readings {
  const weights = weighFeelings(from, lines)
  const ranked = table
    .map((row, at) => ({ row, weight: weights[at] as number }))
    .sort((a, b) => b.weight - a.weight)
  const chosen = ranked.slice(0, MOST_READINGS)
  for (const side of [1, -1]) {
    if (chosen.some(({ row }) => row.side === side)) continue
    const other = ranked.find(({ row }) => row.side === side)
    if (other) chosen.splice(MOST_READINGS - 1, 1, other)
  }
  const guess = from.query.yesNo ? guessed(from.query) : null
  const claims = table.flatMap((row) =>
    chosen.some((one) => one.row === row) || (guess && SPREAD.has(row.id))
      ? [claimOf(row, byGrade(from.source.grade, row.words), person)]
      : [],
  )
  return { kind: 'feeling', claims: guess ? withGuess(guess, claims, person) : claims, some: 'feeling' }
}

/** Readings far from each other: what is set beside the guess of a question. */
const SPREAD: ReadonlySet<string> = new Set(['glad', 'nervous', 'sad'])

/** The feeling that a question guesses: "is she jealous?" */
function guessed({ asked }: Query): string | null {
  return wordsIn(asked).find((word) => rowOf(word) >= 0) ?? null
}

/** What nobody does on purpose. */
const OUTBREAK =
  /\b(?:cry|crying|cries|cried|sob|sobbing|weep|weeping|blush|blushing|tremble|trembling|shiver|shivering)\b/u
const ON_PURPOSE =
  /\b(?:say|says|said|tell|tells|told|pretend|pretends|pretended|act|acts|hide|hides|make|made)\b/u
const AFTER_FEELING =
  /^(?:about|at|with|when|that|because|in|after|of|to|by|for|on|during|now|here|again|then)?$/u

/** "Why is Ana mad?": a feeling has a cause and no aim. "Why did Ana help the sad boy?" asks about an act. */
export function asksCauseOfFeeling({ asked }: Query): boolean {
  // What comes after the question mark is what the student thinks.
  const [question = ''] = asked.split('?')
  if (ON_PURPOSE.test(question)) return false
  const words = wordsIn(question)
  return (
    OUTBREAK.test(question) ||
    words.some((word, at) => rowOf(word) >= 0 && AFTER_FEELING.test(words[at + 1] ?? ''))
  )
}

/** The guess, the same as mere show, something else on its side, and the other side. */
function withGuess(guess: string, claims: readonly ForkReading[], person: PersonNamed): ForkReading[] {
  const own = table[rowOf(guess)] as FeelingRow
  const isUnpleasant = own.side < 0
  const others = isUnpleasant
    ? 'feels-glad'
    : own.side > 0
      ? 'feels-nervous feels-sad'
      : 'feels-glad feels-nervous'
  return [
    claimOf(own, guess, person),
    ...aboutPerson(isUnpleasant ? ['acted', 'otherwise'] : ['acted'], person, guess),
    ...claims.filter(({ id }) => others.split(' ').includes(id)),
  ]
}

function claimOf({ id, test }: FeelingRow, words: string, person: PersonNamed): ForkReading {
  const claim = fill(wording.feeling[person.number], { name: person.opening, words })
  return { id: `feels-${id}`, claim, test }
}

function weighFeelings(
  { scene, query, feelings, moments }: ForkSource,
  lines: readonly Span[],
): Float64Array {
  const { doc } = scene
  const weights = Float64Array.from(table, ({ prior }) => prior)
  const add = (word: string, weight: number) => {
    const row = rowOf(word)
    if (row >= 0) weights[row] = (weights[row] as number) + weight
  }
  // What goes with few feelings says more than what goes with many; a mark of punctuation says least.
  const addSign = ({ kind, feelings: shown }: SignRow, weight: number) => {
    for (const word of shown) add(word, (weight * (kind ? 0.4 : 1)) / shown.length)
  }
  for (const word of wordsIn(query.asked)) add(word, WEIGHTS.asked)
  const person = query.people[0] ?? -1
  for (const one of feelings)
    if (one.person === person || person < 0 || lines.some((line) => overlaps(line, one)))
      for (const word of one.words) add(word, WEIGHTS.shown)
  for (const line of lines) {
    for (const sign of signsOf(scene, line)) addSign(sign, WEIGHTS.sign)
    const first = tokenAt(doc, line.start)
    let last = first
    for (; last < doc.count && (doc.start[last] as number) < line.end; last++)
      if (!isOver(doc, first, last)) add(doc.folded[last] as string, WEIGHTS.word)
    emotionScores(doc, first, last).forEach((score, at) => {
      add(
        NAME_OF_CLASS[emotionClasses[at] as string] ?? '',
        WEIGHTS.model * Math.max(0, Math.min(2, score + 1)),
      )
    })
  }
  const about = new Set(momentsAbout(scene, moments, person))
  for (const one of moments)
    if (!lines.some((line) => overlaps(line, one)))
      for (const sign of signsMade(scene, one)) addSign(sign, about.has(one) ? WEIGHTS.near : WEIGHTS.far)
  return weights
}

/** Words after which a feeling is not there: "never bored", "past anger". */
const OVER = /^(?:not|never|no|without|past|beyond|nor|hardly)$|n['’]t$/u

function isOver({ folded }: Doc, first: number, at: number): boolean {
  return folded.slice(Math.max(first, at - 3), at).some((word) => OVER.test(word))
}
