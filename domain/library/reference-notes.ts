import { limits } from '../limits.ts'
import { layBeside } from './own-copy.ts'
import { showText } from './places.ts'
import { firstWords, ownQuotations } from './quote-copy.ts'
import type { Reading, ShownWords } from './reading.ts'

/**
 * The notes of a reading as lines for a model, the most important first, at most `limits.referenceNotes` characters.
 * Notes whose words the passage lacks are left out. No letter of the passage itself is in them: where a student's copy
 * differs, they quote the edition.
 */
export function referenceNotes(reading: Reading, passage: string): string {
  const { cut } = layBeside(showText(reading.text).text, passage)
  const shown = firstWords(reading, cut)
  const stands = (words: ShownWords) => shown(words) !== null
  const own = (prose: string) => ownQuotations(prose, (place) => (cut(place) === null ? null : place))
  const tell = <Note extends ShownWords>(notes: readonly Note[], line: (note: Note) => string) =>
    notes.filter(stands).map(line)
  const { tone, people, theme, purpose } = reading

  const lines = [
    `Text: ${reading.title}, ${reading.author}, ${reading.source.year}.`,
    ...tell([tone], ({ word, full }) => `Tone: ${word}. ${own(full)}`),
    ...tell(tone.others, ({ word, full }) => `Also: ${word}. ${own(full)}`),
    ...tell(tone.turn ? [tone.turn] : [], ({ full }) => `The tone changes: ${own(full)}`),
    ...tell(tone.not ?? [], ({ word, why }) => `The tone is not ${word}: ${own(why)}`),
    ...people.flatMap(({ name, feels }) =>
      'unsaid' in feels ? [] : tell([feels], ({ full, plain }) => `${name} feels: ${own(full ?? plain)}`),
    ),
    ...tell(reading.otherwise ?? [], ({ says, full }) => `Said otherwise than meant: ${says} ${own(full)}`),
    ...tell(reading.misread, ({ reads, full }) => `Easily misread: ${reads} ${own(full)}`),
    ...tell(reading.figures ?? [], ({ name, says, full }) => `${name}: ${says} ${own(full)}`),
    ...reading.readings.flatMap(({ on, sides }) => [
      `Good readers differ: ${on}`,
      ...tell(sides, ({ name, strength, full }) => `- ${name} (${strength}): ${own(full)}`),
    ]),
    ...tell([theme, ...(purpose ? [purpose] : [])], ({ full }) => `Theme or purpose: ${own(full)}`),
    ...reading.unsaid.map((prose) => `Not said in the text: ${own(prose)}`),
  ]
  return withinLimit(lines.filter((line) => !/: ?$/.test(line)))
}

function withinLimit(lines: readonly string[]): string {
  let length = 0
  const kept = lines.filter((line) => {
    length += line.length + 1
    return length <= limits.referenceNotes
  })
  return kept.join('\n')
}
