/** How one to three lines are spoken of. */
type LineCount = { help: string; these: string }

const counts: readonly LineCount[] = [
  {
    help: 'One line in your text helps most. It is marked.',
    these: 'the line',
  },
  {
    help: 'Two lines in your text help most. They are marked.',
    these: 'the two lines',
  },
  {
    help: 'Three lines in your text help most. They are marked.',
    these: 'the three lines',
  },
]

/** Opens a fork where no words come close to the question. */
export const NO_WORDS = 'We found no words that say it outright.'

export function lineCount(lines: readonly unknown[]): LineCount {
  return counts[Math.min(lines.length, counts.length) - 1] ?? (counts[0] as LineCount)
}
