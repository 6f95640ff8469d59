import type { KnowsWord } from './join-hyphenated.ts'
import { joinBrokenLines } from './join-lines.ts'

/** A word as it was read. The person checks the ones that are not clear. */
export type PhotoWord = { text: string; isClear: boolean }

/** The lines of a page; an empty one parts two stanzas or paragraphs. */
export type PhotoPage = { lines: PhotoWord[][] }

/** A part of what Tesseract's GetJSONText writes; confidence from 0 to 100, boxes in pixels. */
export type Recognized = { blocks?: { paragraphs: { lines: RecognizedLine[] }[] }[] | null }
type RecognizedLine = { bbox: Box; words: { text: string; confidence: number }[] }
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
  const lines = linesOf(read)
  const upright = lines.filter(({ bbox }) => bbox.x1 - bbox.x0 >= bbox.y1 - bbox.y0)
  const positions = lines.map(({ bbox }) =>
    upright.length * 2 >= lines.length ? (bbox.y0 + bbox.y1) / 2 : (bbox.x0 + bbox.x1) / 2,
  )
  const gaps = positions.slice(1).map((position, at) => Math.abs(position - (positions[at] ?? position)))
  const usual = [...gaps].sort((one, other) => one - other)[Math.floor((gaps.length - 1) / 2)] ?? 0
  return {
    lines: lines.flatMap(({ words }, at) => {
      const line = words.map(toWord)
      return at > 0 && (gaps[at - 1] ?? 0) > usual * WIDE_GAP ? [[], line] : [line]
    }),
  }
}

function toWord({ text, confidence }: RecognizedLine['words'][number]): PhotoWord {
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
  const text = lines.map((line) => line.flatMap((word) => word.text.trim() || []).join(' ')).join('\n')
  return (preserveLines ? text : joinBrokenLines(text, knows)).trim()
}
