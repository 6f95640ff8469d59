/** A text as a free library gives it away: the work, and what the library wrote before and after it. */
export type Framed = { before: string; work: string; after: string }

const START = /^\*{3} ?START OF [^*]{1,400}\*{3}[ \t]*$/imu
const END = /^(?:\*{3} ?END OF [^*]{1,400}\*{3}|End of (?:the |this )?Project Gutenberg.{0,200})$/imu
/** Who made the file. */
const MAKERS =
  /^(?:E-?text |This (?:e-?text|e-?book|file) (?:was )?)?(?:produced|prepared|transcribed|created) (?:by|from)\b/iu

/**
 * The work alone, without the frame between whose lines START and END it stands, and without the signs that such a
 * library writes into it: _italics_ and [Illustration]. Null for a text without a frame.
 */
export function findFrame(text: string): Framed | null {
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
