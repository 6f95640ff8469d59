import type { Doc } from '../../doc/doc.ts'
import type { Span } from '../../doc/span.ts'
import { spanOf, textOf } from '../../doc/tokens.ts'
import wording from '../../wording/devices/simile.json' with { type: 'json' }
import { fill } from '../../wording/fill.ts'
import type { Certainty, Detector, Found } from '../detector.ts'
import type { NonLiteral } from '../non-literal.ts'
import { type Comparison, findComparison } from './read-comparison.ts'

/** What is compared with what; `shared` is the quality that the text names, if it names one. */
export type SimileData = NonLiteral & {
  marker: string
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
  *run(doc) {
    for (let i = 0; i < doc.count; i++) {
      const word = doc.folded[i]
      if (word !== 'like' && word !== 'as' && word !== 'than') continue
      const found = findComparison(doc, i)
      if (!found) continue
      yield describe(doc, found)
      i = Math.max(i, found.last - 1)
    }
  },
}

function describe(doc: Doc, found: Comparison): SimileFinding {
  const marker = spanOf(doc, found.first, found.last)
  const turned = found.image < found.first
  const comparedWith = spanOf(doc, found.image, turned ? found.image + 1 : endOfImage(doc, found))
  const compared = turned ? afterMarker(doc, found.last) : beforeMarker(doc, found.first)
  const data: SimileData = {
    ...words(doc, found, compared, comparedWith),
    marker: textOf(doc, marker),
    comparedWith,
    shared: found.shared,
  }
  return {
    start: Math.min(marker.start, comparedWith.start),
    end: turned ? (compared?.end ?? marker.end) : comparedWith.end,
    type: 'simile',
    cue: 'comparison',
    certainty: certaintyOf(found),
    evidence: compared ? [marker, compared, comparedWith] : [marker, comparedWith],
    data,
  }
}

function certaintyOf(found: Comparison): Certainty {
  return found.kind === 'as if' || found.kind === 'than' ? 'possible' : 'likely'
}

function words(doc: Doc, found: Comparison, compared: Span | undefined, image: Span): NonLiteral {
  const marker = textOf(doc, spanOf(doc, found.first, found.last))
  const thing = compared ? `“${textOf(doc, compared)}”` : wording.something
  const picture = `“${textOf(doc, image)}”`
  const shared = found.shared
  return {
    says: textOf(doc, around(spanOf(doc, found.first, found.last), compared, image)),
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
function endOfImage(doc: Doc, found: Comparison): number {
  const { image, kind } = found
  const stop = doc.sentences[doc.sentenceOf[image] as number]?.last ?? doc.count
  const widest = kind === 'as if' ? 2 * WIDEST : WIDEST
  let end = image + 1
  while (end < stop && end < image + widest && !isStop(doc, end)) {
    if (kind !== 'as if' && end > image + 1 && CLAUSE_WORDS.has(doc.folded[end] as string)) break
    end++
  }
  return end
}

/** What stands before the marker in its own clause. */
function beforeMarker(doc: Doc, marker: number): Span | undefined {
  const start = doc.sentences[doc.sentenceOf[marker] as number]?.first ?? 0
  let last = marker
  while (last > start && isStop(doc, last - 1)) last--
  let first = last
  while (first > start && last - first < WIDEST && !isStop(doc, first - 1)) {
    const newLine = doc.isVerse && first < last && doc.lineOf[first - 1] !== doc.lineOf[first]
    if (newLine) break
    first--
  }
  while (first < last && CLAUSE_WORDS.has(doc.folded[first] as string)) first++
  return first < last ? spanOf(doc, first, last) : undefined
}

/** In "eye-like windows" the thing itself comes last. */
function afterMarker(doc: Doc, at: number): Span | undefined {
  const inside = at < doc.count && doc.sentenceOf[at] === doc.sentenceOf[at - 1] && !isStop(doc, at)
  return inside ? spanOf(doc, at) : undefined
}

function isStop(doc: Doc, i: number): boolean {
  return /^[^\p{L}\p{N}'’]/u.test(doc.folded[i] as string) && doc.folded[i] !== '-'
}
