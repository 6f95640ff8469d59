import type { Doc } from '../../doc/doc.ts'
import type { Span } from '../../doc/span.ts'
import { spanOf } from '../../doc/tokens.ts'
import { wordSet } from '../../lexicons/words-of.ts'
import { readWords } from '../../vocabulary/word-family.ts'
import wording from '../../wording/devices/contrast.json' with { type: 'json' }
import { fill } from '../../wording/fill.ts'
import type { Certainty, Detector, Found } from '../detector.ts'
import { buildPhrases, matchPhrase, type Phrases } from '../phrases.ts'
import { hasContrastAtBut } from '../turns-at-but.ts'
import table from './contrast-words.json' with { type: 'json' }

/**
 * `turn`: a word at which the text turns; `outside and inside`: what is shown and what may be felt stand on
 * two sides of a turn; `mask`: words for a feeling that is hidden.
 */
export type ContrastData = { meaning: string }
type ContrastFinding = Found<'contrast', ContrastData>

type Lists = {
  turns: ReadonlySet<string>
  outside: ReadonlySet<string>
  inside: ReadonlySet<string>
  masks: Phrases
}

/** How far from the turning word an act or a feeling may stand. */
const REACH = 14
const CLAUSE = /^[,;:.!?—()“”"]/u

let lists: Lists | undefined

/** Turning words (but, yet, however), and hints that the outside and the inside of a person differ. */
export const contrast: Detector<ContrastFinding> = {
  name: 'contrast',
  *run(doc) {
    lists ??= readLists()
    for (let i = 0; i < doc.count; i++) {
      const word = doc.folded[i] as string
      if (lists.turns.has(word)) {
        if (isTurn(doc, i)) yield describeTurn(doc, i, lists)
        continue
      }
      const mask = matchPhrase(lists.masks, doc, i)
      if (!mask) continue
      yield describeMask(doc, spanOf(doc, mask.first, mask.last))
      i = mask.last - 1
    }
  },
}

function readLists(): Lists {
  return {
    turns: wordSet(table.turns),
    outside: readWords(table.outside.words),
    inside: readWords(table.inside.words),
    masks: buildPhrases(table.masks.patterns),
  }
}

/** Not "nothing but", "but one", "not yet", "as though", "still" inside a clause. */
function isTurn(doc: Doc, i: number): boolean {
  const word = doc.folded[i] as string
  const before = doc.folded[i - 1] ?? ''
  const opens =
    i === 0 || doc.sentenceOf[i - 1] !== doc.sentenceOf[i] || CLAUSE.test(before) || /^-/.test(before)
  if (word === 'but') return hasContrastAtBut(doc, i)
  if (word === 'yet') return opens || before === 'and'
  if (word === 'still' || word === 'instead' || word === 'otherwise' || word === 'unlike') return opens
  if (word === 'though') return before !== 'as'
  if (word === 'however')
    return !/^(?:much|many|long|hard|far|great|small|little)$/.test(doc.folded[i + 1] ?? '')
  return true
}

function describeTurn(doc: Doc, i: number, words: Lists): ContrastFinding {
  const turn = spanOf(doc, i)
  const sentence = doc.sentences[doc.sentenceOf[i] as number]
  const from = Math.max(sentence?.first ?? 0, i - REACH)
  const to = Math.min(sentence?.last ?? doc.count, i + 1 + REACH)
  const shown = lastIn(doc, words.outside, from, i)
  const felt = firstIn(doc, words.inside, i + 1, to)
  const both = shown >= 0 && felt >= 0
  const shownSpan = both ? spanOf(doc, shown) : undefined
  const feltSpan = both ? spanOf(doc, felt) : undefined
  const text = doc.text.slice(turn.start, turn.end)
  return {
    ...turn,
    type: 'contrast',
    cue: 'contrast',
    certainty: (both ? 'possible' : 'likely') satisfies Certainty,
    evidence: shownSpan && feltSpan ? [turn, shownSpan, feltSpan] : [turn],
    data: { meaning: fill(shownSpan && feltSpan ? wording.outsideAndInside : wording.turn, { word: text }) },
  }
}

function describeMask(doc: Doc, span: Span): ContrastFinding {
  const text = doc.text.slice(span.start, span.end).replace(/\s+/g, ' ')
  return {
    ...span,
    type: 'contrast',
    cue: 'contrast',
    certainty: 'possible',
    evidence: [span],
    data: { meaning: fill(wording.mask, { words: text }) },
  }
}

function lastIn(doc: Doc, words: ReadonlySet<string>, from: number, to: number): number {
  for (let i = to - 1; i >= from; i--) if (words.has(doc.folded[i] as string)) return i
  return -1
}

function firstIn(doc: Doc, words: ReadonlySet<string>, from: number, to: number): number {
  for (let i = from; i < to; i++) if (words.has(doc.folded[i] as string)) return i
  return -1
}
