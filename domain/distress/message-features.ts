import { asksOfOthers, bearingOf, isAnchored, sharesTheFate } from './about-a-text.ts'
import { holds, messagePatternsFor } from './message-phrases.ts'
import { type Pattern, spansOf } from './pattern.ts'

/** The key of a sentence that is weighed without its neighbors. */
export const alone = '#alone'
/** Words of a message that are weighed together, at most. */
const windowLength = 40
/** Words of a sentence that is also weighed alone, at least. */
const shortest = 4
/** Words between the two of a pair, at most. */
const farthest = 3
/** Letters that stand for the forms of a longer word. */
const prefixLength = 4

/** A sentence, or a part of a very long one, and where patterns stand in it. */
export type Piece = {
  text: string
  found: { pattern: Pattern; start: number; end: number }[]
  isAlone?: boolean
}

/**
 * The sentences of a normalized message in windows of up to 40 words that overlap by half, so that neither a long
 * message nor a long passage in it drowns one sentence; then each sentence alone.
 */
export function windowsOf(sentences: string[]): Piece[][] {
  const pieces = sentences.flatMap(cut).map((text) => ({ text, found: find(text) }))
  const windows: Piece[][] = []
  let first = 0
  while (first < pieces.length) {
    const end = endOfWindow(pieces, first)
    windows.push(pieces.slice(first, end))
    if (end === pieces.length) break
    first = Math.max(first + 1, Math.ceil((first + end) / 2))
  }
  if (pieces.length > 1)
    for (const piece of pieces)
      if (wordsIn(piece.text) >= shortest) windows.push([{ ...piece, isAlone: true }])
  return windows
}

function endOfWindow(pieces: Piece[], first: number): number {
  let words = 0
  for (let end = first; end < pieces.length; end++) {
    words += wordsIn((pieces[end] as Piece).text)
    if (words > windowLength && end > first) return end
  }
  return pieces.length
}

/** A sentence that is longer than a window, in overlapping pieces. */
function cut(sentence: string): string[] {
  const words = sentence.split(' ')
  if (words.length <= windowLength) return [sentence]
  const pieces: string[] = []
  for (let from = 0; from < words.length - windowLength / 2; from += windowLength / 2)
    pieces.push(words.slice(from, from + windowLength).join(' '))
  return pieces
}

function find(text: string): Piece['found'] {
  const found: Piece['found'] = []
  if (!text.includes(' ')) return found
  for (const pattern of messagePatternsFor(text))
    for (const span of spansOf(pattern, text)) found.push({ pattern, ...span })
  return found
}

function wordsIn(text: string): number {
  return text.split(' ').length
}

/**
 * What the classifier weighs of a window: its words, their first letters, pairs of words that stand next to or near
 * each other, and what the patterns and the signs of speaking about a text say (keys that begin with #).
 */
export function featuresOf(window: Piece[]): Set<string> {
  const whole = window.map(({ text }) => text).join(' | ')
  const keys = new Set<string>(signsOf(window.length, whole))
  if (window[0]?.isAlone) keys.add(alone)
  for (const piece of window) {
    addWords(piece.text.split(' '), keys)
    addPatterns(piece, whole, keys)
  }
  return keys
}

function addWords(words: string[], keys: Set<string>): void {
  for (const [i, word] of words.entries()) {
    keys.add(word)
    if (word.length > prefixLength) keys.add(`${word.slice(0, prefixLength)}*`)
    keys.add(`${words[i - 1] ?? '^'} ${word}`)
    for (let j = i + 2; j <= i + farthest && j < words.length; j++) keys.add(`${word}_${words[j]}`)
  }
  keys.add(`${words.at(-1)} ^`)
}

function addPatterns({ text, found }: Piece, whole: string, keys: Set<string>): void {
  for (const { pattern, start, end } of found) {
    const { kind, tier } = pattern
    const bearing = bearingOf(text, start, end, whole)
    keys.add(`#${tier} ${bearing}`).add(`#${tier} ${kind} ${bearing}`)
    if (tier === 'clear' && bearing === 'own' && isAnchored(text, whole)) keys.add(`#said ${kind}`)
  }
}

function signsOf(sentences: number, whole: string): string[] {
  return [
    holds('first person', whole) ? '#first' : '#not first',
    ...(asksOfOthers(whole) ? ['#asks'] : []),
    ...(sharesTheFate(whole) ? ['#shares'] : []),
    ...(holds('of the task', whole) ? ['#text'] : []),
    ...(whole.includes('…') ? ['#quotes'] : []),
    `#words ${Math.min(6, Math.floor(wordsIn(whole) / 6))}`,
    `#sentences ${Math.min(3, sentences)}`,
  ]
}
