import { fold } from '../vocabulary/fold.ts'
import { shortenLengthened } from '../vocabulary/lengthened.ts'
import { ALL_CAPS, CAPITAL, MARK, NUMBER, WORD } from './shape.ts'

/** The words and marks of a text in parallel arrays; token i covers text.slice(start[i], end[i]). */
export type Tokens = {
  readonly count: number
  readonly start: Int32Array
  readonly end: Int32Array
  readonly folded: readonly string[]
  readonly shape: Uint8Array
}

// A censored word ("f***ing", "d*mn", "a**") is one word, and so is "p.m" before its last stop. A number may hold single dots and commas; a word may hold single apostrophes; runs of dots and of
// hyphens are one mark; any other sign (an emoji too) is a mark with the marks that combine with it.
const TOKEN =
  /[a-z](?:\.[a-z])+(?=\.)|\p{N}+(?:[.,]\p{N}+)*(?:\p{L}\p{M}*)*|\p{L}[\p{L}\p{M}\p{N}]*(?:[*@#$%]+\p{L}[\p{L}\p{M}\p{N}]*)*(?:\*{2,}|\${2,})?(?:['’][\p{L}\p{M}]+)*|\*+|\.+|-+|—+|\p{M}+|[^\s\p{L}\p{N}\p{M}]\p{M}*/uy

/** Words that begin or end with an apostrophe for a lost letter. */
const CLIPPED_FRONT = new Set(
  'tis twas twill twere twould twixt em neath gainst mid mongst ere cause til till bout round'.split(' '),
)
const CLIPPED_BACK = new Set("o th i wi ha ol an a'".split(' '))

/** Splits a text into tokens in one pass. Never throws; white space belongs to no token. */
export function findTokens(text: string): Tokens {
  const starts: number[] = []
  const ends: number[] = []
  for (let at = 0; at < text.length; ) {
    const end = endOfToken(text, at)
    if (end > at) {
      starts.push(at)
      ends.push(end)
    }
    at = Math.max(end, at + 1)
  }
  joinClipped(text, starts, ends)
  const count = starts.length
  const folded = new Array<string>(count)
  const shape = new Uint8Array(count)
  for (let i = 0; i < count; i++) {
    const raw = text.slice(starts[i], ends[i])
    const plain = isPlainLowerCase(raw)
    const low = plain ? raw : fold(raw)
    folded[i] = isDrawnOut(low) ? shortenLengthened(low) : isCurse(low) ? 'really' : low
    shape[i] = plain ? WORD : shapeOf(raw)
  }
  return { count, start: new Int32Array(starts), end: new Int32Array(ends), folded, shape }
}

/** Where the token at this offset ends; the offset itself at white space. */
function endOfToken(text: string, at: number): number {
  const code = text.charCodeAt(at)
  if (code === 32 || code === 10 || code === 13) return at
  if ((code | 32) === 104 || (code | 32) === 119) {
    const end = endOfAddress(text, at)
    if (end > at) return end
  }
  if (isAsciiLetter(code)) {
    const end = endOfPlainWord(text, at)
    if (end > at) return end
  }
  TOKEN.lastIndex = at
  return TOKEN.test(text) ? TOKEN.lastIndex : at
}

/** The end of an address of the web, which is one word, without the marks of the sentence after it; the offset itself elsewhere. */
function endOfAddress(text: string, at: number): number {
  if (!/^(?:https?:\/\/|www\.)\w/iu.test(text.slice(at, at + 9))) return at
  let end = at
  while (end < text.length && !/[\s"“”<>]/u.test(text[end] ?? '')) end++
  while (end > at && /[.,;:!?)'’\]*_]/u.test(text[end - 1] ?? '')) end--
  return end
}

/** The fast path for words of plain letters, which most are; the offset itself when the pattern must decide. */
function endOfPlainWord(text: string, at: number): number {
  let end = at + 1
  for (;;) {
    while (isAsciiLetter(text.charCodeAt(end))) end++
    const code = text.charCodeAt(end)
    if ((code === 39 || code === 8217) && isAsciiLetter(text.charCodeAt(end + 1))) {
      end += 2
      continue
    }
    if (CENSORS.has(code) || (code === 46 && end === at + 1 && text[end + 2] === '.')) return at
    const plainEnd = !(code > 127) || (code >= 0x2010 && code <= 0x2027)
    return plainEnd && !(code >= 48 && code <= 57) ? unlessMarked(text, end, at) : at
  }
}

/** Signs that stand for letters of a word that is not written out: * @ # $ %. */
const CENSORS = new Set([42, 64, 35, 36, 37])

/** An apostrophe before a sign that is no plain letter may still belong to the word: the pattern decides. */
function unlessMarked(text: string, end: number, at: number): number {
  const code = text.charCodeAt(end)
  return (code === 39 || code === 8217) && text.charCodeAt(end + 1) > 127 ? at : end
}

function isAsciiLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90)
}

function isPlainLowerCase(raw: string): boolean {
  for (let k = 0; k < raw.length; k++) {
    const code = raw.charCodeAt(k)
    if (code < 97 || code > 122) return false
  }
  return true
}

/** A censored word that only makes the next one stronger: "f***ing", "d*mn", "bl**dy". It reads as one that is known. */
function isCurse(word: string): boolean {
  return /[*@#$]/u.test(word) && /^[a-z].*(?:ing?|in'|n|y)$/u.test(word)
}

/** Whether a letter stands three times in a row, or twice where English hardly doubles it. */
function isDrawnOut(word: string): boolean {
  for (let k = 1; k < word.length; k++) {
    const code = word.charCodeAt(k)
    if (code !== word.charCodeAt(k - 1) || code < 97) continue
    if (code === word.charCodeAt(k - 2) || code === 97 || code === 105 || code === 117 || code === 121)
      return true
  }
  return false
}

/** 'tis and th' : an apostrophe that stands for lost letters belongs to its word. */
function joinClipped(text: string, starts: number[], ends: number[]): void {
  let count = 0
  for (let i = 0; i < starts.length; i++) {
    const start = starts[i] as number
    let end = ends[i] as number
    const next = i + 1
    if (next < starts.length && starts[next] === end) {
      const front = isApostrophe(text, start, end) && CLIPPED_FRONT.has(lowerAt(text, starts, ends, next))
      const back = !front && isApostrophe(text, end, ends[next] as number) && isClippedBack(text, start, end)
      if (front || back) {
        end = ends[next] as number
        i = next
      }
    }
    starts[count] = start
    ends[count] = end
    count++
  }
  starts.length = count
  ends.length = count
}

function isApostrophe(text: string, start: number, end: number): boolean {
  return end - start === 1 && (text[start] === "'" || text[start] === '’')
}

function isClippedBack(text: string, start: number, end: number): boolean {
  return end - start <= 2 && CLIPPED_BACK.has(text.slice(start, end).toLowerCase())
}

function lowerAt(text: string, starts: number[], ends: number[], i: number): string {
  const start = starts[i] as number
  const end = ends[i] as number
  return end - start > 6 ? '' : text.slice(start, end).toLowerCase()
}

function shapeOf(raw: string): number {
  const first = raw.charCodeAt(0)
  if (first >= 97 && first <= 122) return WORD
  if (first >= 65 && first <= 90) return WORD | CAPITAL | (isAllCapitals(raw) ? ALL_CAPS : 0)
  if (first >= 48 && first <= 57) return WORD | NUMBER
  if (first < 128) return raw.length > 1 && /[a-z]/i.test(raw) ? WORD : MARK
  return shapeOfOther(raw)
}

function shapeOfOther(raw: string): number {
  if (/^\p{N}/u.test(raw)) return WORD | NUMBER
  if (/^\p{L}/u.test(raw)) {
    const capital = raw !== raw.toLowerCase() && /^\p{Lu}/u.test(raw)
    return WORD | (capital ? CAPITAL : 0) | (capital && isAllCapitals(raw) ? ALL_CAPS : 0)
  }
  return /^’\p{L}/u.test(raw) ? WORD : MARK
}

function isAllCapitals(raw: string): boolean {
  return raw.length > 1 && raw === raw.toUpperCase() && /^\p{L}\p{L}/u.test(raw)
}
