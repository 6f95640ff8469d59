import type { Doc } from '../../doc/doc.ts'
import type { Span } from '../../doc/span.ts'
import { isWord, spanOf } from '../../doc/tokens.ts'
import { isBinding } from '../../lexicons/function-words.ts'
import { wordSet } from '../../lexicons/words-of.ts'
import { little } from '../../vocabulary/little-words.ts'
import wording from '../../wording/devices/series.json' with { type: 'json' }
import { fill } from '../../wording/fill.ts'
import type { Detector, Found } from '../detector.ts'

/** Three and more things in a row: a list, or joined by "and" each time (polysyndeton). */
export type SeriesData = { meaning: string }
type SeriesType = 'list' | 'polysyndeton'
type SeriesFinding = Found<SeriesType, SeriesData>

const LONGEST_ITEM = 4
const conjunctions = new Set(['and', 'or', 'nor'])

type Item = { first: number; last: number }

function toFinding(
  doc: Doc,
  type: SeriesType,
  items: readonly Item[],
  links: readonly Span[],
): SeriesFinding | undefined {
  const first = items[0]
  const last = items[items.length - 1]
  const [link, ...rest] = links
  if (!first || !last || !link) return undefined
  const meaning = type === 'list' ? fill(wording.list, { items: items.length }) : wording.polysyndeton
  return {
    type,
    cue: 'structure',
    ...spanOf(doc, first.first, last.last),
    certainty: items.length > 3 ? 'likely' : 'possible',
    evidence: [link, ...rest],
    data: { meaning } satisfies SeriesData,
  }
}

/** Words that bind clauses show that an item is over, but for these. */
const itemWords = wordSet(little.articles, little.owners, 'of no all some one two more most')

function isPlain(doc: Doc, token: number): boolean {
  const word = doc.folded[token] ?? ''
  return isWord(doc, token) && (itemWords.has(word) || !isBinding(word))
}

/** A line of verse parts items too. */
function isSameLine(doc: Doc, a: number, b: number): boolean {
  return !doc.isVerse || doc.lineOf[a] === doc.lineOf[b]
}

/** The words after a link, up to the next mark, link or binding word; undefined when there are none or too many. */
function itemAfter(doc: Doc, from: number): Item | undefined {
  let last = from
  while (
    last < doc.count &&
    isPlain(doc, last) &&
    isSameLine(doc, from - 1, last) &&
    last - from < LONGEST_ITEM
  )
    last++
  const end = doc.folded[last - 1] ?? ''
  if (last === from || itemWords.has(end)) return undefined
  return { first: from, last }
}

function itemBefore(doc: Doc, to: number): Item | undefined {
  let first = to
  while (first > 0 && to - first < 3 && isPlain(doc, first - 1) && isSameLine(doc, first - 1, to)) first--
  return first === to ? undefined : { first, last: to }
}

/** Is an item followed by a mark, a joining word or the end, so that it stands whole between its links? */
function isWhole(doc: Doc, item: Item): boolean {
  return item.last >= doc.count || !isWord(doc, item.last) || conjunctions.has(doc.folded[item.last] ?? '')
}

/** A longer list is split. */
const MOST_ITEMS = 24

/** "a, b, and c" or "a, b, c, d": items between commas; the last may follow a joining word. */
function readList(doc: Doc, comma: number): { finding: SeriesFinding | undefined; next: number } {
  const before = itemBefore(doc, comma)
  const items = before ? [before] : []
  const links: Span[] = []
  let at = comma
  let joined = false
  while (before && at < doc.count && !joined && items.length < MOST_ITEMS) {
    const isComma = doc.folded[at] === ','
    joined = conjunctions.has(doc.folded[isComma ? at + 1 : at] ?? '')
    if (!isComma && !joined) break
    const item = itemAfter(doc, at + (isComma && joined ? 2 : 1))
    if (!item || (!joined && !isWhole(doc, item))) break
    links.push(spanOf(doc, at))
    items.push(item)
    at = item.last
  }
  const enough = links.length > 1 && (joined || items.length > 3)
  return {
    finding: enough && items.length > links.length ? toFinding(doc, 'list', items, links) : undefined,
    next: Math.max(at, comma + 1),
  }
}

/** "b and c and d": the same joining word twice and more, with no more than a few words between. */
function readJoined(doc: Doc, join: number): { finding: SeriesFinding | undefined; next: number } {
  const word = doc.folded[join]
  const before = itemBefore(doc, join)
  const items = before ? [before] : []
  const links: Span[] = []
  let at = join
  while (before && at < doc.count && doc.folded[at] === word && items.length < MOST_ITEMS) {
    const item = itemAfter(doc, at + 1)
    if (!item) break
    links.push(spanOf(doc, at))
    items.push(item)
    at = doc.folded[item.last] === ',' && doc.folded[item.last + 1] === word ? item.last + 1 : item.last
  }
  const enough =
    links.length > 1 && new Set(items.map((item) => doc.folded[item.last - 1])).size === items.length
  return {
    finding: enough ? toFinding(doc, 'polysyndeton', items, links) : undefined,
    next: Math.max(at, join + 1),
  }
}

/** Lists of three and more, and rows joined by "and" or "or" each time. */
export const series: Detector<SeriesFinding> = {
  name: 'series',
  *run(doc) {
    for (let i = 1; i < doc.count; ) {
      const token = doc.folded[i] ?? ''
      const read = token === ',' ? readList(doc, i) : conjunctions.has(token) ? readJoined(doc, i) : undefined
      if (read?.finding) yield read.finding
      i = read?.finding ? read.next : i + 1
    }
  },
}
