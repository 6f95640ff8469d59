import type { Detector } from '../../detector.ts'
import type { Found, Span } from '../../finding.ts'
import { isBinding } from '../../lexicons/function-words.ts'
import { isWord, placeOf } from '../../page/places.ts'
import type { Page } from '../../page.ts'
import wording from '../../wording/devices/series.json' with { type: 'json' }
import { fill } from '../../wording/fill.ts'

/** Three and more things in a row: a list, or joined by "and" each time (polysyndeton). */
export type SeriesData = { items: number; meaning: string }
type SeriesType = 'list' | 'polysyndeton'
type SeriesFinding = Found<SeriesType, SeriesData>

const LONGEST_ITEM = 4
const joins = new Set(['and', 'or', 'nor'])

type Item = { first: number; last: number }

function toFinding(
  page: Page,
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
    ...placeOf(page, first.first, last.last),
    certainty: items.length > 3 ? 'likely' : 'possible',
    because: [link, ...rest],
    data: { items: items.length, meaning } satisfies SeriesData,
  }
}

/** Words that bind clauses show that an item is over, but for these. */
const inside = new Set([
  'a',
  'an',
  'the',
  'of',
  'his',
  'her',
  'my',
  'our',
  'their',
  'its',
  'your',
  'no',
  'all',
  'some',
  'one',
  'two',
  'more',
  'most',
])

function isPlain(page: Page, token: number): boolean {
  const word = page.folded[token] ?? ''
  return isWord(page, token) && (inside.has(word) || !isBinding(word))
}

/** A line of verse parts items too. */
function isSameLine(page: Page, a: number, b: number): boolean {
  return page.kind !== 'poetry' || page.lineOf[a] === page.lineOf[b]
}

/** The words after a link, up to the next mark, link or binding word; undefined when there are none or too many. */
function itemAfter(page: Page, from: number): Item | undefined {
  let last = from
  while (
    last < page.count &&
    isPlain(page, last) &&
    isSameLine(page, from - 1, last) &&
    last - from < LONGEST_ITEM
  )
    last++
  const end = page.folded[last - 1] ?? ''
  if (last === from || inside.has(end)) return undefined
  return { first: from, last }
}

function itemBefore(page: Page, to: number): Item | undefined {
  let first = to
  while (first > 0 && to - first < 3 && isPlain(page, first - 1) && isSameLine(page, first - 1, to)) first--
  return first === to ? undefined : { first, last: to }
}

/** Is an item followed by a mark, a joining word or the end, so that it stands whole between its links? */
function isWhole(page: Page, item: Item): boolean {
  return item.last >= page.count || !isWord(page, item.last) || joins.has(page.folded[item.last] ?? '')
}

/** A longer list is told in parts. */
const MOST_ITEMS = 24

/** "a, b, and c" or "a, b, c, d": items between commas; the last may follow a joining word. */
function readList(page: Page, comma: number): { finding: SeriesFinding | undefined; next: number } {
  const before = itemBefore(page, comma)
  const items = before ? [before] : []
  const links: Span[] = []
  let at = comma
  let joined = false
  while (before && at < page.count && !joined && items.length < MOST_ITEMS) {
    const isComma = page.folded[at] === ','
    joined = joins.has(page.folded[isComma ? at + 1 : at] ?? '')
    if (!isComma && !joined) break
    const item = itemAfter(page, at + (isComma && joined ? 2 : 1))
    if (!item || (!joined && !isWhole(page, item))) break
    links.push(placeOf(page, at, at + 1))
    items.push(item)
    at = item.last
  }
  const enough = links.length > 1 && (joined || items.length > 3)
  return {
    finding: enough && items.length > links.length ? toFinding(page, 'list', items, links) : undefined,
    next: Math.max(at, comma + 1),
  }
}

/** "b and c and d": the same joining word twice and more, with no more than a few words between. */
function readJoined(page: Page, join: number): { finding: SeriesFinding | undefined; next: number } {
  const word = page.folded[join]
  const before = itemBefore(page, join)
  const items = before ? [before] : []
  const links: Span[] = []
  let at = join
  while (before && at < page.count && page.folded[at] === word && items.length < MOST_ITEMS) {
    const item = itemAfter(page, at + 1)
    if (!item) break
    links.push(placeOf(page, at, at + 1))
    items.push(item)
    at = page.folded[item.last] === ',' && page.folded[item.last + 1] === word ? item.last + 1 : item.last
  }
  const enough =
    links.length > 1 && new Set(items.map((item) => page.folded[item.last - 1])).size === items.length
  return {
    finding: enough ? toFinding(page, 'polysyndeton', items, links) : undefined,
    next: Math.max(at, join + 1),
  }
}

/** Lists of three and more, and rows joined by "and" or "or" each time. */
export const series: Detector<SeriesFinding> = {
  name: 'series',
  kinds: ['fiction', 'poetry', 'nonfiction'],
  *run(page) {
    for (let i = 1; i < page.count; ) {
      const token = page.folded[i] ?? ''
      const read = token === ',' ? readList(page, i) : joins.has(token) ? readJoined(page, i) : undefined
      if (read?.finding) yield read.finding
      i = read?.finding ? read.next : i + 1
    }
  },
}
