import { flatten, locateIn, type Stretch, showText } from '../places.ts'
import type { Reading } from '../reading.ts'
import { type Token, tokensOf } from '../tokens.ts'
import { saysSomething } from './question-words.ts'

/** The text of a reading with its words, the stretch of each part of the retelling, and where a place stands. */
export type TextPlaces = {
  text: string
  tokens: readonly Token[]
  parts: readonly Stretch[]
  find(place: string): Stretch | null
}

/** A stretch of the text that a question points at, and how: by its words, or by where it stands. */
export type AskedPlace = Stretch & { by: 'quotation' | 'words' | 'position' }

/** Fewer words in a row may be chance; so many of them must say something. */
const LEAST_RUN = 3
const LEAST_SAYING = 2

export function placesOf(reading: Reading): TextPlaces {
  const { text } = showText(reading.text)
  const flat = flatten(text)
  const find = (place: string) => locateIn(flat, place)
  const parts = reading.retelling.map(({ from, to }) => {
    const first = find(from)
    const last = find(to)
    return first && last ? { start: first.start, end: last.end } : { start: 0, end: 0 }
  })
  return { text, tokens: tokensOf(text), parts, find }
}

/**
 * The stretch of the text that a question points at: the words that it quotes or repeats, a line or a stanza by its
 * number, the beginning or the end. Null when it points at none.
 */
export function placeAsked(question: string, places: TextPlaces): AskedPlace | null {
  const quoted = longestQuoted(question, places)
  if (quoted) return quoted
  const standing = numbered(question, places.text) ?? edge(question, places)
  return standing && { ...standing, by: 'position' }
}

/** Whether a question quotes words, in quotation marks, most of which the text does not have in a row. */
export function quotesOthers(question: string, places: TextPlaces): boolean {
  const [, words = ''] = QUOTED.exec(question) ?? []
  const keys = keysOf(words)
  const found = longestRun(keys, places.tokens, 1)
  const known = found ? keysOf(places.text.slice(found.start, found.end)).length : 0
  return keys.length > 3 && known < keys.length / 2
}
const QUOTED = /["“]([^"“”]{3,}?)["”]/u

/** The longest run of the question's words that stands in the text; in quotation marks one word is enough. */
function longestQuoted(question: string, { tokens, text }: TextPlaces): AskedPlace | null {
  const quoted = [...question.matchAll(/["“'‘]([^"“”]{3,}?)["”'’](?=[\s?.,!;)]|$)/gu)].map(
    ([, words = '']) => words,
  )
  for (const words of quoted) {
    const found = longestRun(keysOf(words), tokens, 1)
    if (found && text.slice(found.start, found.end).length > 2) return { ...found, by: 'quotation' }
  }
  const run = longestRun(keysOf(question), tokens, LEAST_RUN)
  return run && { ...run, by: 'words' }
}

function keysOf(words: string): string[] {
  return tokensOf(words).map(({ key }) => key)
}

function longestRun(asked: readonly string[], tokens: readonly Token[], least: number): Stretch | null {
  let best: { first: number; last: number; worth: number } | null = null
  for (let from = 0; from < asked.length; from += 1)
    for (let at = 0; at < tokens.length; at += 1) {
      let length = 0
      while (asked[from + length] !== undefined && asked[from + length] === tokens[at + length]?.key)
        length += 1
      const saying = asked.slice(from, from + length).filter(saysSomething).length
      const isEnough = least === 1 ? saying > 0 : length >= least && saying >= LEAST_SAYING
      const worth = saying + length / 100
      if (isEnough && worth > (best?.worth ?? 0)) best = { first: at, last: at + length - 1, worth }
    }
  const start = best && tokens[best.first]?.start
  const end = best && tokens[best.last]?.end
  return typeof start === 'number' && typeof end === 'number' ? { start, end } : null
}

const ordinals = 'first second third fourth fifth sixth seventh eighth'.split(' ')
const NUMBERED =
  /\b(first|second|third|fourth|fifth|sixth|seventh|eighth|last|final|closing|opening|1st|2nd|3rd|[4-9]th) (?:two )?(lines?|stanzas?|paragraphs?|verses?|sentences?|couplets?)\b|\b(lines?|stanza|paragraph|verse) (\d{1,3})\b/iu

function numbered(question: string, text: string): Stretch | null {
  const found = NUMBERED.exec(question)
  if (!found) return null
  const [, ordinal = '', unit, otherUnit, number] = found
  const stretches = stretchesOf(text, (unit ?? otherUnit ?? '').toLowerCase())
  if (number !== undefined) return stretches[Number(number) - 1] ?? null
  const name = ordinal.toLowerCase()
  if (/^(?:last|final|closing)$/u.test(name)) return stretches.at(-1) ?? null
  const nth = name === 'opening' ? 0 : Math.max(ordinals.indexOf(name), Number.parseInt(name, 10) - 1 || 0)
  return stretches[nth] ?? null
}

/** Lines, sentences, or the blocks between blank lines. */
function stretchesOf(text: string, unit: string): Stretch[] {
  const isLine = unit.startsWith('line') && text.split('\n').length > 4
  const pattern = isLine ? /[^\n]+/gu : /^(?:line|sentence)/u.test(unit) ? /[^.!?]+[.!?]+[”’]?/gu : BLOCK
  const found = [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
    start: index + (/^\s*/u.exec(words)?.[0].length ?? 0),
    end: index + words.trimEnd().length,
  }))
  // A couplet is the two lines at the end, or any other two.
  if (!unit.startsWith('couplet')) return found
  const lines = stretchesOf(text, 'line')
  return lines.slice(1).map((line, at) => ({ start: lines[at]?.start ?? 0, end: line.end }))
}
const BLOCK = /[^\n]+(?:\n[^\n]+)*/gu

function edge(question: string, { parts }: TextPlaces): Stretch | null {
  if (/\b(?:ends?|ending|finally|at last|conclusion|last part)\b/iu.test(question))
    return parts.at(-1) ?? null
  if (/\b(?:beginning|begining|start|starts|opening|at first)\b/iu.test(question)) return parts[0] ?? null
  return null
}

/** The number of the part of the retelling that has the most of a stretch. */
export function partOf(stretch: Stretch, { parts }: TextPlaces): number {
  const shared = parts.map(({ start, end }) => Math.min(end, stretch.end) - Math.max(start, stretch.start))
  return shared.indexOf(Math.max(...shared))
}

/** Whether two stretches share words. */
export function overlap(one: Stretch, other: Stretch): boolean {
  return one.start < other.end && other.start < one.end
}
