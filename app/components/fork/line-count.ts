/** How one to three lines are spoken of. */
type LineCount = { decide: string; help: string; these: string }

const counts: readonly LineCount[] = [
  {
    decide: 'One line in your text decides. It is marked.',
    help: 'One line in your text helps most. It is marked.',
    these: 'the line',
  },
  {
    decide: 'Two lines in your text decide. They are marked.',
    help: 'Two lines in your text help most. They are marked.',
    these: 'the two lines',
  },
  {
    decide: 'Three lines in your text decide. They are marked.',
    help: 'Three lines in your text help most. They are marked.',
    these: 'the three lines',
  },
]

export function lineCount(lines: readonly unknown[]): LineCount {
  return counts[Math.min(lines.length, counts.length) - 1] ?? (counts[0] as LineCount)
}
