import { type Certainty, type CloseReading, type FindingData, pickFindings } from '#close-reading'
import { evidenceLimits } from '../limits.ts'
import type { FeelingLine, FeelingStep, FeelingWord, Quoted } from './evidence.ts'
import type { SpanRegistry } from './span-registry.ts'

const { leaning: fewestLeaning, steps: mostSteps, characters } = evidenceLimits.feelingLine

/** Families of feeling as the screen names them; those that are not here keep their own word. */
const plainNames: Record<string, string> = { disgust: 'dislike', love: 'love or kindness' }

/** A family of feeling in a plain word: "love or kindness". */
export function familyName(family: string): string {
  return plainNames[family] ?? family
}

const levels: Record<FeelingWord, number> = {
  pleasant: 2,
  'a little pleasant': 1,
  even: 0,
  'a little unpleasant': -1,
  unpleasant: -2,
}

/** How the feeling goes, sentence by sentence, in verse line by line; null when too few of them show any. */
export function describeFeelingLine(reading: CloseReading, registry: SpanRegistry): FeelingLine | null {
  const leaning = new Map(pickFindings(reading, 'valence').map((finding) => [finding.data.step, finding]))
  const units = reading.doc.isVerse ? reading.doc.lines : reading.doc.sentences
  if (leaning.size < fewestLeaning || units.length < fewestLeaning + 1) return null
  const [shift] = pickFindings(reading, 'shift')
  const turn = shift ? registry.quoteQuietly(shift, 'contrast') : null
  const steps = units.slice(0, mostSteps).map(({ start, end }, at): FeelingStep => {
    const found = leaning.get(at + 1)
    const word = !found || found.data.word === 'neither' ? 'even' : found.data.word
    return {
      number: at + 1,
      words: shorten(reading.text.slice(start, end)),
      word,
      level: levels[word],
      family: found?.data.family ? familyName(found.data.family) : null,
      certainty: word === 'even' || !found ? null : found.certainty,
      turn: shift?.data.step === at + 1 ? turn : null,
    }
  })
  return {
    id: 'feelings',
    certainty: shift?.certainty ?? 'possible',
    unit: reading.doc.isVerse ? 'line' : 'sentence',
    steps,
    turnSentence: shift && turn ? turnSentence(turn, shift.certainty, shift.data) : null,
  }
}

const turns: Record<Certainty, string> = {
  clear: 'It turns here',
  likely: 'It looks like it turns here',
  possible: 'It may turn here',
}

function turnSentence(
  { words }: Quoted,
  certainty: Certainty,
  { before, after }: FindingData['shift'],
): string {
  return `${turns[certainty]}, at “${words}”: ${before} before, ${after} after.`
}

function shorten(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim()
  if (words.length <= characters) return words
  return `${words.slice(0, words.lastIndexOf(' ', characters))} …`
}
