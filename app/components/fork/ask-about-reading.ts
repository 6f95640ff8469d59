import { type MyReading, type SpeaksFor, sentenceOf } from '#domain/my-reading'

/** A follow-up question about a reading, with as many of its lines as there is room for. */
export function askAboutReading({ claim, lines }: MyReading, most: number): string {
  const quoted = (speaks: SpeaksFor) => lines.filter((line) => line.speaks === speaks)
  const parts = [
    `My reading is: ${sentenceOf(claim)}`,
    ...formatLines('For it I have', quoted('for')),
    ...formatLines('Against it I have', quoted('against')),
  ]
  const asked = 'What do you think of it?'
  while (parts.length > 1 && [...parts, asked].join(' ').length > most) parts.pop()
  return [...parts, asked].join(' ')
}

function formatLines(begin: string, lines: MyReading['lines']): string[] {
  return lines.length === 0 ? [] : [`${begin} ${lines.map(({ quote }) => `“${quote}”`).join(', ')}.`]
}
