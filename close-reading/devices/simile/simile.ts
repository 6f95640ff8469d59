import type { Detector } from '../../detector.ts'
import type { Certainty, Found, Span } from '../../finding.ts'
import { placeOf } from '../../page/places.ts'
import { textOf } from '../../page/text-of.ts'
import type { Page } from '../../page.ts'
import type { NonLiteral } from '../../phrases/non-literal.ts'
import { type Comparison, findComparison } from '../../phrases/read-comparison.ts'
import wording from '../../wording/devices/simile.json' with { type: 'json' }
import { fill } from '../../wording/fill.ts'

/** What is compared with what; `shared` is the quality that the text names, if it names one. */
export type SimileData = NonLiteral & {
  marker: string
  compared: Span | undefined
  comparedWith: Span
  shared: string | undefined
}
type SimileFinding = Found<'simile', SimileData>

/** The most words shown on either side of a comparison. */
const WIDEST = 10
const CLAUSE_WORDS = new Set('and but or which who that when while because for then if'.split(' '))

/** Comparisons by like, as ... as, as if and as though that set a thing beside an unlike thing. */
export const simile: Detector<SimileFinding> = {
  name: 'simile',
  kinds: ['fiction', 'poetry', 'nonfiction'],
  *run(page) {
    for (let i = 0; i < page.count; i++) {
      const word = page.folded[i]
      if (word !== 'like' && word !== 'as' && word !== 'than') continue
      const found = findComparison(page, i)
      if (!found) continue
      yield describe(page, found)
      i = Math.max(i, found.last - 1)
    }
  },
}

function describe(page: Page, found: Comparison): SimileFinding {
  const marker = placeOf(page, found.first, found.last)
  const turned = found.image < found.first
  const comparedWith = placeOf(page, found.image, turned ? found.image + 1 : endOfImage(page, found))
  const compared = turned ? afterMarker(page, found.last) : beforeMarker(page, found.first)
  const data: SimileData = {
    ...words(page, found, compared, comparedWith),
    marker: textOf(page, marker),
    compared,
    comparedWith,
    shared: found.shared,
  }
  return {
    start: Math.min(marker.start, comparedWith.start),
    end: turned ? (compared?.end ?? marker.end) : comparedWith.end,
    type: 'simile',
    cue: 'comparison',
    certainty: certaintyOf(found),
    because: compared ? [marker, compared, comparedWith] : [marker, comparedWith],
    data,
  }
}

function certaintyOf(found: Comparison): Certainty {
  return found.kind === 'as if' || found.kind === 'than' ? 'possible' : 'likely'
}

function words(page: Page, found: Comparison, compared: Span | undefined, image: Span): NonLiteral {
  const marker = textOf(page, placeOf(page, found.first, found.last))
  const thing = compared ? `“${textOf(page, compared)}”` : wording.something
  const picture = `“${textOf(page, image)}”`
  const shared = found.shared
  return {
    says: textOf(page, around(placeOf(page, found.first, found.last), compared, image)),
    means:
      found.kind === 'as if'
        ? fill(wording.means.asIf, { thing, picture })
        : shared
          ? fill(wording.means.shared, { thing, picture, shared })
          : fill(wording.means.plain, { thing, picture }),
    clue: fill(marker.includes(' ') ? wording.clue.words : wording.clue.word, { marker }),
    plainIf: found.kind === 'as if' ? fill(wording.plainIf.asIf, { picture }) : wording.plainIf.same,
  }
}

function around(marker: Span, compared: Span | undefined, image: Span): Span {
  const start = Math.min(marker.start, image.start, compared?.start ?? marker.start)
  return { start, end: Math.max(marker.end, image.end, compared?.end ?? 0) }
}

/** The picture runs to the next mark or the next clause; after "as if" it is a clause of its own. */
function endOfImage(page: Page, found: Comparison): number {
  const { image, kind } = found
  const stop = page.sentences[page.sentenceOf[image] as number]?.last ?? page.count
  const widest = kind === 'as if' ? 2 * WIDEST : WIDEST
  let end = image + 1
  while (end < stop && end < image + widest && !isStop(page, end)) {
    if (kind !== 'as if' && end > image + 1 && CLAUSE_WORDS.has(page.folded[end] as string)) break
    end++
  }
  return end
}

/** What stands before the marker in its own clause. */
function beforeMarker(page: Page, marker: number): Span | undefined {
  const start = page.sentences[page.sentenceOf[marker] as number]?.first ?? 0
  let last = marker
  while (last > start && isStop(page, last - 1)) last--
  let first = last
  while (first > start && last - first < WIDEST && !isStop(page, first - 1)) {
    const newLine = page.kind === 'poetry' && first < last && page.lineOf[first - 1] !== page.lineOf[first]
    if (newLine) break
    first--
  }
  while (first < last && CLAUSE_WORDS.has(page.folded[first] as string)) first++
  return first < last ? placeOf(page, first, last) : undefined
}

/** In "eye-like windows" the thing itself comes last. */
function afterMarker(page: Page, at: number): Span | undefined {
  const inside = at < page.count && page.sentenceOf[at] === page.sentenceOf[at - 1] && !isStop(page, at)
  return inside ? placeOf(page, at, at + 1) : undefined
}

function isStop(page: Page, i: number): boolean {
  return /^[^\p{L}\p{N}'’]/u.test(page.folded[i] as string) && page.folded[i] !== '-'
}
