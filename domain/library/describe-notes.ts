import { type GradeLevel, levels } from '../choices.ts'
import type { ShownWords, Version } from './annotated-text.ts'
import { firstQuote, type Source } from './answer/notes.ts'
import { adaptQuotations, inQuotes, isInCopy, locatorsOf } from './quote-copy.ts'

type Note = ShownWords & Record<Version, string>

/** Each tone after its name, the main one first, and then who feels what. */
export function describeFeelings({ annotated, version, quote }: Source): string[] {
  const inCopy = (note: ShownWords) => isInCopy(note, annotated, quote)
  const { tone, people } = annotated
  const tones: [string, Note][] = [
    [`Tone: **${tone.word}**.`, tone],
    ...tone.others.map((other): [string, Note] => [`Also: **${other.word}**.`, other]),
    ...(tone.turn ? ([['The tone changes.', tone.turn]] as [string, Note][]) : []),
  ]
  const feelings = people.flatMap(({ name, feels }) => {
    if ('unsaid' in feels || !inCopy(feels)) return []
    const text = version === 'full' ? (feels.full ?? feels.plain) : feels.plain
    return [adaptQuotations(`${name}: ${text}`, quote)]
  })
  return [
    ...tones
      .filter(([, note]) => inCopy(note))
      .map(([name, note]) => `${name} ${adaptQuotations(note[version], quote)}`),
    ...feelings,
  ]
}

/**
 * What the text may mean: its theme, what it leaves open, what is not meant literally, its figures, and the questions on
 * which good readers differ. The fullest levels also get its purpose, what each figure shares with what it stands for,
 * and what the tone is not.
 */
export function describeMeanings(source: Source, gradeLevel: GradeLevel): string[] {
  const { annotated, version, quote } = source
  const inCopy = (note: ShownWords) => isInCopy(note, annotated, quote)
  const adapt = (prose: string) => adaptQuotations(prose, quote)
  const describe = (notes: readonly Note[]) => notes.filter(inCopy).map((note) => adapt(note[version]))
  const withWords = (name: string, note: Note, more: string) => {
    const words = inCopy(note) ? firstQuote(locatorsOf(note, annotated), null, source) : null
    if (!words) return ''
    const text = adapt(note[version])
    return `${name}${text.startsWith('“') ? '' : `${inQuotes(words)}. `}${text}${more}`
  }
  const { readsAllNotes } = levels[gradeLevel]
  return [
    ...describe([annotated.theme, ...(readsAllNotes && annotated.purpose ? [annotated.purpose] : [])]),
    ...annotated.unsaid.slice(0, readsAllNotes ? undefined : 1).map(adapt),
    ...(annotated.otherwise ?? []).map((note) => withWords('', note, '')),
    ...(annotated.figures ?? []).map((note) =>
      withWords(`${note.name}: `, note, readsAllNotes ? ` ${adapt(note.shared)}` : ''),
    ),
    // Such a question is described with both of its sides, or not at all.
    ...annotated.readings.map(({ on, sides }) => {
      const both = sides.filter(inCopy).map((side) => adapt(`${side.name}: ${side[version]}`))
      return both.length > 1 ? [on, ...both].join(' ') : ''
    }),
    ...(readsAllNotes
      ? (annotated.tone.not ?? []).map(({ word, why }) => adapt(`The tone is not ${word}. ${why}`))
      : []),
  ]
}
