import type { Doc } from '../doc/doc.ts'
import { isClauseMark } from '../doc/tokens.ts'
import { wordSet } from '../lexicons/words-of.ts'
import { little } from '../vocabulary/little-words.ts'

/** Right before "but" these make it "except" or "only": "nothing but", "was but a child", "with but one". */
const EXCEPT_AFTER = wordSet(
  little.being,
  little.have,
  little.prepositions,
  "nothing all none anything everything no nobody cannot can could nor never last art wert 'tis it's he's she's they're hath having which who whom what where within upon",
)
/** Earlier in the clause these make it "except": "no one came but Tom", "who knows but". */
const NOBODY = new Set('nothing none nobody no never nor who whom what naught nought'.split(' '))
/** After "but" these mean "only": "existence but a burden", "held but just ourselves", "but lately". */
const ONLY = new Set('a an one two three once little few just lately newly half'.split(' '))
const SUBJECTS = wordSet(
  little.subjects,
  little.demonstratives,
  "thou ye there when if as not i'm he's she's it's we're they're",
)
/** How far back in the clause a "no" or "nobody" is looked for. */
const REACH = 7

/**
 * Whether the "but" at token i turns a thought. Not where it means "except" or "only" ("nothing but", "but one",
 * "but for her"); after a pause, and before a new subject, it does turn.
 */
export function hasContrastAtBut(doc: Doc, i: number): boolean {
  if (i > 0 && doc.sentenceOf[i] !== doc.sentenceOf[i - 1]) return doc.folded[i + 1] !== 'for'
  const before = doc.folded[i - 1] ?? ''
  if (i === 0 || isClauseMark(before)) return true
  const next = doc.folded[i + 1] ?? ''
  if (/^(?:nothing|all|none|anything|everything|nobody|cannot|last)$/.test(before)) return false
  if (next === 'for') return deniedBefore(doc, i)
  if (SUBJECTS.has(next)) return true
  return !(EXCEPT_AFTER.has(before) || ONLY.has(next) || hasNobody(doc, i))
}

/** "not for gold but for love" sets two things against each other. */
function deniedBefore(doc: Doc, i: number): boolean {
  for (let k = i - 1; k >= Math.max(0, i - REACH); k--) {
    if (doc.sentenceOf[k] !== doc.sentenceOf[i]) return false
    if (doc.folded[k] === 'not' && doc.folded[k + 1] === 'for') return true
  }
  return false
}

function hasNobody(doc: Doc, i: number): boolean {
  for (let k = i - 1; k >= Math.max(0, i - REACH); k--) {
    const word = doc.folded[k] as string
    if (doc.sentenceOf[k] !== doc.sentenceOf[i] || isClauseMark(word)) return false
    if (NOBODY.has(word)) return true
  }
  return false
}
