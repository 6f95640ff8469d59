import { kinds } from '../choices/kinds.ts'
import type { Doc } from '../doc/doc.ts'
import { moodOf } from '../feelings/tone-mood.ts'
import rows from '../knowledge/tone-readings.json' with { type: 'json' }
import { byGrade, joinWords } from '../phrasing/phrasing.ts'
import { quoteWords } from '../phrasing/quote-words.ts'
import { wordsIn } from '../vocabulary/little-words.ts'
import { fill } from '../wording/fill.ts'
import wording from '../wording/fork.json' with { type: 'json' }
import type { ForkSource, Readings } from './readings.ts'
import { buildRuns, type Runs, runsIn } from './runs.ts'

/** A tone that a reading may claim: its words, the tones that it stands for, and how to try it. */
type ToneRow = {
  id: string
  words: { elementary: string; high: string }
  /** 1 pleasant, -1 unpleasant, 0 either. */
  side: number
  prior: (typeof rows)[number]['prior']
  names: string
  /** Words and runs of words that go with it wherever they stand, between bars; they are shown. */
  find: string
  /** Those that stand in other texts, too: they make it likelier and are never shown. None is in two rows. */
  hints: string
  test: string
}

/** A tone that the words may carry, and the words of the text that may go with it. */
export type ToneFound = { id: string; words: string; test: string; quotes: readonly string[] }

const table = rows as readonly ToneRow[]
const MOST_TONES = 4
const MOST_QUOTES = 3
const LONGEST_QUOTE = 5
/** What a tone that the question names weighs, a word that is shown, and one that only hints. */
const ASKED = 8
const SHOWN = 0.5
const HINT = 0.2
/** What each exclamation mark weighs for joy, up to so many. */
const EXCLAIMED = 0.2
const MOST_EXCLAIMED = 3
/** Texts for young readers are more often meant to be fun. */
const FOR_CHILDREN = 0.25
/** What it weighs that most words are pleasant, or unpleasant. */
const LEANING = 0.3

/** The tones that the words may carry, for the reader to choose from. */
export function readTone(from: ForkSource): Readings {
  const claims = findTones(from).map(({ id, words, test, quotes }) => {
    const shown = joinWords(quotes.map((quote) => `“${quote}”`))
    return {
      id: `sounds-${id}`,
      claim: fill(wording.tone.claim, { words }),
      test: shown ? `${test} ${fill(wording.tone.test, { quotes: shown })}` : test,
    }
  })
  return { kind: 'tone', claims, some: 'tone' }
}

/** The four tones that most words of the text may carry, in the order of the table; never all of them on one side. */
export function findTones({ source, scene, query }: ForkSource): ToneFound[] {
  const { doc } = scene
  const found = wordsFound(doc)
  const { up, down } = moodOf(doc)
  const lean = Math.max(-1, Math.min(1, (up - down) / 4))
  const asked = new Set(wordsIn(query.asked))
  const ranked = table
    .map(({ side, prior, id, names }, at) => ({
      at,
      side,
      weight:
        prior[kinds[source.kind].rowsOf] +
        lean * LEANING * side +
        (found[at]?.weight ?? 0) +
        (id === 'playful' && source.grade === 'elementary' ? FOR_CHILDREN : 0) +
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

let runs: Runs | undefined
/** The lists of all rows: of each row the words to show, then those that only hint. */
const listsOf = () => table.flatMap(({ find, hints }) => [find, hints])

type Found = { weight: number; quotes: readonly string[] }

/** For each tone what its words in the text weigh together, each once, and those to show. */
function wordsFound(doc: Doc): Found[] {
  const found = table.map(() => ({ weight: 0, quotes: [] as string[], seen: new Set<string>() }))
  runs ??= buildRuns(listsOf())
  for (const { list, key, at, count } of runsIn(runs, doc)) {
    const row = found[list >> 1]
    if (!row || row.seen.has(key) || isDenied(doc, at)) continue
    row.seen.add(key)
    const isShown = list % 2 === 0
    row.weight += isShown ? SHOWN : HINT
    if (isShown) row.quotes.push(doc.text.slice(doc.start[at], doc.end[at + count - 1]))
  }
  const add = (id: string, weight: number, quotes: readonly string[] = []) => {
    const row = found[table.findIndex((one) => one.id === id)]
    if (!row) return
    row.weight += weight
    row.quotes.unshift(...quotes)
  }
  const marked = wordsNotOwn(doc.text)
  add('ironic', marked.length * SHOWN, marked)
  add('glad', EXCLAIMED * Math.min(MOST_EXCLAIMED, doc.folded.filter((mark) => mark === '!').length))
  return found.map(({ weight, quotes }) => ({
    weight,
    quotes: [...new Set(quotes)]
      .flatMap((words) => quoteWords(words, { start: 0, end: words.length }, LONGEST_QUOTE) ?? [])
      .slice(0, MOST_QUOTES),
  }))
}

const DENIAL = /^(?:not|never|no|without|hardly|past)$|n['’]t$/u
const NEAR = 2

/** "I am not angry": the word says what is not there. */
function isDenied({ folded }: Doc, at: number): boolean {
  return folded.slice(Math.max(0, at - NEAR), at).some((word) => DENIAL.test(word))
}

/** Up to three words in quotation marks inside a sentence, which nobody says or spells. */
const MARKED =
  /(?<=\p{L})(?<!\b(?:spell|words?|called|named|says?|said|reads?|means?)) ["“](\p{Ll}[\p{L}’'-]{1,14}(?: [\p{L}’'-]{1,14}){0,2})[.,]?["”](?! (?:said|asked|says))/gu
const MOST_MARKED = 2

function wordsNotOwn(text: string): string[] {
  return [...text.matchAll(MARKED)].slice(0, MOST_MARKED).map(([, words = '']) => words)
}
