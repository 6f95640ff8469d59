import type { Around, PastedLine } from '../around.ts'

/** A number at one side of a line. `gap`: white space between it and the words; `isAlone`: nothing else is on the line. */
type SideNumber = { value: number; start: number; end: number; line: number; gap: number; isAlone: boolean }
/** How many lines of text end at or above each line; numbers on lines of their own are none. */
type LinesAbove = readonly number[]

const FEWEST = 2
/** Numbers at every line are taken for a list, not for numbers of lines, when there are fewer. */
const FEWEST_OF_ALL = 4
const WIDE = 3

/** A lone number beside a line is not above this: it would be a year or an amount. */
const HIGHEST_ALONE = 999

/** Numbers beside the lines of a poem or a test passage, at either side or on lines of their own. */
export function findLineNumbers(lines: readonly PastedLine[]): Around[] {
  const right = lines.flatMap((line) => numberAfter(line) ?? [])
  const left = lines.flatMap((line) => numberBefore(line) ?? [])
  let count = 0
  const above = lines.map(({ words }) => (/\p{L}/u.test(words) ? ++count : count))
  return [right, left]
    .flatMap((numbers) => lineNumbersOf(numbers, lines, above))
    .map(({ start, end }) => ({ start, end, reason: 'line number' }))
}

/** All numbers of a side where they count lines, else those far from the words where these do. */
function lineNumbersOf(
  numbers: readonly SideNumber[],
  lines: readonly PastedLine[],
  above: LinesAbove,
): readonly SideNumber[] {
  if (grows(numbers, lines, above)) return numbers
  const apart = numbers.filter(({ gap }) => gap >= WIDE)
  if (apart.length < FEWEST) return apart.filter(isLoneNumber)
  return grows(apart, lines, above) ? apart : []
}

function numberAfter({ words, start, end, number: line }: PastedLine): SideNumber | null {
  const digits = /(?:^|\s)\(?(\d{1,4})\)?$/u.exec(words.slice(-12))
  if (!digits) return null
  const value = Number(digits[1])
  const from = end - digits[0].trim().length
  const before = words.slice(0, from - start)
  const gap = before.length - before.trimEnd().length
  return {
    value,
    start: from - gap,
    end,
    line,
    gap: before.includes('\t', before.length - gap) ? WIDE : gap,
    isAlone: before === '',
  }
}

function numberBefore({ words, start, number: line }: PastedLine): SideNumber | null {
  const digits = /^\(?(\d{1,4})\)?(\s+)(?=\S)/u.exec(words.slice(0, 24))
  if (!digits) return null
  const gap = digits[2] ?? ''
  const end = start + digits[0].length
  return {
    value: Number(digits[1]),
    start,
    end,
    line,
    gap: gap.includes('\t') ? WIDE : gap.length,
    isAlone: false,
  }
}

/** Whether the numbers are those of lines: they grow by one step, and as the lines do. */
function grows(numbers: readonly SideNumber[], lines: readonly PastedLine[], above: LinesAbove): boolean {
  const [first, second] = numbers
  if (!first || !second) return false
  const step = second.value - first.value
  const steps = numbers.slice(1).map((one, at) => {
    const before = numbers[at] as SideNumber
    return { values: one.value - before.value, lines: (above[one.line] ?? 0) - (above[before.line] ?? 0) }
  })
  if (step < 1 || steps.some(({ values }) => values !== step)) return false
  if (numbers.some(({ isAlone }) => isAlone)) return step > 1 || numbers.length >= FEWEST_OF_ALL
  if (step > 1 && numbers.every(({ gap }) => gap > 1))
    // An edition leaves out titles and names of speakers.
    return steps.every((one) => Math.abs(one.lines - step) <= step / 4)
  if (steps.some((one) => one.lines !== step)) return false
  return (
    step > 1 ||
    (numbers.length >= FEWEST_OF_ALL && numbers.length >= lines.length - 2 && !isList(numbers, lines))
  )
}

/** A number before each of several sentences, or the last word of each line, counts things and not lines. */
function isList(numbers: readonly SideNumber[], lines: readonly PastedLine[]): boolean {
  const isAtEnd = numbers.every(({ end, line, gap }) => end === lines[line]?.end && gap < 2)
  return isAtEnd || numbers.every(({ line }) => /[.!?]["”’]?$/u.test(lines[line]?.words ?? ''))
}

/** Far from the words, as only a number of the line is. */
function isLoneNumber({ value }: SideNumber): boolean {
  return value % 5 === 0 && value > 0 && value <= HIGHEST_ALONE
}
