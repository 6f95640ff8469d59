import type { GradeLevel } from '../choices.ts'
import { placesShown, type Source, shownWords } from './answer/notes.ts'
import { firstWords, inMarks, ownQuotations } from './quote-copy.ts'
import type { ShownWords, Version } from './reading.ts'

type Note = ShownWords & Record<Version, string>

/** Each tone with its name before it, the first one first, and then who feels what. */
export function tellFeelings({ reading, version, cut }: Source): string[] {
  const first = firstWords(reading, cut)
  const stands = (words: ShownWords) => first(words) !== null
  const { tone, people } = reading
  const tones: [string, Note][] = [
    [`Tone: **${tone.word}**.`, tone],
    ...tone.others.map((other): [string, Note] => [`Also: **${other.word}**.`, other]),
    ...(tone.turn ? ([['The tone changes.', tone.turn]] as [string, Note][]) : []),
  ]
  const feelings = people.flatMap(({ name, feels }) => {
    if ('unsaid' in feels || !stands(feels)) return []
    const text = version === 'full' ? (feels.full ?? feels.plain) : feels.plain
    return [ownQuotations(`${name}: ${text}`, cut)]
  })
  return [
    ...tones
      .filter(([, note]) => stands(note))
      .map(([name, note]) => `${name} ${ownQuotations(note[version], cut)}`),
    ...feelings,
  ]
}

/**
 * What the text may mean: its theme, what it leaves open, what is meant otherwise, its figures and the questions on
 * which good readers differ; for college also its purpose, what each figure shares with what it stands for, and what the
 * tone is not.
 */
export function tellMeanings(source: Source, gradeLevel: GradeLevel): string[] {
  const { reading, version, cut } = source
  const first = firstWords(reading, cut)
  const stands = (words: ShownWords) => first(words) !== null
  const own = (prose: string) => ownQuotations(prose, cut)
  const told = (notes: readonly Note[]) => notes.filter(stands).map((note) => own(note[version]))
  const withWords = (name: string, note: Note, more: string) => {
    const words = stands(note) ? shownWords(placesShown(note, reading), null, source) : null
    if (!words) return ''
    const text = own(note[version])
    return `${name}${text.startsWith('“') ? '' : `${inMarks(words)}. `}${text}${more}`
  }
  const isCollege = gradeLevel === 'college'
  return [
    ...told([reading.theme, ...(isCollege && reading.purpose ? [reading.purpose] : [])]),
    ...reading.unsaid.slice(0, isCollege ? undefined : 1).map(own),
    ...(reading.otherwise ?? []).map((note) => withWords('', note, '')),
    ...(reading.figures ?? []).map((note) =>
      withWords(`${note.name}: `, note, isCollege ? ` ${own(note.shared)}` : ''),
    ),
    // A question of this kind is told with both of its sides, or not at all.
    ...reading.readings.map(({ on, sides }) => {
      const both = sides.filter(stands).map((side) => own(`${side.name}: ${side[version]}`))
      return both.length > 1 ? [on, ...both].join(' ') : ''
    }),
    ...(isCollege
      ? (reading.tone.not ?? []).map(({ word, why }) => own(`The tone is not ${word}. ${why}`))
      : []),
  ]
}
