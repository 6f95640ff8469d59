import type { Doc } from '../doc.ts'
import { commonWords } from '../explanation/common-words.ts'
import { byGrade, joinWords } from '../explanation/phrasing.ts'
import { quoteWords } from '../explanation/quote-words.ts'
import { moodOf } from '../feelings/tone-mood.ts'
import type { Kind } from '../kinds.ts'
import rows from '../knowledge/tone-readings.json' with { type: 'json' }
import { fill } from '../wording/fill.ts'
import wording from '../wording/fork.json' with { type: 'json' }
import type { ExactLine } from './exact-line.ts'
import type { ForkSource, Readings } from './readings.ts'

/** A tone that a reading may claim: its words, the tones that it stands for, and how to try it. */
type ToneRow = {
  id: string
  words: { elementary: string; high: string }
  /** 1 pleasant, -1 unpleasant, 0 either. */
  side: number
  prior: Readonly<Record<Kind, number>>
  names: string
  /** Words and runs of words that often go with it, between bars; none is in two rows. */
  find: string
  test: string
}

/** A tone that the words may carry, and the words of the text that may go with it. */
export type ToneFound = { id: string; words: string; test: string; quotes: readonly string[] }

const table = rows as readonly ToneRow[]
const MOST_TONES = 3
const MOST_QUOTES = 3
const LONGEST_QUOTE = 5
/** What a tone that the question names weighs, a run of words of the table, one word, and a word that stands in any text. */
const ASKED = 8
const RUN = 0.5
const WORD = 0.25
const COMMON = 0.1
/** What it weighs that a few words stand in quotation marks though nobody says them: a "guide", a tree "invited to rest". */
const NOT_OWN = 0.35
/** What each exclamation mark weighs for joy, up to so many. */
const EXCLAIMED = 0.25
const MOST_EXCLAIMED = 3
/** Texts for young readers are more often meant to be fun. */
const FOR_CHILDREN = 0.25
/** What it weighs that most words are pleasant, or unpleasant. */
const LEANING = 0.3

/** Three tones that the words may carry, for the reader to choose from. */
export function readTone(from: ForkSource, lines: readonly ExactLine[]): Readings {
  // A tone without words of its own is tried on a line, each on another one.
  const left = [...lines]
  const claims = findTones(from).map(({ id, words, test, quotes }) => {
    const shown = joinWords(quotes.map((quote) => `“${quote}”`))
    const line = (shown ? undefined : left.shift()) ?? lines[0]
    const rest = shown
      ? fill(wording.tone.test, { quotes: shown })
      : fill(wording.tone.line, { quote: line?.quote ?? '' })
    return { id: `sounds-${id}`, claim: fill(wording.tone.claim, { words }), test: `${test} ${rest}` }
  })
  return { kind: 'tone', claims, some: 'tone' }
}

/** The three tones that most words of the text may carry, in the order of the table; never all three on one side. */
export function findTones({ source, scene, query }: ForkSource): ToneFound[] {
  const { doc } = scene
  const found = wordsFound(doc)
  const { up, down } = moodOf(doc)
  const lean = Math.max(-1, Math.min(1, (up - down) / 4))
  const asked = new Set(query.asked.split(/[^\p{L}-]+/u))
  const ranked = table
    .map(({ side, prior, id, names }, at) => ({
      at,
      side,
      weight:
        prior[source.kind] +
        lean * LEANING * side +
        (found[at]?.weight ?? 0) +
        (id === 'joking' && source.grade === 'elementary' ? FOR_CHILDREN : 0) +
        ([id, ...names.split(' ')].some((name) => asked.has(name)) ? ASKED : 0),
    }))
    .sort((a, b) => b.weight - a.weight)
  const chosen = ranked.slice(0, MOST_TONES)
  const [first] = chosen
  if (first && first.side !== 0 && chosen.every(({ side }) => side === first.side)) {
    const other = ranked.find(({ side }) => side !== first.side)
    if (other) chosen[MOST_TONES - 1] = other
  }
  return chosen
    .sort((a, b) => a.at - b.at)
    .map(({ at }) => {
      const { id, words, test } = table[at] as ToneRow
      return { id, words: byGrade(source.grade, words), test, quotes: found[at]?.quotes ?? [] }
    })
}

type Run = { row: number; words: readonly string[] }
let runs: ReadonlyMap<string, readonly Run[]> | undefined

/** The words of the table by the first of them, the longer before the shorter. */
function runsByWord(): ReadonlyMap<string, readonly Run[]> {
  if (runs) return runs
  const byWord = new Map<string, Run[]>()
  for (const [row, { find }] of table.entries())
    for (const words of find.split('|').map((run) => run.split(' '))) {
      const [first = ''] = words
      byWord.set(
        first,
        [...(byWord.get(first) ?? []), { row, words }].sort((a, b) => b.words.length - a.words.length),
      )
    }
  runs = byWord
  return byWord
}

type Found = { weight: number; quotes: string[] }

/** For each tone the words of the text that may go with it, and what they weigh together; each word counts once. */
function wordsFound(doc: Doc): Found[] {
  const found = table.map((): Found & { seen: Set<string>; runs: string[] } => ({
    weight: 0,
    quotes: [],
    runs: [],
    seen: new Set(),
  }))
  for (let at = 0; at < doc.count; at++) {
    const run = runAt(doc, at)
    const row = run && found[run.row]
    if (!run || !row || isDenied(doc, at)) continue
    const key = run.words.join(' ')
    if (!row.seen.has(key)) {
      row.seen.add(key)
      const isCommon = run.words.length === 1 && commonWords.has(key)
      row.weight += run.words.length > 1 ? RUN : isCommon ? COMMON : WORD
      if (!isCommon) (run.words.length > 1 ? row.runs : row.quotes).push(quoteAt(doc, at, run.words.length))
    }
    at += run.words.length - 1
  }
  const of = (id: string) => found[table.findIndex((row) => row.id === id)]
  for (const words of wordsNotOwn(doc.text)) {
    const joking = of('joking')
    if (!joking) break
    joking.weight += NOT_OWN
    joking.runs.push(words)
  }
  const glad = of('glad')
  if (glad)
    glad.weight += EXCLAIMED * Math.min(MOST_EXCLAIMED, doc.folded.filter((mark) => mark === '!').length)
  return found.map((row) => ({
    weight: row.weight,
    quotes: [...new Set([...row.runs, ...row.quotes])]
      .flatMap((words) => quoteWords(words, { start: 0, end: words.length }, LONGEST_QUOTE) ?? [])
      .slice(0, MOST_QUOTES),
  }))
}

function runAt(doc: Doc, at: number): Run | undefined {
  const known = runsByWord()
  const fits = ({ words }: Run) => words.every((word, k) => doc.folded[at + k] === word)
  const word = doc.folded[at] as string
  return known.get(word)?.find(fits) ?? known.get(doc.lemma(at))?.find(({ words }) => words.length === 1)
}

function quoteAt({ text, start, end }: Doc, at: number, count: number): string {
  return text.slice(start[at], end[at + count - 1])
}

const DENIAL = /^(?:not|never|no|without|hardly|past)$|n['’]t$/u
const NEAR = 2

/** "I am not angry": the word says what is not there. */
function isDenied({ folded }: Doc, at: number): boolean {
  return folded.slice(Math.max(0, at - NEAR), at).some((word) => DENIAL.test(word))
}

/** A few words in quotation marks inside a sentence, which nobody says. */
const MARKED = /\p{L} ["“](\p{Ll}[^"“”.,!?\n]{1,28})[.,]?["”](?! (?:said|asked|says))/gu
const MOST_MARKED = 2

function wordsNotOwn(text: string): string[] {
  return [...text.matchAll(MARKED)].slice(0, MOST_MARKED).map(([, words = '']) => words)
}
