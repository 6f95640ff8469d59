import type { Doc } from '../../doc/doc.ts'
import { isWord, opensUnit, spanOf } from '../../doc/tokens.ts'
import wording from '../../wording/devices/exclamation.json' with { type: 'json' }
import type { Detector, Found } from '../detector.ts'

/** Words cried out: by a mark, or by a wording such as "what a fine thing". */
export type ExclamationData = { meaning: string }
type ExclamationFinding = Found<'exclamation', ExclamationData>

/** Exclamations with at most this many marks, and no word, between them are one. */
const NEAR = 2

/** Where the words that a mark at `mark` ends begin: after the clause, question or cry before. */
function openingOf(doc: Doc, mark: number): number {
  let first = mark
  while (first > 0 && doc.sentenceOf[first - 1] === doc.sentenceOf[mark] && mark - first < 60) {
    const before = doc.folded[first - 1] ?? ''
    if (/^[.!?;:“”‘"]/.test(before) || before.startsWith('--')) break
    first--
  }
  return first
}

/** "what a", "such a", "how very" at the opening of a clause: an exclamation also without the mark. */
function opensWithWhatA(doc: Doc, i: number): boolean {
  const word = doc.folded[i] ?? ''
  if (word !== 'what' || !opensUnit(doc, i)) return false
  const next = doc.folded[i + 1] ?? ''
  return next === 'a' || next === 'an'
}

/** Exclamations; those that follow each other closely are one finding. */
export const exclamation: Detector<ExclamationFinding> = {
  name: 'exclamation',
  *run(doc) {
    let open: Exclamation | undefined
    for (let i = 0; i < doc.count; i++) {
      const marked = !isWord(doc, i) && (doc.folded[i] ?? '').startsWith('!')
      if (!marked && !opensWithWhatA(doc, i)) continue
      const first = marked ? openingOf(doc, i) : i
      if (open && first - open.last <= NEAR) {
        open.last = i + 1
        open.marks.push(i)
        continue
      }
      if (open) yield toFinding(doc, open)
      open = { first, last: marked ? i + 1 : i + 2, marks: [i] }
    }
    if (open) yield toFinding(doc, open)
  },
}

type Exclamation = { first: number; last: number; marks: number[] }

function toFinding(doc: Doc, { first, last, marks }: Exclamation): ExclamationFinding {
  const span = spanOf(doc, first, last)
  const certain = marks.some((mark) => !isWord(doc, mark))
  const data: ExclamationData = { meaning: certain ? wording.mark : wording.whatA }
  return {
    type: 'exclamation',
    cue: 'punctuation',
    ...span,
    certainty: certain ? 'clear' : 'likely',
    evidence: [span],
    data,
  }
}
