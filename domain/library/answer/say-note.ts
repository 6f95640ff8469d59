import { inMarks } from '../quote-copy.ts'
import type { Reading, ReadingMark, ShownWords, Version } from '../reading.ts'
import { wordsThatAsk } from './question-words.ts'

/** The figures whose words are not meant as they stand. */
export const LIKENESS = /metaphor|simile|personif|hyperbole|exaggerat|idiom|symbol|image/iu

/** A clue whose note says that its words are not meant as they stand. */
const NOT_MEANT =
  /\bnot (?:really )?true\b|\bdoes not (?:really )?mean\b|\bacts as if\b|\bpretend\w*|\biron(?:y|ic)\b/iu

/** Whether the words of a clue mean something else than they say: its own note says so, or one of those on its words. */
export function isNotMeant(
  { id, at, means }: Pick<ReadingMark, 'id' | 'at' | 'means'>,
  unlike: readonly ShownWords[],
): boolean {
  const isOn = (one: ShownWords) => one.clues?.includes(id) || one.at?.some((place) => at.includes(place))
  return NOT_MEANT.test(`${means.plain} ${means.full}`) || unlike.some(isOn)
}

/** What quoted words mean, first; words that would only be said again are quoted after their note. */
export function tellWords(words: string, says: string, note: string): string {
  if (isSaidAgain(words, says, note)) return `${note} The words are ${inMarks(words)}.`
  return `Here ${inMarks(words)} means: ${ended(says)} ${note}`.trim()
}

/** The plain words have none but the quoted ones, and the note can stand alone. */
function isSaidAgain(words: string, says: string, note: string): boolean {
  const own = wordsThatAsk(words)
  return note !== '' && !LEANS.test(note) && [...wordsThatAsk(says)].every((word) => own.has(word))
}

function ended(says: string): string {
  const plain = says.replace(/[.\s]+$/u, '')
  return /[?!]$/u.test(plain) ? plain : `${plain}.`
}

/** What words say that are not meant as they stand, and then what is meant. */
export function tellPlainly(words: string, says: string, note: string): string {
  if (isSaidAgain(words, says, note)) return `${note} The words are ${inMarks(words)}.`
  return `${inMarks(words)} says in plain words: ${ended(says)} ${note}`.trim()
}

/** What is meant, and then the words that say something else. */
export function tellOtherwise(words: string, says: string, note: string): string {
  if (note === '' || LEANS.test(note)) return tellPlainly(words, says, note)
  return `${note} The words are ${inMarks(words)}.`
}
/** A note that leans on the quotation before it. */
const LEANS = /^(?:it|its|this|that|these|those|they|their|he|she|his|her|so|but|the same|both)\b/iu

/** What holds, and then what it is easily taken for; one that leans on the misreading stands after it. */
export function tellMisread(reads: string, note: string): string {
  return LEANS.test(note) ? `Easily misread: ${reads} ${note}` : `${note} It is easily misread: ${reads}`
}

/** Both sides of a question on which good readers differ, their names first. */
export function tellSides(sides: Reading['readings'][number]['sides'], version: Version): string {
  const names = sides.map(({ name }) => name.replace(/[.\s]+$/u, ''))
  const each = sides.map((side) => `${side.name.replace(/[.\s]+$/u, '')}: ${side[version]}`)
  return `Good readers differ here. One side: ${names[0]}. The other: ${names[1]}. ${each.join(' ')}`
}
