import { capitalize, joinWords, quoted } from '../explanation/phrasing.ts'
import { type ExplanationSource, findingsOf, voiceOf } from '../explanation/source.ts'
import { wordValence } from '../feelings/word-valence.ts'
import { kinds } from '../kinds.ts'
import type { Cast } from '../scene/cast.ts'
import { genreOf } from '../tone/genre.ts'
import { type Tone, weighTones } from '../tone/weigh-tones.ts'
import { feelingWordsIn } from '../understand/feeling-list.ts'
import { feelingValence } from '../understand/feeling-valence.ts'
import { fill } from '../wording/fill.ts'
import wording from '../wording/interpret.json' with { type: 'json' }
import type { InterpretedFeeling, InterpretedTone } from './interpretation.ts'

/** Whether words lean to the pleasant or the unpleasant side by themselves. */
function leansOneWay(quote: string): boolean {
  const { at, values } = wordValence()
  return quote
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
function feelingSentence(source: ExplanationSource): string {
  const { reading } = source
  const found = [...new Set([...feelingWordsIn(reading.doc), ...clearFeelings(source)])].slice(0, 3)
  if (found.length === 0) return wording.tone.noFeeling
  return fill(wording.tone.feelingWord[found.length === 1 ? 'one' : 'several'], {
    words: joinWords(found.map(quoted)),
  })
}

/** Words such as "love" and "joy" that the detector of feelings is sure of. */
function clearFeelings(source: ExplanationSource): string[] {
  return findingsOf(source, 'emotion')
    .filter(({ certainty, data }) => certainty === 'clear' && !data.sign && !data.judges)
    .map(({ start, end }) => source.text.slice(start, end).toLowerCase())
}

/** In prose the words belong to the people in it as often as to the narrator, so more of them have to say the same. */
function hasEnough({ kind }: ExplanationSource, { word, quotes, likely }: Tone): boolean {
  const leaning = quotes.filter(leansOneWay).length
  if (!kinds[kind].isVerse) return likely && leaning > 2
  return leaning > (feelingValence(word) < 0 ? 1 : 2)
}

/** The tones that enough words speak for, strongest first; none in what is not written as prose or verse, as a list. */
export function heardTones(source: ExplanationSource, cast: Cast): Tone[] {
  if (genreOf(source.reading.doc) !== 'prose') return []
  return weighTones(source, cast).filter((tone) => hasEnough(source, tone))
}

/** The words that a tone is said to rest on, and whose tone it is. */
export function basisOf(source: ExplanationSource, tone: Tone): { voice: string; quotes: readonly string[] } {
  return { voice: tone.inDialogue ? wording.tone.talk : voiceOf(source), quotes: tone.quotes.slice(0, 2) }
}

/** How the text sounds: one first word, up to two more, and the words it rests on; or why it can't be told. */
export function readTone(
  source: ExplanationSource,
  [first, ...others]: readonly Tone[],
  people: readonly InterpretedFeeling[],
): InterpretedTone {
  if (genreOf(source.reading.doc) !== 'prose')
    return {
      word: 'plain',
      others: [],
      because: [],
      sentence: fill(wording.tone.plain, { voice: capitalize(voiceOf(source)) }),
    }
  if (!first)
    return {
      word: null,
      others: [],
      because: [],
      sentence: people.length > 0 ? wording.tone.none : feelingSentence(source),
    }
  const { voice, quotes } = basisOf(source, first)
  return {
    word: first.word,
    others: others.slice(0, 1).map(({ word }) => word),
    because: quotes,
    sentence: fill(wording.tone.heard, {
      voice: capitalize(voice),
      tone: first.word,
      words: joinWords(quotes.map(quoted)),
    }),
  }
}
