import { inDigits } from '#domain/file-text'
import type { LeftNumber } from '#domain/printed-lines'
import type { TakenOut } from './pdf/page-furniture.ts'

/** The text of a file, or of a part of it. */
export type TextPart = {
  text: string
  /** The same with all that was left out of it; nothing where nothing was. */
  whole?: string | undefined
  /** What was left out of the pages of a PDF. */
  takenOut?: TakenOut[] | undefined
  /** The lines of pages that count theirs. */
  leftNumbers?: LeftNumber[] | undefined
  /** The pages that are pictures, whose words were not read; they count from 1. */
  pictures?: number[] | undefined
  /** The pages of which some words were left out, since nobody can tell their letters. */
  unnamed?: number[] | undefined
}

/** A part of a file that can be chosen. */
export type Chapter = TextPart & { title: string }

/**
 * A chapter that is longer than the box, in parts that fit: at its headings, else between two paragraphs. One that
 * fits comes back as it is.
 *
 * @param most characters of a part
 * @param headings paragraphs that are headings, besides those that look like one
 */
export function splitLong(
  { title, text }: Chapter,
  most: number,
  headings: readonly string[] = [],
): Chapter[] {
  if (text.length <= most) return [{ title, text }]
  const known = new Set(headings)
  const paragraphs = text.split(/\n{2,}/u)
  const sections: { title: string; paragraphs: string[] }[] = []
  let inHeading = false
  for (const paragraph of paragraphs) {
    const isHeading = known.has(paragraph) || isLikeHeading(paragraph)
    const last = sections.at(-1)
    // A heading right below a heading belongs to it: “Chapter 1”, “The Rain”.
    if (last && (!isHeading || inHeading)) last.paragraphs.push(paragraph)
    else sections.push({ title: isHeading ? oneLine(paragraph) : '', paragraphs: [paragraph] })
    if (last && isHeading && inHeading) last.title = oneLine(`${last.title} · ${paragraph}`)
    inHeading = isHeading
  }
  const named = sections.filter((section) => section.title !== '')
  if (named.length < 2) return inParts(title, paragraphs, most)
  const [first] = named
  return sections.flatMap((section) =>
    inParts(section.title || title || `Before “${first?.title ?? ''}”`, section.paragraphs, most),
  )
}

const NUMBER =
  '(?:[IVXLC]{1,7}|\\d{1,3}|(?:the )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twenty|thirty|forty|fifty)(?:-\\p{L}+)?|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last))'
const NAMED = new RegExp(
  `^(?:chapter|part|book|act|scene|letter|canto|stave|section|volume|story|lesson|unit|day) ${NUMBER}\\b`,
  'iu',
)
const ALONE =
  /^(?:prologue|epilogue|preface|foreword|introduction|afterword|appendix|conclusion|contents)\.?$/iu
const NUMBERED = /^(?:[IVXLC]{1,7}|\d{1,3})\.?(?: \p{Lu}[^.!?]{0,60})?\.?$/u
const LONGEST_HEADING = 80

/** A short paragraph of one or two lines that numbers or names what follows, or stands in capitals. */
function isLikeHeading(paragraph: string): boolean {
  const line = oneLine(paragraph)
  if (line.length > LONGEST_HEADING || paragraph.split('\n').length > 2) return false
  if (NAMED.test(line) || ALONE.test(line) || NUMBERED.test(line)) return true
  return !/\p{Ll}/u.test(line) && /\p{Lu}{3}/u.test(line) && !/[!?,;”"]$/u.test(line)
}

function inParts(title: string, paragraphs: readonly string[], most: number): Chapter[] {
  const parts: string[] = []
  for (const piece of paragraphs.flatMap((paragraph) => inPieces(paragraph, most))) {
    const last = parts.at(-1)
    if (last !== undefined && last.length + 2 + piece.length <= most)
      parts[parts.length - 1] = `${last}\n\n${piece}`
    else parts.push(piece)
  }
  if (parts.length === 1) return [{ title, text: parts[0] ?? '' }]
  return parts.map((text, at) => ({
    title: `${title ? `${title}, part` : 'Part'} ${inDigits(at + 1)} of ${inDigits(parts.length)}`,
    text,
  }))
}

/** A paragraph longer than a part: at its lines or sentences, at the worst anywhere. */
function inPieces(paragraph: string, most: number): string[] {
  const pieces: string[] = []
  let rest = paragraph
  while (rest.length > most) {
    const head = rest.slice(0, most)
    const end = Math.max(head.lastIndexOf('\n'), head.lastIndexOf('. ') + 1, head.lastIndexOf('.” ') + 2)
    const cut = end > most / 2 ? end : Math.max(head.lastIndexOf(' '), most / 2)
    pieces.push(rest.slice(0, cut).trim())
    rest = rest.slice(cut).trim()
  }
  return rest ? [...pieces, rest] : pieces
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim()
}
