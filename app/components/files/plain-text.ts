import { trimSigns } from '#domain/trim-signs'
import { decodeText } from './decode-text.ts'
import { joinBrokenLines } from './join-lines.ts'
import { findFrame } from './library-frame.ts'
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
