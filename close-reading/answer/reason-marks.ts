import type { Doc } from '../doc/doc.ts'
import type { Clause } from '../scene/clause.ts'
import type { Scene } from '../scene/read-scene.ts'

/** Where a sentence gives a reason: the tokens of the reason, and those of what it is the reason for. `last` excluded. */
export type ReasonMark = {
  reason: { first: number; last: number }
  /** The tokens of the sentence in which what is asked about must stand. */
  act: { first: number; last: number }
}

type Range = { first: number; last: number }

const TIME_AFTER_SINCE =
  /^(?:last|then|yesterday|early|late|morning|noon|childhood|birth|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|\d+)$/u
const STATE = /^(?:was|were|is|are|am|had|has|have|could|couldn't|needed|wanted|knew|it's)$/u
/** Acts that people do for something that was done or is to be had. */
const FOR_SOMETHING = new Set(
  'thank apologize scold punish fine praise blame reward arrest ticket forgive famous known save pay'.split(
    ' ',
  ),
)

/** Every reason in a sentence, the surest words for it first. */
export function reasonMarks(scene: Scene, sentence: Range, clauses: readonly Clause[]): ReasonMark[] {
  const found: ReasonMark[] = []
  for (let i = sentence.first; i < sentence.last; i++) {
    const before = reasonBefore(scene.doc, sentence, i)
    if (before >= 0)
      found.push({
        reason: { first: sentence.first, last: before },
        act: { first: i + 1, last: sentence.last },
      })
    else if (isJoint(scene, i, clauses)) found.push(...aroundJoint(scene.doc, sentence, i))
  }
  for (let i = sentence.first; i < sentence.last; i++)
    if (isPurpose(scene, i, clauses)) found.push(...aroundJoint(scene.doc, sentence, i))
  return found
}

/** The act before a reason; where the reason opens the sentence, the act after its comma. */
function aroundJoint(doc: Doc, { first, last }: Range, at: number): ReasonMark[] {
  const opens = doc.folded
    .slice(first, at)
    .every((word) => !/^[\p{L}\p{N}]/u.test(word) || word === 'but' || word === 'and')
  const end = reasonEnd(doc, at, last, opens)
  if (!opens) return [{ reason: { first: at, last: end }, act: { first, last: at } }]
  return end < last ? [{ reason: { first: at, last: end }, act: { first: end, last } }] : []
}

/** "It rained, so she left"; "it rained, which is why she left": the token where the reason ends; -1 elsewhere. */
function reasonBefore({ folded }: Doc, { first }: Range, at: number): number {
  if (at < first + 3) return -1
  const [word = '', next = '', third = ''] = folded.slice(at, at + 3)
  const before = folded[at - 1] ?? ''
  if (word === 'so' && !/^(?:that|much|many|far|long|on|as|what|[:.,;])$/u.test(next)) {
    if (/^[,;—–]$/u.test(before)) return at - 1
    if (before === 'and') return at - 1
  }
  if (/^(?:which|that)$/u.test(word) && /^(?:is|was)$/u.test(next) && third === 'why') return at
  return word === "that's" && next === 'why' ? at : -1
}

/** Whether a reason begins at a token: "because", "so that", "in order to", "since she was late". */
function isJoint(scene: Scene, at: number, clauses: readonly Clause[]): boolean {
  const { doc } = scene
  const [word = '', next = '', third = ''] = doc.folded.slice(at, at + 3)
  const before = doc.folded[at - 1] ?? ''
  if (word === 'because' || (word === 'cause' && before === "'") || word === "'cause")
    return before !== 'just' || next !== 'of'
  if (word === 'for' && next === 'fear') return true
  if (word === 'so') return next === 'that' || (next === 'as' && third === 'to') || isAim(doc, at)
  if (word === 'in') return next === 'order' && (third === 'to' || third === 'that')
  if (word === 'due' || word === 'thanks') return next === 'to'
  if (word === 'since' && before === ',' && !TIME_AFTER_SINCE.test(next)) return true
  if (word === 'since')
    return !TIME_AFTER_SINCE.test(next) && before !== 'ever' && !isSoFar(doc, at) && hasSubject(clauses, at)
  if (word === 'as') return isReasonAs(doc, at, clauses)
  if (word === 'for') return isReasonFor(doc, at, clauses)
  return false
}

/** "so the bird would stop", "so she could see": a wish about what comes of it. */
function isAim({ folded, sentences, sentenceOf }: Doc, at: number): boolean {
  const last = Math.min(at + 6, sentences[sentenceOf[at] as number]?.last ?? at)
  const words = folded.slice(at + 1, last)
  const modal = words.findIndex((word) => /^(?:may|might|can|could|would|will)$/u.test(word))
  return (
    modal > 0 &&
    /^(?:the|a|an|my|our|his|her|their|its|i|you|he|she|it|we|they|nobody|everyone|everybody|people|others)$/u.test(
      words[0] as string,
    ) &&
    !words.slice(0, modal).some((word) => /^[,;:.]$/u.test(word))
  )
}

/** "As the bridge was closed, …", "…, as he had no money": a state, and no act at the same time. */
function isReasonAs(doc: Doc, at: number, clauses: readonly Clause[]): boolean {
  const sentence = doc.sentences[doc.sentenceOf[at] as number]
  const opens = at === sentence?.first
  if (!opens && doc.folded[at - 1] !== ',') return false
  if (/^(?:if|though|soon|long|well|far|for|usual|always|a|an)$/u.test(doc.folded[at + 1] ?? '')) return false
  return hasSubject(clauses, at) && doc.folded.slice(at + 2, at + 6).some((word) => STATE.test(word))
}

/** "…, for the night was cold"; "thanked him for the ride"; "was arrested for stealing". */
function isReasonFor(doc: Doc, at: number, clauses: readonly Clause[]): boolean {
  if (/^[,;]$/u.test(doc.folded[at - 1] ?? '') && hasSubject(clauses, at)) return true
  const next = doc.folded[at + 1] ?? ''
  const isDoing = /.ing$/u.test(next) && !THINGS.test(next)
  if (isDoing && clauses.some(({ predicate }) => predicate === at + 1 || predicate < at)) return true
  return clauses.some(
    ({ predicate }) => predicate < at && at - predicate < 6 && FOR_SOMETHING.has(doc.lemma(predicate)),
  )
}

const THINGS =
  /^(?:morning|evening|nothing|something|anything|everything|spring|king|string|ring|wing|during|being|building|ceiling|wedding|dining|clothing|sibling|pudding)$/u

/** "ran to catch the train": what is done in order to do something else. */
function isPurpose({ doc, clauses: all }: Scene, at: number, clauses: readonly Clause[]): boolean {
  if (doc.folded[at] !== 'to') return false
  return clauses.some(
    (one) =>
      one.relation === 'advcl' &&
      one.parent >= 0 &&
      (all[one.parent]?.predicate ?? at) < at &&
      one.link.split(' ').includes('to') &&
      one.predicate > at &&
      one.predicate - at < 4,
  )
}

/** "She has been ill since it rained" tells a time. */
function isSoFar(doc: Doc, at: number): boolean {
  const sentence = doc.sentences[doc.sentenceOf[at] as number]
  const words = doc.folded.slice(sentence?.first ?? at, at)
  return words.some((word) => /^(?:has|have|had|'d|'ve|hasn't|haven't|hadn't)$|'ve$/u.test(word))
}

/** Whether a clause with its own subject follows right after. */
function hasSubject(clauses: readonly Clause[], at: number): boolean {
  return clauses.some(({ predicate, subject }) => subject > at && subject - at < 6 && predicate > subject)
}

/** A reason ends at a strong mark; one that opens its sentence at the comma; any at ", but" and the like. */
function reasonEnd({ folded }: Doc, from: number, last: number, opens: boolean): number {
  for (let i = from + 1; i < last; i++) {
    const word = folded[i] as string
    if (/^[.;:!?—–]$|^["“”]$/u.test(word)) return i
    if (word === ',' && (opens || /^(?:but|while|although|though)$/u.test(folded[i + 1] ?? ''))) return i
  }
  return last
}
