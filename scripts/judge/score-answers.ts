import type { Answered } from './ask-provider.ts'

/** One answer and what the set says of it; null where the set has no such measure. */
export type Row = {
  answered: boolean | null
  wrong: boolean | null
  showsWords: boolean | null
  answer: Answered
}

export type Line = Record<string, string>

/** A line of the table: shares of all rows that have the measure, medians of times, the sum of the cost. */
export function lineOf(set: string, rows: readonly Row[]): Line {
  const answers = rows.map(({ answer }) => answer)
  const quotations = answers.flatMap(({ check }) => check.quotations ?? [])
  const found = quotations.reduce((sum, one) => sum + one.found, 0)
  const all = quotations.reduce((sum, one) => sum + one.all, 0)
  const costs = answers.map(({ dollars }) => dollars)
  return {
    set,
    questions: String(rows.length),
    whole: percent(answers.map(({ isWhole }) => isWhole)),
    answered: percent(rows.map(({ answered }) => answered)),
    wrong: percent(rows.map(({ wrong }) => wrong)),
    'shows the words': percent(rows.map(({ showsWords }) => showsWords)),
    'quotations found': all === 0 ? '-' : `${Math.round((100 * found) / all)} %`,
    frame: percent(answers.map(({ isWhole, check }) => isWhole && !check.failed.includes('M1'))),
    level: percent(answers.map(({ isWhole, check }) => isWhole && !check.failed.includes('M4'))),
    'first words': seconds(answers.map(({ firstWords }) => firstWords)),
    'whole answer': seconds(answers.map(({ whole }) => whole)),
    dollars: costs.includes(null)
      ? 'not told'
      : costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0).toFixed(2),
  }
}

function percent(values: readonly (boolean | null)[]): string {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? '-' : `${Math.round((100 * known.filter(Boolean).length) / known.length)} %`
}

function seconds(values: readonly (number | null)[]): string {
  const known = values.filter((value) => value !== null).sort((a, b) => a - b)
  const middle = known[Math.floor(known.length / 2)]
  return middle === undefined ? '-' : `${(middle / 1_000).toFixed(1)} s`
}

/** The lines as a table in Markdown, which an operator can keep. */
export function tableOf(lines: readonly Line[]): string {
  const [first] = lines
  if (!first) return ''
  const names = Object.keys(first)
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [row(names), row(names.map(() => '---')), ...lines.map((line) => row(Object.values(line)))].join(
    '\n',
  )
}
