import { overlaps, type Span } from '../doc/span.ts'
import { wordsOf } from '../prose/split-prose.ts'
import type { Query } from '../question/understand-question.ts'
import type { Scene } from '../scene/read-scene.ts'
import { askedWords } from '../understand/asked-words.ts'
import type { Moment } from '../understand/moments.ts'
import { type ExactLine, exactLine, sentenceBeside } from './exact-line.ts'

const MOST_LINES = 3
/** Words of all lines together: more are tiring to hold against each other. */
const MOST_WORDS = 48
/** How much it adds to the score of a line to stand right after what the question quotes. */
const RIGHT_AFTER = 0.3
/** Signs between words and what stands right after them. */
const REACH = 90

/**
 * The one to three lines that bear most on a question, by the learnt ranking, in the order of the text. What the
 * question quotes is no line of its own where others stand beside it.
 *
 * @param rank what is added to the score of a line; scores are below 1
 */
export function chooseForkLines(
  scene: Scene,
  query: Query,
  moments: readonly Moment[],
  rank: (moment: Moment) => number = () => 0,
): ExactLine[] {
  const asked = askedWords(query)
  const weight = (one: Moment) => one.score + rank(one) + (isRightAfter(one, query.phrase) ? RIGHT_AFTER : 0)
  const ranked = [...moments].sort((a, b) => weight(b) - weight(a))
  const chosen: ExactLine[] = []
  const left: ExactLine[] = []
  for (const moment of ranked) {
    if (chosen.length >= MOST_LINES) break
    const whole = exactLine(scene, moment, asked)
    const isAsked = whole && query.phrase && isWithin(whole, query.phrase)
    const line = (isAsked && sentenceBeside(scene, moment, whole)) || whole
    if (!line || line.quote.split(' ').length < 2 || chosen.some((one) => overlaps(one, line))) continue
    if (query.phrase && isWithin(line, query.phrase)) left.push(line)
    else if (chosen.length < 2 || countWords([...chosen, line]) <= MOST_WORDS) chosen.push(line)
  }
  const lines = chosen.length > 0 ? chosen : left.slice(0, 1)
  return lines.sort((a, b) => a.start - b.start)
}

function countWords(lines: readonly ExactLine[]): number {
  return lines.reduce((sum, { quote }) => sum + wordsOf(quote).length, 0)
}

function isRightAfter({ start }: Span, phrase: Span | null): boolean {
  return phrase !== null && start >= phrase.end && start - phrase.end < REACH
}

/** Whether most of a line are words that the question quotes itself. */
function isWithin({ start, end }: Span, phrase: Span): boolean {
  const shared = Math.min(end, phrase.end) - Math.max(start, phrase.start)
  return shared * 4 > (end - start) * 3
}
