import { kinds } from '../../choices/kinds.ts'
import type { Doc, Quotation, Range } from '../../doc/doc.ts'
import type { Span } from '../../doc/span.ts'
import { isClauseMark, spanOf } from '../../doc/tokens.ts'
import { tokenMoods } from '../../feelings/tone-mood.ts'
import { wordSet } from '../../lexicons/words-of.ts'
import { findSpeechTag } from '../../people/find-speech-tags.ts'
import wording from '../../wording/devices/irony.json' with { type: 'json' }
import type { Detector, Found } from '../detector.ts'
import { buildPhrases, matchPhrase, type PhraseMatch, type Phrases } from '../phrases.ts'
import table from './irony-words.json' with { type: 'json' }

/**
 * What may be meant otherwise than it is said: `everyone` a claim about all people, `understated` less than is meant,
 * `ofcourse` something unpleasant taken as normal, `mock` set words of sarcasm, `seems` praise that only seems,
 * `unkind` pleasant words said unkindly, `boast` a claim and its ruin.
 */
export type IronyData = {
  kind: 'everyone' | 'understated' | 'ofcourse' | 'mock' | 'seems' | 'unkind' | 'boast'
  meaning: string
}
type IronyFinding = Found<'irony', IronyData>

type Kind = IronyData['kind']
type Lists = {
  phrases: Phrases
  kinds: readonly Kind[]
  praise: ReadonlySet<string>
  unkind: ReadonlySet<string>
  boast: ReadonlySet<string>
  ruin: ReadonlySet<string>
}

/** In how many words praise or a fault must follow. */
const NEAR = 8
/** A word so unpleasant weighs. */
const UNPLEASANT = -0.4
/** How many sentences may lie between a boast and its ruin, and how many words of ruin there must be. */
const SOON = 3
const LEAST_RUIN = 2

let lists: Lists | undefined

/** Words that may mean the opposite of what they say: never more than possible, and always with what shows it. */
export const irony: Detector<IronyFinding> = {
  name: 'irony',
  *run(doc) {
    lists ??= readLists()
    for (let i = 0; i < doc.count; i++) {
      const match = matchPhrase(lists.phrases, doc, i)
      if (!match) continue
      const found = judge(doc, match, lists)
      if (found) yield found
      i = match.last - 1
    }
    for (const quotation of doc.quotations) {
      const found = findUnkindPraise(doc, quotation, lists) ?? findRuinedBoast(doc, quotation, lists)
      if (found) yield found
    }
  },
}

function readLists(): Lists {
  const rows = Object.entries(table.patterns) as [Kind, readonly string[]][]
  return {
    phrases: buildPhrases(rows.flatMap(([, patterns]) => patterns)),
    kinds: rows.flatMap(([kind, patterns]) => patterns.map(() => kind)),
    praise: wordSet(table.praise.words),
    unkind: wordSet(table.unkind.words),
    boast: wordSet(table.boast.words),
    ruin: wordSet(table.ruin.words),
  }
}

function judge(doc: Doc, match: PhraseMatch, all: Lists): IronyFinding | undefined {
  const { first, last } = match
  const kind = all.kinds[match.entry] as Kind
  const sentence = doc.sentences[doc.sentenceOf[first] as number]
  if (!sentence) return undefined
  const { isFactual } = kinds[doc.kind]
  const evidence: [Span, ...Span[]] = [spanOf(doc, first, last)]
  if (kind === 'everyone') {
    // An opening claim; a claim inside an argument is mostly meant.
    if (isFactual || doc.quoted[first] || (doc.sentenceOf[first] as number) > 1) return undefined
  } else if (kind === 'seems') {
    if (isFactual || doc.quoted[first]) return undefined
    const end = Math.min(sentence.last, last + NEAR)
    const strong = find(doc, last, end, STRONG)
    const praise = find(doc, Math.max(last, strong + 1), end, all.praise)
    if (praise < 0 || strong < 0) return undefined
    evidence.push(spanOf(doc, praise))
  } else if (kind === 'understated') {
    if (!understates(doc, last, sentence, all)) return undefined
  } else if (kind === 'ofcourse') {
    const apart = isClauseMark(doc.folded[first - 1] ?? '') && isClauseMark(doc.folded[last] ?? '')
    const bad = isFactual || !apart ? -1 : unpleasantIn(doc, sentence, first)
    if (bad < 0) return undefined
    evidence.push(spanOf(doc, bad))
  } else if (!doc.quoted[first] && isFactual) return undefined
  return {
    ...spanOf(doc, first, last),
    ...POSSIBLE,
    evidence,
    data: { kind, meaning: wording[kind] },
  }
}

const POSSIBLE = { type: 'irony', cue: 'contrast', certainty: 'possible' } as const
const STRONG = new Set('best perfect perfectly every all most entirely wholly'.split(' '))

/** "a little too well of herself": a fault, or praise that is held back. */
function understates(doc: Doc, last: number, sentence: Range, { praise }: Lists): boolean {
  if (!kinds[doc.kind].isStory) return false
  const end = Math.min(sentence.last, last + 3)
  for (let k = last; k < end; k++)
    if (
      praise.has(doc.folded[k] as string) ||
      /^(?:well|much|fond|proud|ready|eager|often|sure)$/.test(doc.folded[k] as string)
    )
      return true
  return false
}

function find(doc: Doc, from: number, to: number, words: ReadonlySet<string>): number {
  for (let k = from; k < to; k++) if (words.has(doc.folded[k] as string)) return k
  return -1
}

/** A clearly unpleasant word before "of course" in its sentence. */
function unpleasantIn(doc: Doc, sentence: Range, at: number): number {
  const moods = tokenMoods(doc)
  for (let k = at - 1; k >= Math.max(sentence.first, at - NEAR); k--)
    if (
      (moods[k] as number) <= UNPLEASANT ||
      (doc.folded[k] === 'at' && /^laugh/.test(doc.folded[k - 1] ?? ''))
    )
      return (moods[k] as number) <= UNPLEASANT ? k : k - 1
  return -1
}

/** “How kind of you,” she said coldly: the words are pleasant, the way they are said is not. */
function findUnkindPraise(doc: Doc, quotation: Quotation, all: Lists): IronyFinding | undefined {
  if (!quotation.speech || quotation.last - quotation.first > 30) return undefined
  const praise = find(doc, quotation.first, quotation.last, all.praise)
  if (praise < 0 || hasDenial(doc, quotation.first, praise)) return undefined
  const tag = findSpeechTag(doc, quotation)
  const unkind = tag ? find(doc, tag.first, tag.last, all.unkind) : -1
  if (unkind < 0) return undefined
  return {
    ...spanOf(doc, praise),
    ...POSSIBLE,
    evidence: [spanOf(doc, praise), spanOf(doc, unkind)],
    data: { kind: 'unkind', meaning: wording.unkind },
  }
}

function hasDenial(doc: Doc, from: number, to: number): boolean {
  for (let k = from; k < to; k++)
    if (/^(?:not|no|never|if|hardly)$|n't$/.test(doc.folded[k] as string)) return true
  return false
}

/** A boast in quotation marks, and ruin in the sentences after it. */
function findRuinedBoast(doc: Doc, { first, last, speech }: Quotation, all: Lists): IronyFinding | undefined {
  if (!speech) return undefined
  const boast: number[] = []
  for (let k = first; k < last; k++) if (all.boast.has(doc.folded[k] as string)) boast.push(k)
  const isOwnBoast =
    boast.length > 1 &&
    (doc.folded.slice(first, last).includes('my') || doc.folded.slice(first, last).includes('i'))
  if (!isOwnBoast) return undefined
  const end =
    doc.sentences[Math.min(doc.sentences.length - 1, (doc.sentenceOf[last - 1] as number) + SOON)]?.last ??
    last
  const ruin: number[] = []
  for (let k = last; k < end; k++) if (all.ruin.has(doc.folded[k] as string)) ruin.push(k)
  if (ruin.length < LEAST_RUIN) return undefined
  const at = boast[0] as number
  return {
    ...spanOf(doc, at),
    ...POSSIBLE,
    evidence: [...boast.slice(0, 3), ...ruin.slice(0, 3)].map((k) => spanOf(doc, k)) as [Span, ...Span[]],
    data: { kind: 'boast', meaning: wording.boast },
  }
}
