import { genreOf } from '../doc/genre.ts'
import type { ExactLine } from '../fork/exact-line.ts'
import { findTones } from '../fork/read-tone.ts'
import type { ForkSource } from '../fork/readings.ts'
import type { InterpretedTone } from '../phrasing/interpretation.ts'
import { capitalize, joinWords, quoted } from '../phrasing/phrasing.ts'
import { quoteWords } from '../phrasing/quote-words.ts'
import { voiceOf } from '../phrasing/source.ts'
import type { Intent } from '../question/intents.ts'
import { fill } from '../wording/fill.ts'
import wording from '../wording/interpret.json' with { type: 'json' }

/** What is asked where the sound of a text matters. */
const OF_TONE: ReadonlySet<Intent> = new Set([
  'tone',
  'feeling',
  'attitude',
  'sincerity',
  'truth',
  'change',
  'want',
])

/**
 * How the text may sound, and no verdict: the tones that words of the text may carry, with these words. Without enough,
 * who asks for the tone gets the tones of the fork to try, and who asks for something else nothing to listen to. Steps and tables sound plain.
 */
export function describeTone(from: ForkSource, lines: readonly ExactLine[]): InterpretedTone {
  const { source, query } = from
  const voice = capitalize(voiceOf(source))
  const said = (sentence: string, word: string | null = null) => ({ word, sentence })
  if (genreOf(source.reading.doc) !== 'prose') return said(fill(wording.tone.plain, { voice }), 'plain')
  if (!OF_TONE.has(query.intent)) return said(wording.tone.notAsked)
  const found = findTones(from)
  const isAsked = query.intent === 'tone'
  // One word alone is too little to speak of a tone.
  const shown = found
    .filter(({ quotes }) => quotes.length >= LEAST_QUOTES)
    .map(({ words: tone, quotes }) =>
      fill(wording.tone.may, { voice, tone, quotes: joinWords(quotes.slice(0, MOST_QUOTES).map(quoted)) }),
    )
  if (shown.length > 0) return said(shown.join(' '))
  if (!isAsked) return said(wording.tone.unclear)
  const tones = joinWords(
    found.slice(0, MOST_NAMED).map(({ words }) => words),
    'or',
  )
  const line = lines
    .map((one) => quoteWords(source.text, one, LONGEST_LINE) ?? '')
    .find((one) => one.split(' ').length >= LEAST_ALOUD)
  return said(
    line
      ? fill(wording.tone.aloud, { line: quoted(line), tones })
      : fill(wording.tone.none, { voice, tones }),
  )
}

const LEAST_QUOTES = 2
const MOST_QUOTES = 2
const LONGEST_LINE = 12
const LEAST_ALOUD = 3
/** More are not kept in mind while reading. */
const MOST_NAMED = 3
