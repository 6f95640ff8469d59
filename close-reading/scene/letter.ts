import type { Doc } from '../doc/doc.ts'
import type { Span } from '../doc/span.ts'
import { trimEnd } from '../doc/trim-end.ts'

type Range = { first: number; last: number }

/** Who signs a letter, an e-mail or a diary, whom it greets, and the lines that hold nothing else. Token numbers. */
export type Letter = {
  /** The name of the person who signs, `last` excluded; null where nobody does. */
  signer: Range | null
  /** The name after "Dear"; null where nobody is greeted. */
  greeted: Range | null
  /** Lines of greeting, of farewell and of the head. */
  frame: readonly Range[]
}

const GREETING = /^(?:my )?(?:dear|dearest|hi|hello|hey|hiya|to|good (?:morning|afternoon|evening)) /u
const HEAD = /^(?:from|to|date|subject|re|cc|sent) ?:/u
const FAREWELL =
  /^(?:(?:with )?(?:(?:much|all my|lots of|all our|best|warm|kind|big) )*(?:love|hugs|kisses|wishes|regards|thanks|gratitude)|yours?|yours? (?:truly|sincerely|faithfully|ever|always)|sincerely(?: yours)?|respectfully(?: yours)?|best|cheers|thanks|thank you|many thanks|take care|see you (?:soon|later|then)|write (?:back )?soon|bye|goodbye|hugs|xo|xoxo|your (?:\p{L}{2,14} ){0,3}(?:friend|son|daughter|sister|brother|cousin|uncle|aunt|niece|nephew|mother|father|grandson|granddaughter|grandmother|grandfather|neighbor|student|teacher|pal|mom|dad))(?: (?:always|forever|from))?$/u
const MOST_WORDS = 4
const MOST_ABOVE = 4
const NOT_NAMES =
  /^(?:the|a|an|end|and|you|me|all|everyone|everybody|sir|madam|diary|there|team|friends|editor)$/u

const cache = new WeakMap<Doc, Letter>()

/** The frame of a letter, read from its first and last lines. Computed once per doc. */
export function letterOf(doc: Doc): Letter {
  let letter = cache.get(doc)
  if (!letter) {
    letter = doc.isVerse ? { signer: null, greeted: null, frame: [] } : read(doc)
    cache.set(doc, letter)
  }
  return letter
}

/** A span without the greeting before it and the farewell after it; null where nothing else is left. */
export function withoutFrame<S extends Span>(doc: Doc, span: S): S | null {
  let { start, end } = span
  for (const { first, last } of letterOf(doc).frame) {
    const [from, to] = [doc.start[first] as number, doc.end[last - 1] as number]
    if (from >= end || to <= start) continue
    if (from <= start) start = to
    else end = from
  }
  return /\p{L}/u.test(doc.text.slice(start, end)) ? { ...span, start, end } : null
}

function read(doc: Doc): Letter {
  const lines = doc.lines.filter(({ first, last }) => last > first)
  const frame: Range[] = []
  let signer: Range | null = null
  let greeted: Range | null = null
  let at = 0
  for (; at < Math.min(lines.length, 6) && HEAD.test(words(doc, lines[at] as Range)); at++) {
    const line = lines[at] as Range
    if (doc.folded[line.first] === 'from') signer ??= nameIn(doc, { first: line.first + 2, last: line.last })
    if (doc.folded[line.first] === 'to') greeted ??= nameIn(doc, { first: line.first + 2, last: line.last })
    frame.push(line)
  }
  const opening = lines.slice(at, at + MOST_ABOVE).findIndex((line) => isGreeting(doc, line))
  const top = lines[at + opening]
  if (opening >= 0 && top && lines.length > at + opening + 1) {
    // A date or an address stands above it.
    frame.push(...lines.slice(at, at + opening))
    const { length } = (GREETING.exec(words(doc, top))?.[0] ?? '').trim().split(' ')
    greeted = nameIn(doc, { first: top.first + length, last: top.last }) ?? greeted
    frame.push(top)
  }
  const signed = signature(doc, lines, frame.length > 0)
  if (signed) frame.push(...signed.lines)
  return { signer: signed?.name ?? signer, greeted, frame }
}

function isGreeting(doc: Doc, line: Range): boolean {
  const said = words(doc, line)
  return GREETING.test(said) && line.last - line.first <= 7 && /[,:!—–-]$/u.test(said)
}

/** The name under a farewell, after a dash, or alone under a text that greets somebody. */
function signature(
  doc: Doc,
  lines: readonly Range[],
  isLetter: boolean,
): { name: Range | null; lines: readonly Range[] } | null {
  let end = lines.length - 1
  while (end > 1 && /^p ?\. ?(?:p ?\. ?)?s|^ps\b/u.test(words(doc, lines[end] as Range))) end--
  const last = lines[end]
  const before = lines[end - 1]
  if (!last || !before) return null
  const said = words(doc, last)
  const dash = /^(?:—|–|-|--) /u.test(said)
  const name = nameIn(doc, dash ? { first: last.first + 1, last: last.last } : last)
  if (name && FAREWELL.test(trimEnd(words(doc, before), ' ,!.—–-'))) return { name, lines: [before, last] }
  if (name && (dash || isLetter)) return dash || isLetter ? { name, lines: [last] } : null
  const comma = doc.folded.indexOf(',', last.first)
  if (comma > last.first && comma < last.last) {
    const beside = nameIn(doc, { first: comma + 1, last: last.last })
    if (beside && FAREWELL.test(words(doc, { first: last.first, last: comma })))
      return { name: beside, lines: [last] }
  }
  return FAREWELL.test(trimEnd(said, ' ,!.')) && isLetter ? { name: null, lines: [last] } : null
}

/** A short run of words with capitals and nothing else but marks. */
function nameIn(doc: Doc, { first, last }: Range): Range | null {
  let to = first
  // "Mr. Cole".
  const isStop = (at: number) =>
    at > first && doc.folded[at] === '.' && at + 1 < last && isNameWord(doc, at + 1)
  while (to < last && (isNameWord(doc, to) || isStop(to))) to++
  if (to === first || to - first > MOST_WORDS) return null
  const rest = doc.folded.slice(to, last).join('')
  return /^(?:[,.!:;—–-]*|<.*|\(.*)$/u.test(rest) ? { first, last: to } : null
}

function isNameWord(doc: Doc, at: number): boolean {
  const word = doc.text.slice(doc.start[at], doc.end[at])
  return /^\p{Lu}[\p{L}'’-]*$/u.test(word) && !NOT_NAMES.test(doc.folded[at] as string)
}

function words(doc: Doc, { first, last }: Range): string {
  return doc.folded.slice(first, last).join(' ')
}
