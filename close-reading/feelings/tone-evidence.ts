import { MARK, WORD } from '../doc/shape.ts'
import type { Doc } from '../doc.ts'
import { formRates } from '../lexicons/form-rates.ts'
import { countFields } from './count-fields.ts'
import { families } from './feeling-words.ts'
import { semanticFields } from './semantic-fields.ts'
import { valenceShiftOf } from './valence-shift.ts'
import { wordFacts } from './word-facts.ts'

/** One kind of evidence in a doc: where it stands, how much there is, and how much prose usually has. */
export type Evidence = {
  name: string
  /** How to label it: "words of darkness". */
  label: string
  spans: readonly { first: number; last: number; force: number }[]
  /** How far above (or below) the usual, counted in roots of the usual. */
  lift: number
  /** The same counted by unmistakable words alone: only these speak against a tone. */
  sureLift: number
}

/** A span weighs this much or more when its word has no other common meaning. */
export const SURE = 0.75

const FIRST = new Set("i i'm i've i'd i'll me my mine myself we us our ours".split(' '))
const SECOND = new Set("you you're you've you'll your yours yourself thou thee thy thine ye".split(' '))
const FORMS: Readonly<Record<string, string>> = {
  exclaim: 'exclamation marks',
  question: 'question marks',
  long: 'long sentences',
  short: 'short sentences',
  first: 'words for the one who speaks',
  second: 'words for the one spoken to',
}
const LONG = 34
const SHORT = 6
/** Beyond this, more of the same counts a fifth. */
const PLENTY = 5

/** Inside quotation marks these say how a person in the text talks, not how the text sounds. */
const IN_SPEECH_OF_OTHERS = new Set(['chat', 'confiding', 'politeness', 'fear', 'anger'])

const cache = new WeakMap<Doc, ReadonlyMap<string, Evidence>>()

/** All the evidence that tones may rest on, by name. Computed once per doc. */
export function evidenceOf(doc: Doc): ReadonlyMap<string, Evidence> {
  const known = cache.get(doc)
  if (known) return known
  const found = findEvidence(doc)
  cache.set(doc, found)
  return found
}

function findEvidence(doc: Doc): Map<string, Evidence> {
  const spans = new Map<string, Evidence['spans'][number][]>()
  for (const name of Object.keys(FORMS)) spans.set(name, [])
  addForms(doc, spans)
  addFamilies(doc, spans)
  const fields = semanticFields()
  const words = countWords(doc)
  const found = new Map<string, Evidence>()
  for (const [number, hits] of countFields(doc).entries()) {
    const field = fields.list[number]
    if (!field || hits.spans.length === 0) continue
    const spans = IN_SPEECH_OF_OTHERS.has(field.name)
      ? hits.spans.filter((span) => !doc.quoted[span.first])
      : hits.spans
    found.set(field.name, measure(field.name, field.label, spans, (field.usual * words) / 1000))
  }
  for (const [name, list] of spans) {
    if (list.length === 0) continue
    const usual = ((formRates[name] ?? 1) * words) / 1000
    found.set(name, measure(name, FORMS[name] ?? `words of ${name.slice(2)}`, list, usual))
  }
  return found
}

function measure(name: string, label: string, spans: Evidence['spans'], usual: number): Evidence {
  const sure = spans.filter(({ force }) => force >= SURE)
  return { name, label, spans, lift: liftOf(sumOf(spans), usual), sureLift: liftOf(sumOf(sure), usual) }
}

/** Is the evidence a form ("exclamation marks", words for "I"), not what words mean? */
export function isForm(name: string): boolean {
  return name in FORMS
}

function sumOf(spans: Evidence['spans']): number {
  return spans.reduce((total, span) => total + span.force, 0)
}

/** (found - usual) / root of (usual + 1): a field that is common anyway needs more words to count. */
function liftOf(sum: number, usual: number): number {
  const lift = (sum - usual) / Math.sqrt(usual + 1)
  return lift > PLENTY ? PLENTY + (lift - PLENTY) / 5 : lift
}

export function countWords(doc: Doc): number {
  let words = 0
  for (let i = 0; i < doc.count; i++) if ((doc.shape[i] as number) & WORD) words++
  return words
}

function addForms(doc: Doc, spans: Map<string, { first: number; last: number; force: number }[]>): void {
  const add = (name: string, first: number, last: number) => spans.get(name)?.push({ first, last, force: 1 })
  for (let i = 0; i < doc.count; i++) {
    const word = doc.folded[i] as string
    if ((doc.shape[i] as number) & MARK) {
      if (word[0] === '!') add('exclaim', i > 0 ? i - 1 : i, i + 1)
      else if (word[0] === '?') add('question', i > 0 ? i - 1 : i, i + 1)
    } else if (doc.quoted[i]) continue
    else if (FIRST.has(word)) add('first', i, i + 1)
    else if (SECOND.has(word)) add('second', i, i + 1)
  }
  if (doc.kind === 'poetry') return
  for (const { first, last } of doc.sentences) {
    if (last - first > LONG) add('long', first, Math.min(last, first + 4))
    else if (last - first <= SHORT && last - first > 2 && !doc.quoted[first]) add('short', first, last)
  }
}

function addFamilies(doc: Doc, spans: Map<string, { first: number; last: number; force: number }[]>): void {
  for (const family of families) spans.set(`f-${family}`, [])
  const facts = wordFacts(doc)
  const { factor } = valenceShiftOf(doc)
  for (let i = 0; i < doc.count; i++) {
    const feeling = facts[i]?.feeling
    if (!feeling || (factor[i] as number) < 0) continue
    if (doc.quoted[i] && IN_SPEECH_OF_OTHERS.has(feeling.family)) continue
    const force = (feeling.ambiguous ? 0.4 : 1) * (0.6 + 0.2 * feeling.strength)
    spans.get(`f-${feeling.family}`)?.push({ first: i, last: i + 1, force })
  }
}
