import { gradeBands } from '#close-reading'
import type { GradeLevel } from '../choices.ts'
import { answerQuestion } from './answer/answer-question.ts'
import { type Cut, type NoteAnswer, own, type Source } from './answer/notes.ts'
import { wordsThatAsk } from './answer/question-words.ts'
import { overlap, partOf, placesOf } from './answer/text-places.ts'
import { layBeside } from './own-copy.ts'
import { showText } from './places.ts'
import { inMarks, sentencesOf } from './quote-copy.ts'
import type { Reading, Version } from './reading.ts'
import { tellFeelings, tellMeanings } from './tell-notes.ts'

type Asked = { passage: string; question: string; gradeLevel: GradeLevel }

/** Most words of "In short", of a quotation among the clues, and most hard words that are explained. */
const most = { inShort: 45, clue: 12, hardWords: 4 }
/** A part of the retelling is told when the student's copy has this much of it. */
const LEAST_OF_PART = 0.5

/**
 * The explanation of a recognised passage, made from its reading: five steps, "In short" from the answer to the question
 * asked, and of a long text first what stands near the place that it is about. Every quotation is cut from the
 * student's own copy; a sentence that quotes what the copy lacks, and a note whose words it lacks, are left out.
 *
 * Where only a question near to it is answered, "In short" says so first.
 *
 * @returns null where nothing written is near to what is asked
 */
export function writeFromReading(reading: Reading, { passage, question, gradeLevel }: Asked): string | null {
  const { source, share } = layOut(reading, { passage, gradeLevel })
  const { version, cut } = source
  const isAsking = wordsThatAsk(question).size > 0
  const asked = isAsking ? answerQuestion(question, source) : null
  if (isAsking && !asked) return null
  const [inShort, rest] = splitAfter(
    sentencesOf(asked?.text ?? own(reading.short[version], cut)),
    asked?.opening ?? 1,
  )
  const near = asked?.place ? partOf(asked.place, source.places) : 0
  const method = own(reading.method[version], cut)
  const sections = {
    '1. What the text says': [
      ...reading.retelling.flatMap((part, at) =>
        share(part.from, part.to) >= LEAST_OF_PART
          ? [{ text: own(part[version], cut), worth: -Math.abs(at - near) }]
          : [],
      ),
      ...hardWords(reading, cut).map((text) => ({ text, worth: -Number.MAX_VALUE })),
    ],
    '2. Clues in the words': inTurn(clues(source, asked, gradeLevel)),
    '3. Feelings and tone': inTurn(tellFeelings(source)),
    '4. What it may mean': inTurn([
      rest.join(' '),
      ...tellMeanings(source, gradeLevel).filter((text) => !asked?.text.includes(text)),
    ]),
    '5. How to find this yourself': inTurn([asked?.step ?? '', method]),
  }
  const { ask, choices } = reading.check_in[version]
  return [
    `**In short:** ${inShort.join(' ')}`,
    ...fitSections(sections, gradeBands[gradeLevel].mostWords),
    '## Check-in',
    own(ask, cut),
    inOrder(choices)
      .map((choice) => `- ${choice}`)
      .join('\n'),
  ].join('\n\n')
}

function layOut(reading: Reading, { passage, gradeLevel }: Omit<Asked, 'question'>) {
  const version: Version = gradeLevel === 'high' || gradeLevel === 'college' ? 'full' : 'plain'
  const { cut, share } = layBeside(showText(reading.text).text, passage)
  return { source: { reading, version, cut, places: placesOf(reading) }, share }
}

/** As many sentences as "In short" may hold, and the others. */
function splitAfter(sentences: readonly string[], least: number): [string[], string[]] {
  let at = least
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
      return own ? [`- ${inMarks(own)}: ${means}.`] : []
    })
    .slice(0, most.hardWords)
}

/** The marks that the answer stands on, those at the place that it is about, and the first ones of the text. */
function clues(
  { reading, version, cut, places }: Source,
  asked: NoteAnswer | null,
  gradeLevel: GradeLevel,
): string[] {
  const part = asked?.place ? places.parts[partOf(asked.place, places)] : undefined
  const standing = reading.marks.flatMap((mark) => {
    const words = mark.at.map(cut).find((own) => own !== null && wordCount([own]) <= most.clue)
    const isNear = mark.at.some((place) => {
      const found = part && places.find(place)
      return found ? overlap(found, part) : false
    })
    const rank = asked?.clues.includes(mark.id) ? 0 : isNear ? 1 : 2
    return words ? [{ mark, words, rank }] : []
  })
  const chosen = [...standing].sort((a, b) => a.rank - b.rank).slice(0, gradeBands[gradeLevel].mostClues)
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

/** A paragraph, and how much it is worth to this answer. */
type Part = { text: string; worth: number }

/** Paragraphs of which the last is given up first. */
function inTurn(texts: readonly string[]): Part[] {
  return texts.map((text, at) => ({ text, worth: -at }))
}

/** The sections as paragraphs. While they are longer than the level reads, the longest gives up what is worth least. */
function fitSections(sections: Record<string, Part[]>, mostWords: number): string[] {
  const kept = Object.entries(sections).map(([title, parts]) => ({
    title,
    parts: parts.filter(({ text }) => text !== ''),
  }))
  const render = () => kept.map(({ title, parts }) => `## ${title}\n\n${join(textsOf(parts))}`)
  // In short, check-in and their words stand beside the sections.
  while (ownWords(render()) > mostWords - 70) {
    const [longest] = kept
      .filter(({ title }) => /^[134]/.test(title))
      .sort((a, b) => size(textsOf(b.parts)) - size(textsOf(a.parts)))
    if (!longest || longest.parts.length < 2) break
    const least = Math.min(...longest.parts.map(({ worth }) => worth))
    longest.parts.splice(
      longest.parts.findLastIndex(({ worth }) => worth === least),
      1,
    )
  }
  return render()
}

function textsOf(parts: readonly Part[]): string[] {
  return parts.map(({ text }) => text)
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
  return choices.map((choice) => choice.replace(/\.$/, '')).sort((a, b) => (a < b ? -1 : 1))
}
