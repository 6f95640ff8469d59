import { isClauseMark } from '../page/places.ts'
import { CAPITAL, NUMBER, WORD } from '../page/shape.ts'
import type { Page } from '../page.ts'
import { turnsAtBut } from './turns-at-but.ts'

/** A marker word of several meanings, and whether tokens [first, last) have the one that is listed. */
type Meant = (page: Page, first: number, last: number) => boolean

const OWNERS = new Set(
  'the a an this that my your his her its our their thy all with of great very main own no each every last'.split(
    ' ',
  ),
)
const BE = new Set("is was are were be been it's not quite only".split(' '))
const WOULD_BE = new Set(
  'be have seem appear suggest say think imagine suppose argue prefer expect'.split(' '),
)
const MORE = new Set('too more less better worse later earlier over under'.split(' '))
const COUNTS = new Set(
  'one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty ninety a an half hundred'.split(
    ' ',
  ),
)

/** The month has a capital in the middle of a sentence, or a number beside it; "May I", "May you live" ask or wish. */
const may: Meant = (page, i) => {
  if (((page.shape[i] as number) & CAPITAL) !== 0) return false
  const before = page.folded[i - 1] ?? ''
  const next = page.folded[i + 1] ?? ''
  // "you may go" gives leave; "you may have heard" is careful.
  if (before === 'you' || before === 'thou' || before === 'ye')
    return /^(?:have|be|not|well|perhaps)$/.test(next)
  return !isForPurpose(page, i)
}

/** "all her might" is strength. */
const might: Meant = (page, i) => !OWNERS.has(page.folded[i - 1] ?? '') && !isForPurpose(page, i)

/** "so that they may see", "lest it might fall": the aim of an act, and no doubt about it. */
function isForPurpose(page: Page, i: number): boolean {
  for (let k = i - 1; k >= Math.max(0, i - 6); k--) {
    if (page.sentenceOf[k] !== page.sentenceOf[i]) return false
    if (page.folded[k] === 'lest') return true
    if (page.folded[k] === 'that' && /^(?:so|order|that)$/.test(page.folded[k - 1] ?? '')) return true
  }
  return false
}

/** "They would walk every day" tells a habit or a will; "it would seem" is careful. */
const would: Meant = (page, _, last) => {
  const next = page.folded[last] ?? ''
  return WOULD_BE.has(/ly$|^(?:not|also|thus)$/.test(next) ? (page.folded[last + 1] ?? '') : next)
}

/** "about twenty", and not "about the house". */
const about: Meant = (page, _, last) =>
  COUNTS.has(page.folded[last] ?? '') || ((page.shape[last] ?? 0) & NUMBER) !== 0

/** "a little too long", and not "a little girl". */
const little: Meant = (page, _, last) => MORE.has(page.folded[last] ?? '')

const rather: Meant = (page, _, last) => page.folded[last] !== 'than'

/** A noun or an order in a row: "the Fourth of July", "the next gale". */
const inOrder: Meant = (page, first, last) => {
  if (last - first > 1) return true
  const before = page.folded[first - 1] ?? ''
  const capital = first > 0 && ((page.shape[first] as number) & CAPITAL) !== 0
  const inside = capital && page.sentenceOf[first] === page.sentenceOf[first - 1]
  return !inside && !OWNERS.has(before) && !/['’]s$/.test(before) && page.folded[last] !== 'of'
}

/** An order opens a clause; "it can never forget" is none. */
const command: Meant = (page, i) =>
  i === 0 ||
  page.sentenceOf[i] !== page.sentenceOf[i - 1] ||
  (isClauseMark(page.folded[i - 1] ?? '') && ((page.shape[i - 1] as number) & WORD) === 0)

/** "I must mourn" orders nobody else. */
const must: Meant = (page, i) => !/^(?:i|it|he|she)$/.test(page.folded[i - 1] ?? '')

const MEANT: Readonly<Record<string, ReadonlyMap<string, Meant>>> = {
  hedge: new Map([
    ['may', may],
    ['might', might],
    ['would', would],
    ['about', about],
    ['a little', little],
    ['rather', rather],
  ]),
  connective: new Map<string, Meant>([
    ['but', (page, i) => turnsAtBut(page, i)],
    ...'first second third fourth next'.split(' ').map((word): [string, Meant] => [word, inOrder]),
  ]),
  opinion: new Map<string, Meant>([['right to', (page, i) => BE.has(page.folded[i - 1] ?? '')]]),
  advice: new Map<string, Meant>([
    ...['never', 'always', 'do not'].map((word): [string, Meant] => [word, command]),
    ...['must', 'should', 'need to', 'have to', 'has to', 'ought to'].map((word): [string, Meant] => [
      word,
      must,
    ]),
  ]),
}

/** Whether the words on tokens [first, last) do here what the list of argument words says under `type`. */
export function isMeantAsMarker(page: Page, type: string, first: number, last: number): boolean {
  const senses = MEANT[type]
  if (!senses || last - first > 2) return true
  const words = last - first === 1 ? page.folded[first] : `${page.folded[first]} ${page.folded[last - 1]}`
  const meant = senses.get(words as string)
  return !meant || meant(page, first, last)
}
