import { spanOf } from '../doc/tokens.ts'
import type { Doc } from '../doc.ts'
import { commonWords } from '../explanation/common-words.ts'
import { byGrade, joinWords } from '../explanation/phrasing.ts'
import { quoteWords } from '../explanation/quote-words.ts'
import type { ToneScore } from '../feelings/tone.ts'
import { evidenceOf, isForm, SURE } from '../feelings/tone-evidence.ts'
import { moodOf } from '../feelings/tone-mood.ts'
import { scoreOf, toneBank } from '../feelings/tone-scores.ts'
import type { Kind } from '../kinds.ts'
import rows from '../knowledge/tone-readings.json' with { type: 'json' }
import { wordsOf } from '../rubric/split-prose.ts'
import { isFunctionWord } from '../scene/mention-words.ts'
import { fill } from '../wording/fill.ts'
import wording from '../wording/fork.json' with { type: 'json' }
import type { ForkSource, Readings } from './readings.ts'

/** A tone that a reading may claim: its words, the tones that it stands for, and how to try it. */
type ToneRow = {
  id: string
  words: { elementary: string; high: string }
  side: number
  prior: Readonly<Record<Kind, number>>
  names: string
  /** Words that often go with it. */
  find: string
  test: string
}

const table = rows as readonly ToneRow[]
const MOST_TONES = 3
let byWord: ReadonlyMap<string, number> | undefined

/** A tone that the words may carry, and the words of the text that may go with it. */
export type ToneFound = { id: string; words: string; test: string; quotes: readonly string[] }

/** Three tones that the words may carry, for the reader to choose from. */
export function readTone(from: ForkSource): Readings {
  const claims = findTones(from).map(({ id, words, test, quotes }) => {
    const shown = joinWords(quotes.map((quote) => `“${quote}”`))
    const withWords = shown ? ` ${fill(wording.tone.test, { quotes: shown })}` : ''
    return { id: `sounds-${id}`, claim: fill(wording.tone.claim, { words }), test: `${test}${withWords}` }
  })
  return { kind: 'tone', claims, some: 'tone' }
}

/** The three tones that most words of the text may carry, in the order of the table. */
export function findTones({ source, scene, query }: ForkSource): ToneFound[] {
  const weights = table.map(({ prior }) => prior[source.kind])
  const quotes = table.map((): string[] => [])
  const best = table.map(() => 0)
  const add = (tone: string, weight: number, words: readonly string[]) => {
    const at = table.findIndex(({ names, id }) => id === tone || names.split(' ').includes(tone))
    if (at < 0) return
    best[at] = Math.max(best[at] as number, weight)
    quotes[at]?.push(...words)
  }
  for (const word of query.asked.split(/[^\p{L}-]+/u)) add(word, ASKED, [])
  const evidence = evidenceOf(scene.doc)
  for (const tone of toneBank()) {
    const scored = scoreOf(tone, evidence)
    const words = wordsOfTone(scene.doc, scored)
    if (words.length > 0) add(tone.name, Math.min(MOST_SCORE, scored.score) * SCORED, words)
  }
  addListed(scene.doc, weights, quotes)
  const { up, down } = moodOf(scene.doc)
  const lean = Math.max(-1, Math.min(1, (up - down) / 4))
  const ranked = table
    .map(({ side }, at) => ({
      at,
      side,
      weight: (weights[at] as number) + (best[at] as number) + lean * LEANING * side,
    }))
    .sort((a, b) => b.weight - a.weight)
  const chosen = ranked.slice(0, MOST_TONES)
  // Two that point the same way leave a third that points the other.
  for (const side of [1, -1]) {
    const other = ranked.find((one) => one.side === side)
    if (other && !chosen.some((one) => one.side === side)) chosen.splice(MOST_TONES - 1, 1, other)
  }
  chosen.sort((a, b) => a.at - b.at)
  return chosen.map(({ at }) => {
    const { id, words, test } = table[at] as ToneRow
    return {
      id,
      words: byGrade(source.grade, words),
      test,
      quotes: [...new Set(quotes[at])].slice(0, MOST_QUOTES),
    }
  })
}

const MOST_QUOTES = 3
/** What a word of the question weighs, a word of the lists, and what the words of the text for a tone weigh. */
const ASKED = 8
const LISTED = 0.2
const SCORED = 0.25
const MOST_SCORE = 6
/** What it weighs that most words are pleasant, or unpleasant. */
const LEANING = 0.4

/** Adds the words of the text that stand in the lists of the table. */
function addListed(
  { count, folded, start, end, text, lemma }: Doc,
  weights: number[],
  quotes: string[][],
): void {
  byWord ??= new Map(table.flatMap(({ find }, at) => find.split(' ').map((word) => [word, at] as const)))
  const seen = new Set<string>()
  for (let i = 0; i < count; i++) {
    const at = byWord.get(folded[i] as string) ?? byWord.get(lemma(i))
    if (at === undefined || seen.has(lemma(i))) continue
    seen.add(lemma(i))
    weights[at] = (weights[at] as number) + LISTED
    quotes[at]?.push(text.slice(start[i], end[i]))
  }
}

function saysSomething(word: string): boolean {
  const folded = word.toLowerCase()
  return word.length > 3 && !commonWords.has(folded) && !isFunctionWord(folded) && !/n['’]t$/u.test(folded)
}

/** The words that a tone rests on, the surest first; marks and pronouns are none. */
function wordsOfTone(doc: Doc, { rests }: ToneScore): string[] {
  return rests
    .filter(({ evidence }) => !isForm(evidence.name))
    .flatMap(({ evidence }) => [...evidence.spans].sort((a, b) => b.force - a.force))
    .filter(({ force }) => force >= SURE)
    .flatMap(({ first, last }) => quoteWords(doc.text, spanOf(doc, first, last), 4) ?? [])
    .filter((words) => wordsOf(words).some(saysSomething))
}
