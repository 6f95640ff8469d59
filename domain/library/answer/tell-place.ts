import { explainWord } from '#close-reading'
import type { Stretch } from '../places.ts'
import { sentencesOf } from '../quote-copy.ts'
import { tokensOf } from '../tokens.ts'
import { formOf } from './closest-question.ts'
import type { Match } from './match-note.ts'
import { type LibraryNote, type NoteAnswer, own, type Source } from './notes.ts'
import { saysSomething, stemOf, wordsThatAsk } from './question-words.ts'
import { sayNo } from './say-no.ts'
import { type AskedPlace, overlap, partOf } from './text-places.ts'

/** The note on the words that are asked about, or the place in other words with its hard words. */
export function tellPlace(
  place: AskedPlace,
  question: string,
  matches: readonly Match[],
  source: Source,
): NoteAnswer | null {
  const on = matches.filter(
    ({ note }) => isOn(note, place) && note.kind !== 'part' && note.tell(place) !== '',
  )
  const best =
    place.by === 'position' && formOf(question) !== 'meaning'
      ? undefined
      : on.find(({ worth }) => isShort(place) && worth >= 0.6)
  const inOther = tellPart(place, question, source)
  if (best && best.note.kind !== 'word')
    return { text: sayNo(question, best.note, best.note.tell(place)), clues: best.note.clues }
  const told = on.filter(({ note }) => note.kind === (best ? 'word' : 'mark')).map(({ note }) => note)
  const texts = told.map((note) => note.tell(place))
  const text = best
    ? [...texts, `In other words: ${inOther}`]
    : [asReason(inOther, place, question), ...texts]
  return { text: text.join(' '), clues: told.flatMap(({ clues }) => clues) }
}

/** Stands before the nearest note. */
export const NOT_EXACTLY = 'The notes do not answer exactly this; this comes nearest:'

/** A part of the retelling is no reason, and says so where one is asked for. */
function asReason(part: string, place: AskedPlace, question: string): string {
  const whole = part.replace(/^So (\p{L})/u, (_, letter: string) => letter.toUpperCase())
  return formOf(question) === 'why' && place.by !== 'position' ? `${NOT_EXACTLY} ${whole}` : whole
}

/** A clue on so few letters is about the one word that is asked about. */
const SHORT_CLUE = 25

/**
 * A word that no note explains: what it usually means, and the place where it stands in other words. Null where a note is
 * about it, and where its meaning is not known.
 */
export function tellWord(question: string, matches: readonly Match[], source: Source): NoteAnswer | null {
  const [asked, ...others] = tokensOf(question).filter(({ key }) => saysSomething(key))
  if (!asked || others.length > 0) return null
  const isExplained = matches.some(
    ({ note, core }) =>
      core > 0 &&
      (note.kind === 'word' || note.stretches.some(({ start, end }) => end - start <= SHORT_CLUE)),
  )
  const [meaning] = explainWord(asked.key).meanings
  if (isExplained || meaning === undefined) return null
  const here = source.places.tokens.find(({ key }) => stemOf(key) === stemOf(asked.key))
  if (!here) return { text: `This text does not have the word. It usually means: ${meaning}.`, clues: [] }
  const place = { start: here.start, end: here.end, by: 'words' } as const
  const inOther = `In other words: ${tellPart(place, question, source)}`
  return { text: `It usually means: ${meaning}. ${inOther}`, clues: [], place }
}

/** The part of the retelling at a place, from the sentence on that is about it. */
function tellPart(place: Stretch, question: string, { reading, version, cut, places }: Source): string {
  const number = partOf(place, places)
  const part = reading.retelling[number]
  const stretch = places.parts[number]
  if (!part || !stretch) return ''
  const sentences = sentencesOf(own(part[version], cut))
  if (!isShort(place) || sentences.length < 3) return sentences.join(' ')
  const wanted = wordsThatAsk(`${question} ${places.text.slice(place.start, place.end)}`)
  const at = ((place.start - stretch.start) / Math.max(1, stretch.end - stretch.start)) * sentences.length
  const worth = sentences.map((sentence, index) => {
    const common = [...wordsThatAsk(sentence)].filter((word) => wanted.has(word)).length
    return common - Math.abs(index + 0.5 - at) / 2
  })
  return sentences.slice(worth.indexOf(Math.max(...worth))).join(' ')
}

function isOn({ stretches }: LibraryNote, place: Stretch): boolean {
  return stretches.some((stretch) => overlap(stretch, place))
}

/** A line or a phrase, and not a whole part of the text. */
function isShort({ start, end }: Stretch): boolean {
  return end - start <= 160
}
