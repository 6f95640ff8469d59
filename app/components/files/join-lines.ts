import { joinHyphenated, type KnowsWord } from './join-hyphenated.ts'

const SHORTEST_MARGIN = 35
const LONGEST_MARGIN = 120
/** Of the lines that are not the last of their paragraph, so many end near the margin. */
const LEAST_FULL = 0.8
/** A writer or a program may break a line so many letters early. */
const SLACK = 4
/** Of lines that go on in the middle of sentences, so many begin with a small letter; in verse hardly one does. */
const LEAST_SMALL = 0.4
/** So few lines prove nothing: a name may begin each of them. */
const FEW = 2

/**
 * Prose whose lines break off at a margin, as copies from mails, web documents and old text files have them, with
 * each paragraph on one line. Each block is judged by itself: a song in a story, a list, an address and a poem keep
 * their lines. An indent begins a paragraph.
 */
export function joinBrokenLines(text: string, knows?: KnowsWord): string {
  const margin = marginOf(text)
  const parts = withoutDoubleSpacing(text, margin).split(/(\n[ \t]*\n\s*)/u)
  return parts
    .map((part, at) => {
      if (at % 2 === 1) return gapOf(part)
      // The indent of a first line belongs to its block.
      const blank = parts[at - 1] ?? ''
      return joinBlock(blank.slice(gapOf(blank).length) + part, margin, knows)
    })
    .join('')
}

/** Blank lines without the indent of the line below them. */
function gapOf(blank: string): string {
  return blank.slice(0, blank.lastIndexOf('\n') + 1)
}

/** How wide prose runs in a text, in characters; 0 where the form does not show it. */
function marginOf(text: string): number {
  const going: number[] = []
  const lines = text.split('\n').map((line) => line.trimEnd())
  for (const [at, line] of lines.entries()) {
    const next = nextLine(lines, at)
    if (goesOn(line, next)) going.push(line.length)
  }
  if (going.length < 2) return going.length === 1 && lines.length <= 4 ? usable(going[0] ?? 0) : 0
  going.sort((one, other) => one - other)
  return usable(going[Math.floor((going.length - 1) * 0.95)] ?? 0)
}

function usable(margin: number): number {
  return margin < SHORTEST_MARGIN || margin > LONGEST_MARGIN ? 0 : margin
}

/** The line right below, or below one blank line. */
function nextLine(lines: readonly string[], at: number): string {
  return lines[at + 1] || lines[at + 2] || ''
}

/** A line that ends inside a sentence, before one that goes on with a small letter. */
function goesOn(line: string, next: string): boolean {
  return line.trim() !== '' && !/[.!?:”"]$/u.test(line) && /^\s*["“‘'(]?\p{Ll}/u.test(next)
}

/** The first word of the next line would have stood beyond the margin: the line breaks off there. */
function isFull(line: string, next: string, margin: number): boolean {
  const [word = ''] = next.trim().split(/\s/u)
  return line.length + 1 + word.length > margin - SLACK
}

/** With a blank line below every line, the blank lines say nothing: they go, but where a sentence ends a paragraph. */
function withoutDoubleSpacing(text: string, margin: number): string {
  const blocks = text.split(/\n[ \t]*\n/u)
  if (margin === 0 || blocks.length < 4 || blocks.some((block) => block.trim().includes('\n'))) return text
  const inside = blocks.slice(0, -1).filter((block, at) => goesOn(block, blocks[at + 1] ?? '')).length
  if (inside < blocks.length * 0.4) return text
  return blocks
    .map((block, at) => {
      const next = blocks[at + 1]
      if (next === undefined) return block
      const isEnd = /[.!?:”"]$/u.test(block.trimEnd()) && !isFull(block.trimEnd(), next, margin)
      return `${block}${isEnd ? '\n\n' : '\n'}`
    })
    .join('')
}

const ITEM = /^\s*(?:[-•*–▪◦‣]|\d{1,3}[.)]|\(?[a-z]\)|\p{Lu}[\p{L}. ]{0,20}:)\s/u

/** A block without a blank line inside: paragraphs that begin with an indent, items of a list, or one paragraph. */
function joinBlock(block: string, margin: number, knows: KnowsWord | undefined): string {
  const lines = block.split('\n').map((line) => line.trimEnd())
  const last = lines.findLastIndex((line) => line !== '')
  const worded = lines.slice(0, last + 1)
  const tail = lines
    .slice(last + 1)
    .map(() => '\n')
    .join('')
  const items = worded.filter((line) => ITEM.test(line)).length
  const isList = items > 1 || (items === 1 && ITEM.test(worded[0] ?? ''))
  const paragraphs = splitAt(worded, isList ? (line) => ITEM.test(line) : beginsWithIndent(worded))
  const own = ownMargin(worded)
  const widths = [margin, own].filter((width, at, all) => width > 0 && all.indexOf(width) === at)
  const width = widths.find((one) => isBrokenAtMargin(paragraphs, one))
  if (width === undefined) return block
  return paragraphs.map((lines) => joinLines(lines, knows)).join(isList ? '\n' : '\n\n') + tail
}

/** The margin of a block of its own, as a letter in a story has it: its lines go on with small letters. */
function ownMargin(lines: readonly string[]): number {
  if (lines.length < 3) return 0
  const before = lines.slice(0, -1)
  const going = before.filter((line, at) => goesOn(line, lines[at + 1] ?? '')).length
  return going >= before.length * LEAST_SMALL ? usable(Math.max(...lines.map(({ length }) => length))) : 0
}

function joinLines(lines: readonly string[], knows: KnowsWord | undefined): string {
  return joinHyphenated(lines.map((line) => line.trim()).join('\ue000'), knows)
}

function splitAt(lines: readonly string[], begins: (line: string) => boolean): string[][] {
  const parts: string[][] = []
  for (const line of lines) {
    const last = parts.at(-1)
    if (last && !begins(line)) last.push(line)
    else parts.push([line])
  }
  return parts
}

/** The lines that begin further in than most, or, of a list of works, further out. */
function beginsWithIndent(lines: readonly string[]): (line: string) => boolean {
  const indentOf = (line: string) => (/^[ \t\u3000]*/u.exec(line)?.[0] ?? '').replace(/\t/gu, '    ').length
  const indents = lines.map(indentOf)
  const least = Math.min(...indents)
  const inner = indents.filter((indent) => indent >= least + 2).length
  if (inner === 0 || lines.length < 2) return () => false
  const isHanging = inner > lines.length / 2 && indents[0] === least
  return (line) => indentOf(line) >= least + 2 !== isHanging
}

/** Every line but the last of each paragraph is full; where many go on, enough of them with a small letter. */
function isBrokenAtMargin(paragraphs: readonly (readonly string[])[], margin: number): boolean {
  let joints = 0
  let full = 0
  let inside = 0
  let small = 0
  for (const lines of paragraphs) {
    for (const [at, line] of lines.slice(0, -1).entries()) {
      const next = lines[at + 1] ?? ''
      joints += 1
      if (line.length > margin + SLACK * 3) return false
      if (isFull(line, next, margin)) full += 1
      if (/[.!?:”"]$/u.test(line)) continue
      inside += 1
      if (/^\s*["“‘'(]?[\p{Ll}\d]/u.test(next)) small += 1
    }
  }
  return joints > 0 && full >= joints * LEAST_FULL && (inside <= FEW || small >= inside * LEAST_SMALL)
}
