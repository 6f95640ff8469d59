import { capitalize, joinWords } from '../explanation/phrasing.ts'
import { voiceOf } from '../explanation/source.ts'
import { findTones } from '../fork/read-tone.ts'
import type { ForkSource } from '../fork/readings.ts'
import { genreOf } from '../tone/genre.ts'
import { fill } from '../wording/fill.ts'
import wording from '../wording/interpret.json' with { type: 'json' }
import type { InterpretedTone } from './interpretation.ts'

/** How the text may sound: three tones to choose from, and no verdict; steps and tables sound plain. */
export function describeTone(from: ForkSource): InterpretedTone {
  const { source } = from
  const voice = capitalize(voiceOf(source))
  if (genreOf(source.reading.doc) !== 'prose')
    return { word: 'plain', others: [], because: [], sentence: fill(wording.tone.plain, { voice }) }
  const tones = joinWords(
    findTones(from).map(({ words }) => words),
    'or',
  )
  return { word: null, others: [], because: [], sentence: fill(wording.tone.may, { voice, tones }) }
}
