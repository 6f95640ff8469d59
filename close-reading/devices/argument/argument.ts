import { kinds } from '../../choices/kinds.ts'
import type { Doc } from '../../doc/doc.ts'
import { NUMBER, WORD } from '../../doc/shape.ts'
import { spanOf } from '../../doc/tokens.ts'
import { wordSet } from '../../lexicons/words-of.ts'
import { little } from '../../vocabulary/little-words.ts'
import wording from '../../wording/devices/argument.json' with { type: 'json' }
import { fill } from '../../wording/fill.ts'
import type { Certainty, Detector, Found } from '../detector.ts'
import { buildPhrases, matchPhrase, type Phrases } from '../phrases.ts'
import table from './argument-words.json' with { type: 'json' }
import { isMeantAsMarker } from './is-meant-as-marker.ts'

export type ArgumentType =
  | 'hedge'
  | 'booster'
  | 'evidence'
  | 'connective'
  | 'loaded'
  | 'opinion'
  | 'advice'
  | 'address'
  | 'claim'
/** What the words do (`function`), in plain words (`meaning`); beside a loaded word stands a plainer one. */
export type ArgumentData = { meaning: string; plainer?: string }
type ArgumentFinding = Found<ArgumentType, ArgumentData>

type Marker = { type: ArgumentType; data: ArgumentData }
type Lexicon = { phrases: Phrases; markers: readonly (readonly Marker[])[]; numbers: ReadonlySet<string> }

/** In stories and poems only these are found: the rest belongs to an argument. */
const EVERYWHERE = new Set<ArgumentType>(['hedge', 'booster'])
/** Words of a sentence that says how things are or ought to be. */
const CLAIMS = new Set('must should ought cannot shall needs means depends requires'.split(' '))
const SURE: Partial<Record<ArgumentType, Certainty>> = {
  connective: 'clear',
  hedge: 'likely',
  address: 'likely',
}

let lexicon: Lexicon | undefined

/** How an argument works: hedges, boosters, evidence, connectives, loaded words, opinion, advice, address, claims. */
export const argument: Detector<ArgumentFinding> = {
  name: 'argument',
  *run(doc) {
    lexicon ??= readLexicon()
    const all = kinds[doc.kind].isFactual
    for (let i = 0; i < doc.count; i++) {
      const match = matchPhrase(lexicon.phrases, doc, i)
      if (match) {
        for (const marker of lexicon.markers[match.entry] as readonly Marker[]) {
          if (!all && !EVERYWHERE.has(marker.type)) continue
          if (isMeantAsMarker(doc, marker.type, match.first, match.last))
            yield describe(doc, match.first, match.last, marker)
        }
        i = match.last - 1
      } else if (all) {
        const end = endOfNumber(doc, i, lexicon.numbers)
        if (end > i) {
          yield describe(doc, i, end, NUMBER_MARKER)
          i = end - 1
        }
      }
    }
    if (all) yield* findClaims(doc)
  },
}

const NUMBER_MARKER: Marker = {
  type: 'evidence',
  data: { meaning: wording.number },
}

const meanings: Readonly<Record<string, Readonly<Record<string, string>>>> = wording.markers

function readLexicon(): Lexicon {
  const byPattern = new Map<string, Marker[]>()
  const add = (pattern: string, marker: Marker) => {
    const known = byPattern.get(pattern)
    if (!known) byPattern.set(pattern, [marker])
    else if (!known.some((other) => other.type === marker.type)) known.push(marker)
  }
  for (const { type, function: what, patterns } of table.markers) {
    const meaning = meanings[type]?.[what] ?? ''
    const marker: Marker = { type: type as ArgumentType, data: { meaning } }
    for (const pattern of patterns) add(pattern, marker)
  }
  for (const [pattern, plainer] of Object.entries(table.loaded.patterns)) {
    const meaning = fill(wording.loaded, { plainer })
    add(pattern, { type: 'loaded', data: { meaning, plainer } })
  }
  return {
    phrases: buildPhrases(byPattern.keys()),
    markers: [...byPattern.values()],
    numbers: wordSet(table.numbers),
  }
}

function describe(doc: Doc, first: number, last: number, marker: Marker): ArgumentFinding {
  const span = spanOf(doc, first, last)
  return {
    ...span,
    type: marker.type,
    cue: marker.type === 'connective' ? 'structure' : 'word choice',
    certainty: SURE[marker.type] ?? 'possible',
    evidence: [span],
    data: marker.data,
  }
}

/** The token after a number and its unit ("thirty minutes", "1,200 men"), or i when no number begins here. */
function endOfNumber(doc: Doc, i: number, numbers: ReadonlySet<string>): number {
  let end = i
  while (end < doc.count && isNumber(doc, end, numbers)) {
    end++
    // "hundred and twenty", "four score and seven"
    if (doc.folded[end] === 'and' && end + 1 < doc.count && isNumber(doc, end + 1, numbers)) end++
  }
  if (end === i || (end === i + 1 && (doc.folded[i] === 'one' || doc.folded[i] === 'score'))) return i
  const unit = end < doc.count && ((doc.shape[end] as number) & WORD) !== 0
  return unit && !NO_UNIT.has(doc.folded[end] as string) && doc.sentenceOf[end] === doc.sentenceOf[i]
    ? end + 1
    : end
}

/** Words that no number counts. */
const NO_UNIT = wordSet(
  little.be,
  little.joints,
  little.prepositions,
  'may be can will shall must that which who as',
)

function isNumber(doc: Doc, i: number, numbers: ReadonlySet<string>): boolean {
  return ((doc.shape[i] as number) & NUMBER) !== 0 || numbers.has(doc.folded[i] as string)
}

/** Sentences that may state a claim: they say how things are or must be, and ask nothing. */
function* findClaims(doc: Doc): Iterable<ArgumentFinding> {
  for (const sentence of doc.sentences) {
    if (doc.folded[sentence.last - 1] === '?') continue
    for (let i = sentence.first; i < sentence.last; i++) {
      if (!CLAIMS.has(doc.folded[i] as string)) continue
      yield {
        start: sentence.start,
        end: sentence.end,
        type: 'claim',
        cue: 'structure',
        certainty: 'possible',
        evidence: [spanOf(doc, i)],
        data: { meaning: wording.claim },
      }
      break
    }
  }
}
