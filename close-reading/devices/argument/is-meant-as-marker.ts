import type { Doc } from '../../doc/doc.ts'
import { CAPITAL, NUMBER, WORD } from '../../doc/shape.ts'
import { isClauseMark } from '../../doc/tokens.ts'
import { wordSet } from '../../lexicons/words-of.ts'
import { little } from '../../vocabulary/little-words.ts'
import { hasContrastAtBut } from '../turns-at-but.ts'

/** A marker word of several meanings, and whether tokens [first, last) have the one that is listed. */
type SenseTest = (doc: Doc, first: number, last: number) => boolean

const DETERMINERS = wordSet(
  little.articles,
  little.owners,
  'this that thy all with of great very main own no each every last',
)
const BE = wordSet(little.be, "be been it's not quite only")
const WOULD_BE = new Set(
  'be have seem appear suggest say think imagine suppose argue prefer expect'.split(' '),
)
const MORE = new Set('too more less better worse later earlier over under'.split(' '))
const COUNTS = wordSet(
  little.numbers,
  'eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty ninety a an half hundred',
)

/** The month has a capital in the middle of a sentence, or a number beside it; "May I", "May you live" ask or wish. */
const may: SenseTest = (doc, i) => {
  if (((doc.shape[i] as number) & CAPITAL) !== 0) return false
  const before = doc.folded[i - 1] ?? ''
  const next = doc.folded[i + 1] ?? ''
  // "you may go" gives leave; "you may have heard" is careful.
  if (before === 'you' || before === 'thou' || before === 'ye')
    return /^(?:have|be|not|well|perhaps)$/.test(next)
  return !isForPurpose(doc, i)
}

/** "all her might" is strength. */
const might: SenseTest = (doc, i) => !DETERMINERS.has(doc.folded[i - 1] ?? '') && !isForPurpose(doc, i)

/** "so that they may see", "lest it might fall": the aim of an act, and no doubt about it. */
function isForPurpose(doc: Doc, i: number): boolean {
  for (let k = i - 1; k >= Math.max(0, i - 6); k--) {
    if (doc.sentenceOf[k] !== doc.sentenceOf[i]) return false
    if (doc.folded[k] === 'lest') return true
    if (doc.folded[k] === 'that' && /^(?:so|order|that)$/.test(doc.folded[k - 1] ?? '')) return true
  }
  return false
}

/** "They would walk every day" is a habit or a will; "it would seem" is careful. */
const would: SenseTest = (doc, _, last) => {
  const next = doc.folded[last] ?? ''
  return WOULD_BE.has(/ly$|^(?:not|also|thus)$/.test(next) ? (doc.folded[last + 1] ?? '') : next)
}

/** "about twenty", and not "about the house". */
const about: SenseTest = (doc, _, last) =>
  COUNTS.has(doc.folded[last] ?? '') || ((doc.shape[last] ?? 0) & NUMBER) !== 0

/** "a little too long", and not "a little girl". */
const aLittle: SenseTest = (doc, _, last) => MORE.has(doc.folded[last] ?? '')

const rather: SenseTest = (doc, _, last) => doc.folded[last] !== 'than'

/** A noun or an order in a row: "the Fourth of July", "the next gale". */
const inOrder: SenseTest = (doc, first, last) => {
  if (last - first > 1) return true
  const before = doc.folded[first - 1] ?? ''
  const capital = first > 0 && ((doc.shape[first] as number) & CAPITAL) !== 0
  const inside = capital && doc.sentenceOf[first] === doc.sentenceOf[first - 1]
  return !inside && !DETERMINERS.has(before) && !/['’]s$/.test(before) && doc.folded[last] !== 'of'
}

/** An order opens a clause; "it can never forget" is none. */
const command: SenseTest = (doc, i) =>
  i === 0 ||
  doc.sentenceOf[i] !== doc.sentenceOf[i - 1] ||
  (isClauseMark(doc.folded[i - 1] ?? '') && ((doc.shape[i - 1] as number) & WORD) === 0)

/** "I must mourn" orders nobody else. */
const must: SenseTest = (doc, i) => !/^(?:i|it|he|she)$/.test(doc.folded[i - 1] ?? '')

const SENSES: Readonly<Record<string, ReadonlyMap<string, SenseTest>>> = {
  hedge: new Map([
    ['may', may],
    ['might', might],
    ['would', would],
    ['about', about],
    ['a little', aLittle],
    ['rather', rather],
  ]),
  connective: new Map<string, SenseTest>([
    ['but', (doc, i) => hasContrastAtBut(doc, i)],
    ...'first second third fourth next'.split(' ').map((word): [string, SenseTest] => [word, inOrder]),
  ]),
  opinion: new Map<string, SenseTest>([['right to', (doc, i) => BE.has(doc.folded[i - 1] ?? '')]]),
  advice: new Map<string, SenseTest>([
    ...['never', 'always', 'do not'].map((word): [string, SenseTest] => [word, command]),
    ...['must', 'should', 'need to', 'have to', 'has to', 'ought to'].map((word): [string, SenseTest] => [
      word,
      must,
    ]),
  ]),
}

/** Whether the words on tokens [first, last) do here what the list of argument words says under `type`. */
export function isMeantAsMarker(doc: Doc, type: string, first: number, last: number): boolean {
  const senses = SENSES[type]
  if (!senses || last - first > 2) return true
  const words = last - first === 1 ? doc.folded[first] : `${doc.folded[first]} ${doc.folded[last - 1]}`
  const meant = senses.get(words as string)
  return !meant || meant(doc, first, last)
}
