import { trimSigns } from '#domain/trim-signs'
import type { KnowsWord } from './join-hyphenated.ts'
import { joinBrokenLines } from './join-lines.ts'

/** A word as it was read. The person checks the ones that are not clear. The first word of a line may be indented. */
export type PhotoWord = { text: string; isClear: boolean; isIndented?: true }

/** The lines of a page; an empty one parts two stanzas or paragraphs. */
export type PhotoPage = { lines: PhotoWord[][] }

/** A part of what Tesseract's GetJSONText writes; confidence from 0 to 100, boxes in pixels. */
export type Recognized = { blocks?: { paragraphs: { lines: RecognizedLine[] }[] }[] | null }
type RecognizedLine = { bbox: Box; words: RecognizedWord[] }
type RecognizedWord = { text: string; confidence: number; bbox: Box }
type Box = { x0: number; y0: number; x1: number; y1: number }

/** A word below this confidence is shown for checking: on a shaded, bent page all that was misread lay below it. */
const CLEAR = 85
/** These are so short that they are less certain in the cleanest print. */
const shortWord = /^[AaI]$/
/** Below this mean a page is upside down or handwritten: upright print lies above 85, such pages near 45. */
const READABLE = 60
/** A gap of more than so many usual ones is an empty line. */
const WIDE_GAP = 1.4

/** Mean confidence of a page's words, 0 to 100; null without a word. */
export function meanConfidence(read: Recognized): number | null {
  const words = linesOf(read).flatMap((line) => line.words)
  return words.length ? words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length : null
}

export function isReadable(mean: number | null): boolean {
  return mean !== null && mean >= READABLE
}

/** The page with its empty lines, told by the gaps between lines; a page that lies on its side has them along x. */
export function buildPage(read: Recognized): PhotoPage {
  const all = linesOf(read)
  const upright = all.filter(({ bbox }) => bbox.x1 - bbox.x0 >= bbox.y1 - bbox.y0)
  const isUpright = upright.length * 2 >= all.length
  const lines = isUpright ? withoutDust(all) : all
  const indented = isUpright ? findIndents(lines) : new Set<RecognizedLine>()
  const positions = lines.map(({ bbox }) => (isUpright ? (bbox.y0 + bbox.y1) / 2 : (bbox.x0 + bbox.x1) / 2))
  const gaps = positions.slice(1).map((position, at) => Math.abs(position - (positions[at] ?? position)))
  const usual = [...gaps].sort((one, other) => one - other)[Math.floor((gaps.length - 1) / 2)] ?? 0
  return {
    lines: lines.flatMap((found, at) => {
      const line = found.words.map(toWord)
      if (line[0] && indented.has(found)) line[0] = { ...line[0], isIndented: true }
      return at > 0 && (gaps[at - 1] ?? 0) > usual * WIDE_GAP ? [[], line] : [line]
    }),
  }
}

const hasLetter = ({ text }: RecognizedWord) => /[\p{L}\d]/u.test(text)

/** Dirt, a fold or the edge of the page is read as signs without a letter, beside the text: it goes. */
function withoutDust(lines: readonly RecognizedLine[]): RecognizedLine[] {
  const worded = lines.filter(({ words }) => words.some(hasLetter))
  const left = middle(
    worded.map(({ words }) => words.find(hasLetter)?.bbox.x0 ?? 0),
    0.1,
  )
  const right = middle(
    worded.map(({ words }) => words.findLast(hasLetter)?.bbox.x1 ?? 0),
    0.9,
  )
  const height = middle(
    worded.map(({ bbox }) => bbox.y1 - bbox.y0),
    0.5,
  )
  return lines.flatMap((line) => {
    const first = line.words.findIndex(hasLetter)
    const last = line.words.findLastIndex(hasLetter)
    const words = line.words.filter(({ bbox, confidence }, at) => {
      if (first >= 0 && at >= first && at <= last) return true
      if (bbox.x0 >= right || bbox.x1 <= left) return false
      const beside = line.words[at < first ? first : last]?.bbox
      const gap = beside ? Math.max(bbox.x0 - beside.x1, beside.x0 - bbox.x1) : 0
      return confidence >= CLEAR || gap < height * FAR
    })
    if (words.length === 0) return []
    const [x0, x1] = [words[0]?.bbox.x0 ?? line.bbox.x0, words.at(-1)?.bbox.x1 ?? line.bbox.x1]
    return [{ words, bbox: { ...line.bbox, x0, x1 } }]
  })
}

/** So many line heights away a sign belongs to no word. */
const FAR = 1.5
/** An indent is so many line heights wide. */
const INDENT = { least: 0.5, most: 5 }
/** So many lines above and below have the margin of a line. */
const NEAR = 3

/** Lines that begin further in than the lines around them, also where the page lies askew. */
function findIndents(lines: readonly RecognizedLine[]): Set<RecognizedLine> {
  const height = middle(
    lines.map(({ bbox }) => bbox.y1 - bbox.y0),
    0.5,
  )
  const slopes = lines.slice(1).map(({ bbox }, at) => {
    const above = lines[at]?.bbox ?? bbox
    return bbox.y0 === above.y0 ? 0 : (bbox.x0 - above.x0) / (bbox.y0 - above.y0)
  })
  const slope = middle(slopes, 0.5)
  const beginOf = ({ bbox }: RecognizedLine) => bbox.x0 - slope * bbox.y0
  return new Set(
    lines.filter((line, at) => {
      const around = lines.slice(Math.max(0, at - NEAR), at + NEAR + 1)
      const indent = beginOf(line) - Math.min(...around.filter((one) => overlaps(one, line)).map(beginOf))
      return indent >= height * INDENT.least && indent <= height * INDENT.most
    }),
  )
}

/** Lines of one column stand below each other. */
function overlaps(one: RecognizedLine, other: RecognizedLine): boolean {
  return one.bbox.x0 < other.bbox.x1 && other.bbox.x0 < one.bbox.x1
}

/** The value below which this share of all values lies. */
function middle(values: readonly number[], share: number): number {
  return [...values].sort((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? 0
}

/** The page with only those words to check that the word list doubts, too. */
export function trustKnown({ lines }: PhotoPage, knows: KnowsWord): PhotoPage {
  return {
    lines: lines.map((line) =>
      line.map((word) => ({ ...word, isClear: word.isClear || isKnown(word.text, knows) })),
    ),
  }
}

/** Signs that stand around a word. */
const AROUND = /["“”‘'.,;:!?…()[\]–—-]/u

/** Whether every part of what was read between two spaces is a word: “half-open,” has two. */
function isKnown(text: string, knows: KnowsWord): boolean {
  const word = trimSigns(text.toLowerCase().replaceAll('’', "'"), AROUND).replace(/^[^\p{L}\d|]+/u, '')
  if (word === '') return true
  const parts = word.split(/[-‐—–]+/u)
  return parts.every((part) => /^\p{L}+(?:'\p{L}+)?$/u.test(part) && knows(part))
}

function toWord({ text, confidence }: RecognizedWord): PhotoWord {
  const word = text.trim()
  return { text: word, isClear: confidence >= (shortWord.test(word) ? READABLE : CLEAR) }
}

function linesOf(read: Recognized): RecognizedLine[] {
  const lines = (read.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((one) => one.lines))
  return lines
    .map(({ bbox, words }) => ({ bbox, words: words.filter(({ text }) => text.trim()) }))
    .filter(({ words }) => words.length > 0)
}

/** The text of a page; lines of prose are joined to paragraphs. */
export function textOfPage({ lines }: PhotoPage, preserveLines: boolean, knows?: KnowsWord): string {
  const text = lines
    .map((line) => {
      const words = line.flatMap((word) => word.text.trim() || []).join(' ')
      return line[0]?.isIndented && !preserveLines ? `    ${words}` : words
    })
    .join('\n')
  return (preserveLines ? text : joinBrokenLines(text, knows)).trim()
}
