import { gradeBands } from '#close-reading'
import type { GradeLevel } from '../choices.ts'
import { answerFromNotes } from './answer-from-notes.ts'
import { closestQuestion, wordsThatAsk } from './closest-question.ts'
import { layBeside } from './own-copy.ts'
import { showText } from './places.ts'
import { inMarks, ownQuotations, sentencesOf, shownWords } from './quote-copy.ts'
import type { Reading, ShownWords, Version } from './reading.ts'

type Asked = { passage: string; question: string; gradeLevel: GradeLevel }
type Note = ShownWords & Record<Version, string>

/** Most words of "In short", of a quotation among the clues, and most hard words that are explained. */
const most = { inShort: 35, clue: 12, hardWords: 4 }
/** Stands before what the text is about, where no note answers the question. */
const NOT_WRITTEN = 'No note on this text is about exactly this.'
/** A part of the retelling is told when the student's copy has this much of it. */
const LEAST_OF_PART = 0.5

/**
 * The explanation of a recognised passage, made from its reading: five steps, "In short" from the question closest to
 * the one asked. Every quotation is cut from the student's own copy; a sentence that quotes what the copy lacks, and
 * a note whose words it lacks, are left out.
 */
export function writeFromReading(reading: Reading, { passage, question, gradeLevel }: Asked): string {
  const version: Version = gradeLevel === 'high' || gradeLevel === 'college' ? 'full' : 'plain'
  const copy = layBeside(showText(reading.text).text, passage)
  const asked = closestQuestion(question, reading.questions)
  const own = (prose: string) => ownQuotations(prose, copy.cut)
  const noted = asked ? null : answerFromNotes(question, reading, version, copy.cut)
  const answer = sentencesOf(asked ? own(asked[version]) : (noted?.text ?? ''))
  const [inShort, rest] = splitAfter(
    answer.length > 0
      ? answer
      : [
          ...(wordsThatAsk(question).size > 0 ? [NOT_WRITTEN] : []),
          ...sentencesOf(own(reading.short[version])),
        ],
  )
  const shown = shownWords(reading, copy.cut)
  const stands = (words: ShownWords) => shown(words) !== null

  const sections = {
    '1. What the text says': [
      ...reading.retelling
        .filter(({ from, to }) => copy.share(from, to) >= LEAST_OF_PART)
        .map((part) => own(part[version])),
      ...hardWords(reading, copy.cut),
    ],
    '2. Clues in the words': clues(reading, asked?.clues ?? noted?.clues ?? [], copy.cut, {
      version,
      gradeLevel,
    }),
    '3. Feelings and tone': [
      ...tones(reading, stands).map(([name, note]) => `${name} ${own(note[version])}`),
      ...feelings(reading, version, stands).map(own),
    ],
    '4. What it may mean': [
      ...rest,
      ...(stands(reading.theme) ? [own(reading.theme[version])] : []),
      ...reading.unsaid.slice(0, 1).map(own),
      ...[...(reading.otherwise ?? []), ...(reading.figures ?? [])].map((note) =>
        afterWords(shown(note), own(note[version])),
      ),
      // A question of this kind is told with both of its sides, or not at all.
      ...reading.readings.map(({ on, sides }) => {
        const both = sides.filter(stands).map((side) => own(`${side.name}: ${side[version]}`))
        return both.length > 1 ? [on, ...both].join(' ') : ''
      }),
    ],
    '5. How to find this yourself': [...(asked ? [own(asked.step)] : []), own(reading.method[version])],
  }
  const checkIn = reading.check_in[version]
  return [
    `**In short:** ${inShort.join(' ')}`,
    ...fitSections(sections, gradeBands[gradeLevel].mostWords),
    '## Check-in',
    `Choose one: ${inOrder(checkIn.choices).join('; ')}. ${own(checkIn.ask)}`,
  ].join('\n\n')
}

type Cut = (place: string) => string | null

/** A note with the words that it is about in front, where it does not begin with a quotation; empty without words. */
function afterWords(words: string | null, note: string): string {
  if (words === null) return ''
  return note === '' || note.startsWith('“') ? note : `${inMarks(words)}: ${note}`
}

/** As many sentences as "In short" may hold, and the others. */
function splitAfter(sentences: readonly string[]): [string[], string[]] {
  let at = 1
  while (at < sentences.length && wordCount(sentences.slice(0, at + 1)) <= most.inShort) at += 1
  return [sentences.slice(0, at), sentences.slice(at)]
}

function wordCount(sentences: readonly string[]): number {
  return sentences.join(' ').split(/\s+/).length
}

function hardWords({ words }: Reading, cut: Cut): string[] {
  return words
    .flatMap(({ word, means }) => {
      const own = cut(word)
      return own ? [`- “${own}”: ${means}.`] : []
    })
    .slice(0, most.hardWords)
}

type Style = { version: Version; gradeLevel: GradeLevel }

/** The clues of the question first, then the others, as many as the level has, in the order of the text. */
function clues(
  { marks }: Reading,
  first: readonly string[],
  cut: Cut,
  { version, gradeLevel }: Style,
): string[] {
  const standing = marks.flatMap((mark) => {
    const words = mark.at.map(cut).find((own) => own !== null && wordCount([own]) <= most.clue)
    return words ? [{ mark, words }] : []
  })
  const chosen = [
    ...standing.filter(({ mark }) => first.includes(mark.id)),
    ...standing.filter(({ mark }) => !first.includes(mark.id)),
  ].slice(0, gradeBands[gradeLevel].mostClues)
  return standing
    .filter((clue) => chosen.includes(clue))
    .map(({ mark, words }) => {
      // Step 2 quotes its clues alone.
      const [means] = [mark.means[version], mark.means.plain].map(withoutQuoting).filter(Boolean)
      return `- ${inMarks(words)}. It says: ${mark.says}${means ? ` It means: ${means}` : ''}`
    })
}

function withoutQuoting(prose: string): string {
  return sentencesOf(prose)
    .filter((sentence) => !sentence.includes('“'))
    .join(' ')
}

type Stands = (words: ShownWords) => boolean

/** Each tone with its name before it, the first one first. */
function tones({ tone }: Reading, stands: Stands): [name: string, note: Note][] {
  const all: [string, Note][] = [
    [`Tone: **${tone.word}**.`, tone],
    ...tone.others.map((other): [string, Note] => [`Also: **${other.word}**.`, other]),
    ...(tone.turn ? ([['The tone changes.', tone.turn]] as [string, Note][]) : []),
  ]
  return all.filter(([, note]) => stands(note))
}

function feelings({ people }: Reading, version: Version, stands: Stands): string[] {
  return people.flatMap(({ name, feels }) => {
    if ('unsaid' in feels || !stands(feels)) return []
    const text = version === 'full' ? (feels.full ?? feels.plain) : feels.plain
    return [`${name}: ${text}`]
  })
}

/** The sections as paragraphs. While they are longer than the level reads, the longest section gives up its last. */
function fitSections(sections: Record<string, string[]>, mostWords: number): string[] {
  const kept = Object.entries(sections).map(([title, parts]) => ({ title, parts: parts.filter(Boolean) }))
  const render = () => kept.map(({ title, parts }) => `## ${title}\n\n${join(parts)}`)
  // In short, check-in and their words stand beside the sections.
  while (ownWords(render()) > mostWords - 70) {
    const [longest] = kept
      .filter(({ title }) => /^[134]/.test(title))
      .sort((a, b) => size(b.parts) - size(a.parts))
    if (!longest || longest.parts.length < 2) break
    longest.parts.pop()
  }
  return render()
}

/** Words without those of quotations. */
function ownWords(parts: readonly string[]): number {
  return wordCount(parts.map((part) => part.replace(/“[^”]*”/g, '')))
}

function size(parts: readonly string[]): number {
  return parts.length < 2 ? 0 : parts.join(' ').length
}

/** List items stand under each other, sentences in one paragraph each. */
function join(parts: readonly string[]): string {
  if (parts.length === 0) return 'The text does not say more about this.'
  const items = parts.filter((part) => part.startsWith('- '))
  return [...parts.filter((part) => !part.startsWith('- ')), items.join('\n')].filter(Boolean).join('\n\n')
}

/** By the alphabet, so that the place of a choice says nothing of which is right. */
function inOrder(choices: readonly string[]): string[] {
  return [...choices].sort((a, b) => (a < b ? -1 : 1))
}
