import { wordValence } from '../feelings/word-valence.ts'
import { capitalize, joinWords, quoted } from '../lesson/phrasing.ts'
import { type LessonSource, voiceOf } from '../lesson/source.ts'
import type { Cast } from '../scene/cast.ts'
import { sortOfText } from '../tone/sort-of-text.ts'
import { voiceOfTone } from '../tone/voice-of-tone.ts'
import { weighTones } from '../tone/weigh-tones.ts'
import { feelingWordsIn } from '../understand/named-feelings.ts'
import type { InterpretedFeeling, InterpretedTone } from './interpretation.ts'

const NO_TONE = 'No word here gives the tone away.'
const NO_FEELING = 'No word here names a feeling. What people do and say has to show it.'

/** Whether words lean to the pleasant or the unpleasant side by themselves. */
function tells(words: string): boolean {
  const { at, values } = wordValence()
  return words
    .toLowerCase()
    .split(/[^\p{L}'’]+/u)
    .some((word) => {
      const row = at.get(word)
      return (
        row !== undefined &&
        Math.abs(values[row] ?? 0) + Math.abs(values[row + 1] ?? 0) + Math.abs(values[row + 2] ?? 0) > 0.5
      )
    })
}

/** The words that name a feeling, whoever has it; where there are none, that there are none. */
function feelingSentence({ reading }: LessonSource): string {
  const words = feelingWordsIn(reading.page).slice(0, 3)
  if (words.length === 0) return NO_FEELING
  const one = words.length === 1
  return `${one ? 'The feeling word' : 'The feeling words'} ${joinWords(words.map(quoted))} ${one ? 'is' : 'are'} in the text. Check who ${one ? 'it is' : 'they are'} about.`
}

/** How the text sounds: one first word, up to two more, and the words it rests on; or why it can't be told. */
export function readTone(
  source: LessonSource,
  cast: Cast,
  people: readonly InterpretedFeeling[],
): InterpretedTone {
  // In prose the words belong to the people in it as often as to the one who tells it.
  const heard = source.kind === 'poetry' ? weighTones(source, cast) : []
  const [first, ...others] = heard.filter(({ quotes }) => quotes.filter(tells).length > 1)
  const voice = capitalize(voiceOf(source))
  if (sortOfText(source.reading.page) !== 'prose')
    return {
      word: 'plain',
      others: [],
      because: [],
      sentence: `${voice} sounds **plain**. The text gives facts or steps.`,
    }
  if (!first)
    return {
      word: null,
      others: [],
      because: [],
      sentence: people.length > 0 ? NO_TONE : feelingSentence(source),
    }
  const because = first.quotes.slice(0, 2)
  return {
    word: first.word,
    others: others.slice(0, 1).map(({ word }) => word),
    because,
    sentence: `${capitalize(voiceOfTone(source, first))} may sound **${first.word}**, because of ${joinWords(because.map(quoted))}.`,
  }
}
