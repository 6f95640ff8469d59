import { countUpTo } from '../doc/count-up-to.ts'
import type { PrintedLine } from '../doc/span.ts'
import { titleLines } from '../doc/title-lines.ts'
import type { Around } from './around.ts'

export type { PrintedLine }

/** Nobody sees it; with a number behind it where the line is not the next one. */
const LINE = '\u2063'
const DIGIT = 0xfe00
const signs = new RegExp(`${LINE}([\\ufe00-\\ufe0f]{0,4})`, 'gu')

/** The text with a sign that nobody sees before each line that is counted; so it knows the numbers that left it. */
export function writePrintedLines(text: string, lines: readonly PrintedLine[]): string {
  let written = ''
  let from = 0
  let before = Number.NaN
  for (const { start, number } of lines) {
    written += text.slice(from, start) + LINE + (number === before + 1 ? '' : digitsOf(number))
    from = start
    before = number
  }
  return written + text.slice(from)
}

function digitsOf(number: number): string {
  return [...number.toString(16)]
    .map((digit) => String.fromCodePoint(DIGIT + Number.parseInt(digit, 16)))
    .join('')
}

/** The lines of a text in which signs count them, in its order. */
export function readPrintedLines(text: string): PrintedLine[] {
  if (!text.includes(LINE)) return []
  const lines: PrintedLine[] = []
  for (const { 0: sign, 1: digits = '', index } of text.matchAll(signs)) {
    const before = lines.at(-1)
    if (digits === '' && !before) continue
    const hex = [...digits].map((digit) => ((digit.codePointAt(0) ?? DIGIT) - DIGIT).toString(16)).join('')
    const number = digits === '' ? (before?.number ?? 0) + 1 : Number.parseInt(hex, 16)
    lines.push({ start: index + sign.length, number })
  }
  return lines
}

/** The text without the signs that count its lines. */
export function withoutPrintedLines(text: string): string {
  return text.includes(LINE) ? text.replace(signs, '') : text
}

/** The lines of a text whose numbers stand beside some of them: every line is counted from the number above it. */
export function countPrintedLines(text: string, around: readonly Around[]): PrintedLine[] {
  if (!around.some(({ reason }) => reason === 'line number')) return []
  const lines: { start: number; number: number | null }[] = []
  let at = 0
  let next = 0
  for (const line of text.split('\n')) {
    const end = at + line.length
    while ((around[next]?.end ?? Number.POSITIVE_INFINITY) <= at) next += 1
    let start = at
    let number: number | null = null
    for (; (around[next]?.end ?? Number.POSITIVE_INFINITY) <= end; next += 1) {
      const out = around[next] as Around
      if (out.reason === 'line number') number = Number(/\d+/u.exec(text.slice(out.start, out.end))?.[0])
      if (text.slice(start, out.start).trim() === '') start = out.end
    }
    const last = lines.at(-1)
    if (/\p{L}/u.test(text.slice(start, end))) lines.push({ start, number })
    // A number on a line of its own counts the line above it; one above all lines counts a stanza or a page.
    else if (number !== null) {
      if (!last) return []
      last.number = number
    }
    at = end + 1
  }
  const known = lines.findIndex(({ number }) => number !== null)
  const first = (lines[known]?.number ?? 1) - known
  // Numbers of stanzas, pages or paragraphs do not grow as the lines do, and then nothing is counted.
  if (lines.some(({ number }, at) => number !== null && number !== first + at)) return []
  return lines.map(({ start }, at) => ({ start, number: first + at })).filter(({ number }) => number > 0)
}

/** The lines of a poem as its marks count them: those of its page where signs say them, else all below its title. */
export function numberVerse(text: string): PrintedLine[] {
  const counted = readPrintedLines(text)
  if (counted.length > 0) return counted
  const lines: { start: number; end: number }[] = []
  const stanzas: { firstLine: number; lastLine: number }[] = []
  let [start, isFirst] = [0, true]
  for (const line of text.split('\n')) {
    const end = start + line.trimEnd().length
    if (line.trim() === '') isFirst = true
    else {
      const own = lines.push({ start, end })
      if (isFirst) stanzas.push({ firstLine: own - 1, lastLine: own })
      else stanzas[stanzas.length - 1] = { ...(stanzas.at(-1) as { firstLine: number }), lastLine: own }
      isFirst = false
    }
    start += line.length + 1
  }
  const title = titleLines({ isVerse: true, text, lines, stanzas })
  return lines.slice(title).map((line, at) => ({ start: line.start, number: at + 1 }))
}

/** The number of the line that this place is in; undefined above the first one. */
export function lineNumberAt(lines: readonly PrintedLine[], offset: number): number | undefined {
  return lines[countUpTo(offset, lines.length, (at) => lines[at]?.start ?? 0) - 1]?.number
}
