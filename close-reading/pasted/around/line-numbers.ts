import type { Around, PastedLine } from '../around.ts'

/** A number at one side of a line. `gap`: white space between it and the words; `isAlone`: nothing else is on the line. */
type SideNumber = { value: number; start: number; end: number; line: number; gap: number; isAlone: boolean }

const FEWEST = 2
/** Numbers at every line are taken for a list, not for numbers of lines, when there are fewer. */
const FEWEST_OF_ALL = 4
const WIDE = 3

/** Numbers beside the lines of a poem or a test passage, at either side or on lines of their own. */
export function findLineNumbers(lines: readonly PastedLine[]): Around[] {
  const right = lines.flatMap((line) => numberAfter(line) ?? [])
  const left = lines.flatMap((line) => numberBefore(line) ?? [])
  return [right, left]
    .flatMap((numbers) => (grows(numbers, lines.length) ? numbers : numbers.filter(isApart)))
    .map(({ start, end }) => ({ start, end, reason: 'line number' }))
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

/** Whether the numbers are those of lines: they grow by one step, and as the lines do where no wide gap parts them. */
function grows(numbers: readonly SideNumber[], lines: number): boolean {
  const [first, second] = numbers
  if (!first || !second || numbers.length < FEWEST) return false
  const step = second.value - first.value
  if (step < 1) return false
  const isSteady = numbers.every((one, at) => at === 0 || one.value - (numbers[at - 1]?.value ?? 0) === step)
  if (!isSteady) return false
  if (numbers.some(({ isAlone }) => isAlone)) return step > 1 || numbers.length >= FEWEST_OF_ALL
  if (step === 1) return numbers.length >= FEWEST_OF_ALL && numbers.length >= lines - 2
  return (
    numbers.every(({ gap }) => gap > 1) ||
    numbers.every((one, at) => at === 0 || one.line - (numbers[at - 1]?.line ?? 0) === step)
  )
}

/** Far from the words, as only a number of the line is. */
function isApart({ value, gap }: SideNumber): boolean {
  return gap >= WIDE && value % 5 === 0 && value > 0
}
