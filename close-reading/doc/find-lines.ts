import { type Kind, kinds } from '../choices/kinds.ts'
import { isSpeechDash } from './find-dash-speech.ts'
import type { Tokens } from './find-tokens.ts'
import type { Range } from './span.ts'

/** Lines that hold a token, stanzas as ranges of lines, paragraphs as ranges of tokens. */
export type Layout = {
  readonly lines: readonly Range[]
  readonly stanzas: readonly { firstLine: number; lastLine: number }[]
  readonly paragraphs: readonly Range[]
}

type Line = Range & { newStanza: boolean; indented: boolean; dashed: boolean; afterDash: boolean }

/** Typing programs put a whole paragraph on a line; a line longer than this was not wrapped by hand. */
const UNWRAPPED = 120
const FEWEST_TURNS = 2

/** Finds the lines, stanzas and paragraphs of a text in one pass. */
export function findLines(text: string, kind: Kind, tokens: Tokens): Layout {
  const { isVerse, isStory, isFactual } = kinds[kind]
  const found = cutLines(text, tokens)
  const lines = found.map(({ start, end, first, last }) => ({ start, end, first, last }))
  const stanzas = groupLines(found, (line) => line.newStanza)
  const perLine = !isVerse && stanzas.length <= 1 && found.some((line) => line.end - line.start > UNWRAPPED)
  // Where several lines begin with a dash, each is somebody's turn to speak.
  const isTalk = found.filter(({ dashed }) => dashed).length >= FEWEST_TURNS
  const groups = isVerse
    ? stanzas
    : groupLines(
        found,
        (line) =>
          line.newStanza ||
          perLine ||
          (isTalk && isStory && (line.dashed || line.afterDash)) ||
          (line.indented && !isFactual),
      )
  const paragraphs = groups.map(({ firstLine, lastLine }) => {
    const from = lines[firstLine] as Range
    const to = lines[lastLine - 1] as Range
    return { start: from.start, end: to.end, first: from.first, last: to.last }
  })
  return { lines, stanzas, paragraphs }
}

function cutLines(text: string, tokens: Tokens): Line[] {
  const lines: Line[] = []
  const breaks = /\r\n|[\n\r\u2028\u2029]/g
  let token = 0
  let from = 0
  let blank = true
  while (from <= text.length) {
    const hit = breaks.exec(text)
    const to = hit ? hit.index : text.length
    const first = token
    while (token < tokens.count && (tokens.start[token] as number) < to) token++
    if (token > first) {
      const start = tokens.start[first] as number
      const end = tokens.end[token - 1] as number
      lines.push({
        start,
        end,
        first,
        last: token,
        newStanza: blank,
        indented: start - from > 1,
        dashed: isSpeechDash(tokens.folded[first]),
        afterDash: lines.at(-1)?.dashed ?? false,
      })
    }
    blank = token === first
    if (!hit) break
    from = breaks.lastIndex
  }
  return lines
}

function groupLines(lines: readonly Line[], opens: (line: Line) => boolean): Layout['stanzas'] {
  const groups: { firstLine: number; lastLine: number }[] = []
  for (let i = 0; i < lines.length; i++) {
    const group = groups[groups.length - 1]
    if (!group || opens(lines[i] as Line)) groups.push({ firstLine: i, lastLine: i + 1 })
    else group.lastLine = i + 1
  }
  return groups
}
