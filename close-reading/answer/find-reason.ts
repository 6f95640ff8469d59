import { spanOf } from '../doc/tokens.ts'
import { quoteWords } from '../explanation/quote-words.ts'
import type { Span } from '../finding.ts'
import type { Query } from '../question/understand-question.ts'
import type { Clause } from '../scene/clause.ts'
import type { Scene } from '../scene/read-scene.ts'
import { askedWords } from '../understand/asked-words.ts'

/** Words that say why something is done, by "because", "so that", "to" and the like. */
export type Reason = Span & { quote: string }

const MOST_WORDS = 24
const LEAST_SHARED = 2
const TIME_AFTER_SINCE =
  /^(?:last|then|yesterday|early|late|morning|noon|childhood|birth|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|\d+)$/u

/** The reason that the text itself gives for the act that a question asks about; null where it gives none. */
export function findReason(scene: Scene, query: Query): Reason | null {
  const act = scene.clauses[query.act]
  const known = act && isAsked(scene, query, act) ? reasonFor(scene, act) : null
  return known ?? reasonBeside(scene, askedWords(query))
}

/** The words after "because" in a sentence whose other words are those of the question. */
function reasonBeside(scene: Scene, asked: ReadonlySet<string>): Reason | null {
  const { doc } = scene
  for (const { first, last } of doc.sentences) {
    const from = doc.folded.indexOf('because', first)
    if (from < 0) return null
    if (from >= last) continue
    const to = reasonEnd(scene, from, last, from === first ? last : first)
    const others = new Set<string>()
    for (let i = first; i < last; i++) if (i < from || i >= to) others.add(doc.lemma(i))
    const shared = [...asked].filter((word) => others.has(word)).length
    if (shared >= LEAST_SHARED && shared >= asked.size - 1) return quoteTokens(scene, from, to)
  }
  return null
}

function reasonFor(scene: Scene, act: Clause): Reason | null {
  const number = scene.doc.sentenceOf[act.predicate] as number
  return reasonIn(scene, act) ?? reasonAfter(scene, number) ?? reasonBefore(scene, number, act)
}

/** Whether the question uses the verb itself, or the word that somebody is called. */
function isAsked({ doc }: Scene, query: Query, { predicate }: Clause): boolean {
  const asked = askedWords(query)
  return asked.has(doc.lemma(predicate)) || asked.has(doc.folded[predicate] as string)
}

/** The words after "because", "so that", "in order to" and the like in the sentence of the act. */
function reasonIn(scene: Scene, act: Clause): Reason | null {
  const { doc } = scene
  const sentence = doc.sentences[doc.sentenceOf[act.predicate] as number]
  if (!sentence) return null
  const found: { from: number; to: number }[] = []
  for (let i = sentence.first; i < sentence.last; i++) {
    const from = reasonStart(scene, i, act)
    if (from >= 0) found.push({ from, to: reasonEnd(scene, from, sentence.last, act.predicate) })
  }
  const apart = found.filter(({ from, to }) => act.predicate < from || act.predicate >= to)
  const after = apart.find(({ from }) => from > act.predicate)
  const best = after ?? apart.at(-1)
  return best ? quoteTokens(scene, best.from, best.to) : null
}

/** The token with which a reason begins, if one begins here; -1 for none. */
function reasonStart({ doc, clauses }: Scene, at: number, act: Clause): number {
  const [word = '', next = '', second = ''] = doc.folded.slice(at, at + 3)
  if (word === 'because' || (word === 'cause' && doc.folded[at - 1] === "'")) return at
  if (
    (word === 'so' && next === 'that') ||
    (word === 'in' && next === 'order') ||
    (word === 'so' && next === 'as' && second === 'to')
  )
    return at
  if ((word === 'due' || word === 'thanks') && next === 'to') return at
  if (
    word === 'since' &&
    !TIME_AFTER_SINCE.test(next) &&
    doc.folded[at - 1] !== 'ever' &&
    !isSoFar(doc, at) &&
    hasVerb(clauses, doc.sentenceOf, at)
  )
    return at
  if (word === 'for' && /^[,;]$/u.test(doc.folded[at - 1] ?? '') && hasVerb(clauses, doc.sentenceOf, at))
    return at
  const isPurpose =
    word === 'to' &&
    clauses.some(
      (one) =>
        one.relation === 'advcl' &&
        clauses[one.parent] === act &&
        one.link.split(' ').includes('to') &&
        one.predicate > at &&
        one.predicate - at < 4,
    )
  return isPurpose ? at : -1
}

/** "She has been ill since it rained" tells a time. */
function isSoFar(doc: Scene['doc'], at: number): boolean {
  const sentence = doc.sentences[doc.sentenceOf[at] as number]
  const words = doc.folded.slice(sentence?.first ?? at, sentence?.last ?? at)
  return words.some((word) => /^(?:has|have|had|'d|'ve|hasn't|haven't|hadn't)$/u.test(word))
}

/** Whether a clause with its own subject follows right after. */
function hasVerb(clauses: readonly Clause[], sentenceOf: Int32Array, at: number): boolean {
  return clauses.some(
    ({ predicate, subject }) =>
      subject > at && subject - at < 6 && predicate > subject && sentenceOf[predicate] === sentenceOf[at],
  )
}

/** A reason ends at a strong mark, and before the act where that comes after it, at the comma. */
function reasonEnd({ doc }: Scene, from: number, last: number, predicate: number): number {
  for (let i = from + 1; i < last; i++) {
    const word = doc.folded[i] as string
    if (/^[.;:!?—–]$|^["“”]$/u.test(word)) return i
    if (word === ',' && predicate > i) return i
    if (word === ',' && /^(?:but|and|while|although|though)$/u.test(doc.folded[i + 1] ?? '')) return i
  }
  return last
}

/** "It was because she was tired." "Because she was tired." right after the sentence of the act. */
function reasonAfter(scene: Scene, sentence: number): Reason | null {
  const next = scene.doc.sentences[sentence + 1]
  if (!next) return null
  for (let i = next.first; i < Math.min(next.first + 5, next.last); i++)
    if (scene.doc.folded[i] === 'because') return quoteTokens(scene, next.first, next.last)
  return null
}

/** "She was tired, so she left." "She was tired. So she left." "That is why she left." */
function reasonBefore(scene: Scene, number: number, act: Clause): Reason | null {
  const { doc } = scene
  const sentence = doc.sentences[number]
  if (!sentence) return null
  const opening = doc.folded.slice(sentence.first, sentence.first + 4).join(' ')
  const before = doc.sentences[number - 1]
  if (
    before &&
    /^(?:so (?!that|many|much)|therefore|that(?:'s| is| was) why|this is why|for (?:this|that) reason)/u.test(
      opening,
    )
  )
    return quoteTokens(scene, before.first, before.last)
  for (let i = sentence.first + 2; i < act.predicate; i++)
    if (doc.folded[i] === 'so' && /^[,;]$/u.test(doc.folded[i - 1] ?? '') && doc.folded[i + 1] !== 'that')
      return quoteTokens(scene, sentence.first, i - 1)
  return null
}

function quoteTokens({ doc }: Scene, first: number, last: number): Reason | null {
  const span = spanOf(doc, first, last)
  const quote = quoteWords(doc.text, span, MOST_WORDS)
  return quote ? { ...span, quote } : null
}
