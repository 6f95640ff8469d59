import { capitalize, joinWords, quoted } from '../explanation/phrasing.ts'
import { quoteWords } from '../explanation/quote-words.ts'
import { voiceOf } from '../explanation/source.ts'
import type { ExactLine } from '../fork/exact-line.ts'
import { findTones } from '../fork/read-tone.ts'
import type { ForkSource } from '../fork/readings.ts'
import { genreOf } from '../tone/genre.ts'
import { fill } from '../wording/fill.ts'
import wording from '../wording/interpret.json' with { type: 'json' }
import type { InterpretedTone } from './interpretation.ts'

/**
 * How the text may sound, and no verdict: the tones that words of the text may carry, with these words; without any,
 * a line to read aloud. Steps and tables sound plain.
 */
export function describeTone(from: ForkSource, lines: readonly ExactLine[]): InterpretedTone {
  const { source } = from
  const voice = capitalize(voiceOf(source))
  const said = (sentence: string, word: string | null = null) => ({ word, others: [], because: [], sentence })
  if (genreOf(source.reading.doc) !== 'prose') return said(fill(wording.tone.plain, { voice }), 'plain')
  const found = findTones(from)
  // Where nobody asks for the tone, one word is too little to speak of it.
  const least = from.query.intent === 'tone' ? 1 : 2
  const shown = found
    .filter(({ quotes }) => quotes.length >= least)
    .map(({ words: tone, quotes }) =>
      fill(wording.tone.may, { voice, tone, quotes: joinWords(quotes.slice(0, MOST_QUOTES).map(quoted)) }),
    )
  if (shown.length > 0) return said(shown.join(' '))
  const tones = joinWords(
    found.map(({ words }) => words),
    'or',
  )
  const line = lines[0] && quoteWords(source.text, lines[0], LONGEST_LINE)
  return said(
    line
      ? fill(wording.tone.aloud, { line: quoted(line), tones })
      : fill(wording.tone.none, { voice, tones }),
  )
}

const MOST_QUOTES = 2
const LONGEST_LINE = 12
