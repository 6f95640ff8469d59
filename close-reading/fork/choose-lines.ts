import { overlaps } from '../doc/overlaps.ts'
import type { Span } from '../finding.ts'
import type { Query } from '../question/understand-question.ts'
import { wordsOf } from '../rubric/split-prose.ts'
import type { Scene } from '../scene/read-scene.ts'
import { askedWords } from '../understand/asked-words.ts'
import type { Moment } from '../understand/moments.ts'
import { type ExactLine, exactLine, LONGEST_WHOLE } from './exact-line.ts'

const MOST_LINES = 3
/** Words of all lines together: more are tiring to hold against each other. */
const MOST_WORDS = 45

/**
 * The one to three lines that bear most on a question, by the learnt ranking, in the order of the text. What the
 * question quotes is no line of its own where others stand beside it.
 */
export function chooseForkLines(
  scene: Scene,
  query: Query,
  moments: readonly Moment[],
  first: (moment: Moment) => boolean = () => true,
): ExactLine[] {
  const asked = askedWords(query)
  const ranked = [...moments].sort((a, b) => Number(first(b)) - Number(first(a)) || b.score - a.score)
  const chosen: ExactLine[] = []
  const left: ExactLine[] = []
  for (const moment of ranked) {
    if (chosen.length >= MOST_LINES) break
    const line = exactLine(scene, moment, asked)
    if (!line || line.quote.split(' ').length < 2 || chosen.some((one) => overlaps(one, line))) continue
    if (query.phrase && isWithin(line, query.phrase)) left.push(line)
    else if (chosen.length < 2 || countWords([...chosen, line]) <= MOST_WORDS) chosen.push(line)
  }
  const lines = widen(chosen.length > 0 ? chosen : left.slice(0, 1), (line) => {
    const moment = ranked.find((one) => overlaps(one, line))
    return moment ? exactLine(scene, moment, asked, LONGEST_WHOLE) : null
  })
  return lines.sort((a, b) => a.start - b.start)
}

/** Lines that were cut stand whole where there is room: "…, but nobody came" may be what decides. */
function widen(lines: readonly ExactLine[], whole: (line: ExactLine) => ExactLine | null): ExactLine[] {
  const wide = [...lines]
  lines.forEach((line, at) => {
    const sentence = whole(line)
    if (!sentence || sentence.start > line.start || sentence.end <= line.end) return
    const others = wide.filter((_, other) => other !== at)
    if (others.some((one) => overlaps(one, sentence)) || countWords([...others, sentence]) > MOST_WORDS)
      return
    wide[at] = sentence
  })
  return wide
}

function countWords(lines: readonly ExactLine[]): number {
  return lines.reduce((sum, { quote }) => sum + wordsOf(quote).length, 0)
}

/** Whether most of a line are words that the question quotes itself. */
function isWithin({ start, end }: Span, phrase: Span): boolean {
  const shared = Math.min(end, phrase.end) - Math.max(start, phrase.start)
  return shared * 4 > (end - start) * 3
}
