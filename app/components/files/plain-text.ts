import { trimSigns } from '#domain/trim-signs'
import { decodeText } from './decode-text.ts'
import { joinBrokenLines } from './join-lines.ts'
import { type Chapter, splitLong } from './split-long.ts'

/** The text of a .txt file in parts that fit; `whole` is the text with the frame of a free library around it. */
export type PlainText = { chapters: Chapter[]; whole?: string }

/**
 * Reads a .txt file. Of a text from a free library the work comes without its frame. Throws a FileProblem.
 *
 * @param preserveLines of a poem every line stays one; lines of prose that break off at a margin are joined
 * @param most characters that the box takes
 */
export async function readPlain(bytes: Uint8Array, preserveLines: boolean, most: number): Promise<PlainText> {
  const decoded = await decodeText(bytes)
  const hasCutWords = !preserveLines && /[-‐]\n/.test(decoded)
  const knows = hasCutWords ? await (await import('./known-words.ts')).loadKnownWords() : undefined
  const write = (text: string) =>
    trimSigns(preserveLines ? text : joinBrokenLines(text, knows), /\s/u).replace(/^\s*\n/u, '')
  const frame = findFrame(decoded)
  const text = write(frame?.work ?? decoded)
  if (text === '') return { chapters: [] }
  const chapters = splitLong({ title: '', text }, most)
  if (!frame) return { chapters }
  const whole = write(decoded)
  if (chapters.length === 1) return { chapters, whole }
  const around = [
    { title: 'What the library wrote before it', text: frame.before },
    { title: 'What the library wrote after it', text: frame.after },
  ]
  return { chapters: [...chapters, ...around.flatMap((one) => (one.text ? splitLong(one, most) : []))] }
}

/** A text as a free library gives it away: the work, and what the library wrote before and after it. */
type Framed = { before: string; work: string; after: string }

const START = /^\*{3} ?START OF [^*]{1,400}\*{3}[ \t]*$/imu
const END = /^(?:\*{3} ?END OF [^*]{1,400}\*{3}|End of (?:the |this )?Project Gutenberg.{0,200})$/imu
/** Who made the file. */
const MAKERS =
  /^(?:E-?text |This (?:e-?text|e-?book|file) (?:was )?)?(?:produced|prepared|transcribed|created) (?:by|from)\b/iu

/**
 * The work alone, without the frame between whose lines START and END it stands, and without the signs that such a
 * library writes into it: _italics_ and [Illustration]. Null for a text without a frame.
 */
function findFrame(text: string): Framed | null {
  const start = START.exec(text)
  const from = start ? start.index + start[0].length : 0
  const end = END.exec(text.slice(from))
  if (!start && !end?.[0].startsWith('*')) return null
  const to = end ? from + end.index : text.length
  const paragraphs = text
    .slice(from, to)
    .trim()
    .split(/\n(?:[ \t]*\n)+/u)
  while (paragraphs.length > 1 && MAKERS.test(paragraphs[0] ?? '')) paragraphs.shift()
  const work = withoutSigns(paragraphs.join('\n\n'))
  if (work === '') return null
  return { before: text.slice(0, from).trim(), work, after: text.slice(to).trim() }
}

function withoutSigns(text: string): string {
  return text
    .replace(/\[Illustration[^\]]{0,300}\]/gu, '')
    .replace(/_+/gu, (run) => (run.length === 1 ? '' : run))
    .replace(/\n{3,}/gu, '\n\n')
    .trim()
}
