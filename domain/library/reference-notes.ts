import { limits } from '../limits.ts'
import type { AnnotatedText, ShownWords } from './annotated-text.ts'
import { notesForCopy } from './copy-notes.ts'
import { adaptQuotations, isInCopy } from './quote-copy.ts'

/**
 * The notes on a text as lines for a model, the most important first, at most `limits.referenceNotes` characters.
 * Notes whose words the passage lacks are left out. Nothing is quoted from the passage itself: where a student's copy
 * differs, the notes quote the library's edition.
 */
export function referenceNotes(whole: AnnotatedText, passage: string): string {
  const {
    annotated,
    copy: { quote },
  } = notesForCopy(whole, passage)
  const adapt = (prose: string) =>
    adaptQuotations(prose, (locator) => (quote(locator) === null ? null : locator))
  const linesOf = <Note extends ShownWords>(notes: readonly Note[], line: (note: Note) => string) =>
    notes.filter((note) => isInCopy(note, annotated, quote)).map(line)
  const { tone, people, theme, purpose } = annotated

  const lines = [
    `Text: ${annotated.title}, ${annotated.author}, ${annotated.source.year}.`,
    ...linesOf([tone], ({ word, full }) => `Tone: ${word}. ${adapt(full)}`),
    ...linesOf(tone.others, ({ word, full }) => `Also: ${word}. ${adapt(full)}`),
    ...linesOf(tone.turn ? [tone.turn] : [], ({ full }) => `The tone changes: ${adapt(full)}`),
    ...linesOf(tone.not ?? [], ({ word, why }) => `The tone is not ${word}: ${adapt(why)}`),
    ...people.flatMap(({ name, feels }) =>
      'unsaid' in feels
        ? []
        : linesOf([feels], ({ full, plain }) => `${name} feels: ${adapt(full ?? plain)}`),
    ),
    ...linesOf(
      annotated.otherwise ?? [],
      ({ says, full }) => `Said otherwise than meant: ${says} ${adapt(full)}`,
    ),
    ...linesOf(annotated.misread, ({ reads, full }) => `Easily misread: ${reads} ${adapt(full)}`),
    ...linesOf(annotated.figures ?? [], ({ name, says, full }) => `${name}: ${says} ${adapt(full)}`),
    ...annotated.readings.flatMap(({ on, sides }) => [
      `Good readers differ: ${on}`,
      ...linesOf(sides, ({ name, strength, full }) => `- ${name} (${strength}): ${adapt(full)}`),
    ]),
    ...linesOf([theme, ...(purpose ? [purpose] : [])], ({ full }) => `Theme or purpose: ${adapt(full)}`),
    ...annotated.unsaid.map((prose) => `Not said in the text: ${adapt(prose)}`),
  ]
  return withinLimit(lines.filter((line) => !/: ?$/.test(line)))
}

function withinLimit(lines: readonly string[]): string {
  let length = 0
  const selected = lines.filter((line) => {
    length += line.length + 1
    return length <= limits.referenceNotes
  })
  return selected.join('\n')
}
