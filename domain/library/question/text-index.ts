import type { Span } from '#close-reading'
import type { AnnotatedText } from '../annotated-text.ts'
import { flatten, locateIn, withoutItalicMarks } from '../locators.ts'
import { type Token, tokensOf } from '../tokens.ts'
import { memoizeFor } from './memoize-for.ts'
import { isContentWord } from './question-words.ts'

/** The shown text of a work, its words, the span of each part of the retelling, and the span of any locator. */
export type TextIndex = {
  text: string
  tokens: readonly Token[]
  parts: readonly Span[]
  find(locator: string): Span | null
}

/**
 * A span of the text that a question points at, and how: by a quotation, by other words, by a number ("line 5"), or as
 * the beginning or the end.
 */
export type AskedSpan = Span & { by: 'quotation' | 'words' | 'number' | 'edge' }

/** Fewer words in a row may be chance; so many of them must be content words. */
const MIN_RUN = 3
const MIN_CONTENT_WORDS = 2

/** The index of a text, made once for it. */
export const textIndexOf = memoizeFor((annotated: AnnotatedText): TextIndex => {
  const { text } = withoutItalicMarks(annotated.text)
  const flat = flatten(text)
  const find = (locator: string) => locateIn(flat, locator)
  const parts = annotated.retelling.map(({ from, to }) => {
    const first = find(from)
    const last = find(to)
    return first && last ? { start: first.start, end: last.end } : { start: 0, end: 0 }
  })
  return { text, tokens: tokensOf(text), parts, find }
})

/**
 * The span of the text that a question points at: the words that it quotes or repeats, a line or a stanza by its number,
 * the beginning or the end. Null when it points at none. Lines and paragraphs are counted in the student's `copy`.
 */
export function askedSpanOf(question: string, index: TextIndex, copy = index.text): AskedSpan | null {
  const quoted = longestQuoted(question, index)
  if (quoted) return quoted
  const span = numbered(question, copy)
  const inText =
    span &&
    (copy === index.text ? span : longestRun(keysOf(copy.slice(span.start, span.end)), index.tokens, 1))
  if (inText) return { ...inText, by: 'number' }
  const part = edge(question, index)
  return part && { ...part, by: 'edge' }
}

/** Whether a question quotes words of another text: the text has fewer than half of them in a row. */
export function quotesOthers(question: string, index: TextIndex): boolean {
  const [, words = ''] = QUOTED.exec(question) ?? []
  const keys = keysOf(words)
  const found = longestRun(keys, index.tokens, 1)
  const known = found ? keysOf(index.text.slice(found.start, found.end)).length : 0
  return keys.length > 3 && known < keys.length / 2
}
const QUOTED = /["“]([^"“”]{3,}?)["”]/u

/** The longest run of the question's words that the text has; in quotation marks one word is enough. */
function longestQuoted(question: string, { tokens, text }: TextIndex): AskedSpan | null {
  const quoted = [...question.matchAll(/["“'‘]([^"“”]{3,}?)["”'’](?=[\s?.,!;)]|$)/gu)].map(
    ([, words = '']) => words,
  )
  for (const words of quoted) {
    const found = longestRun(keysOf(words), tokens, 1)
    if (found && text.slice(found.start, found.end).length > 2) return { ...found, by: 'quotation' }
  }
  const meant = meaningAsked(question, tokens)
  if (meant) return { ...meant, by: 'quotation' }
  const run = longestRun(keysOf(question), tokens, MIN_RUN)
  return run && { ...run, by: 'words' }
}

/** "What does you can really tell mean": the words of the text between, also where they are all small words. */
function meaningAsked(question: string, tokens: readonly Token[]): Span | null {
  const asked = keysOf(/\bwhat (?:does|do|did) (.{3,200}?) mean\b/u.exec(question)?.[1] ?? '')
  const at = tokens.findIndex((_, from) => asked.every((key, index) => tokens[from + index]?.key === key))
  const start = tokens[at]?.start
  const end = tokens[at + asked.length - 1]?.end
  return asked.length < 2 || start === undefined || end === undefined ? null : { start, end }
}

function keysOf(words: string): string[] {
  return tokensOf(words).map(({ key }) => key)
}

function longestRun(asked: readonly string[], tokens: readonly Token[], min: number): Span | null {
  let best: { first: number; last: number; score: number } | null = null
  for (let from = 0; from < asked.length; from += 1)
    for (let at = 0; at < tokens.length; at += 1) {
      let length = 0
      while (asked[from + length] !== undefined && asked[from + length] === tokens[at + length]?.key)
        length += 1
      const content = asked.slice(from, from + length).filter(isContentWord).length
      const isEnough = min === 1 ? content > 0 : length >= min && content >= MIN_CONTENT_WORDS
      const score = content + length / 100
      if (isEnough && score > (best?.score ?? 0)) best = { first: at, last: at + length - 1, score }
    }
  const start = best && tokens[best.first]?.start
  const end = best && tokens[best.last]?.end
  return typeof start === 'number' && typeof end === 'number' ? { start, end } : null
}

const ordinals = 'first second third fourth fifth sixth seventh eighth'.split(' ')
const NUMBERED =
  /\b(first|second|third|fourth|fifth|sixth|seventh|eighth|last|final|closing|opening|1st|2nd|3rd|[4-9]th) (?:two )?(lines?|stanzas?|paragraphs?|verses?|sentences?|couplets?)\b|\b(lines?|stanza|paragraph|verse) (\d{1,3})\b/iu

function numbered(question: string, text: string): Span | null {
  const found = NUMBERED.exec(question)
  if (!found) return null
  const [, ordinal = '', unit, otherUnit, number] = found
  const segments = segmentsOf(text, (unit ?? otherUnit ?? '').toLowerCase())
  if (number !== undefined) return segments[Number(number) - 1] ?? null
  const name = ordinal.toLowerCase()
  if (/^(?:last|final|closing)$/u.test(name)) return segments.at(-1) ?? null
  const nth = name === 'opening' ? 0 : Math.max(ordinals.indexOf(name), Number.parseInt(name, 10) - 1 || 0)
  return segments[nth] ?? null
}

/** Lines, sentences, or the blocks between blank lines. */
function segmentsOf(text: string, unit: string): Span[] {
  const isLine = unit.startsWith('line') && text.split('\n').length > 4
  const pattern = isLine ? /[^\n]+/gu : /^(?:line|sentence)/u.test(unit) ? /[^.!?]+[.!?]+[”’]?/gu : BLOCK
  const found = [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
    start: index + (/^\s*/u.exec(words)?.[0].length ?? 0),
    end: index + words.trimEnd().length,
  }))
  // A couplet is any two lines in a row.
  if (!unit.startsWith('couplet')) return found
  const lines = segmentsOf(text, 'line')
  return lines.slice(1).map((line, at) => ({ start: lines[at]?.start ?? 0, end: line.end }))
}
const BLOCK = /[^\n]+(?:\n[^\n]+)*/gu

function edge(question: string, { parts }: TextIndex): Span | null {
  if (/\b(?:ends?|ending|finally|at last|conclusion|last part)\b/iu.test(question))
    return parts.at(-1) ?? null
  if (/\b(?:beginning|begining|start|starts|opening|at first)\b/iu.test(question)) return parts[0] ?? null
  return null
}

/** The index of the part of the retelling that shares the most with a span. */
export function partOf(span: Span, { parts }: TextIndex): number {
  const shared = parts.map(({ start, end }) => Math.min(end, span.end) - Math.max(start, span.start))
  return shared.indexOf(Math.max(...shared))
}

/** Whether two spans overlap. */
export function overlap(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end
}
