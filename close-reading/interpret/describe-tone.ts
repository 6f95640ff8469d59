import { capitalize, joinWords, quoted } from '../explanation/phrasing.ts'
import { quoteWords } from '../explanation/quote-words.ts'
import { voiceOf } from '../explanation/source.ts'
import type { ExactLine } from '../fork/exact-line.ts'
import { findTones } from '../fork/read-tone.ts'
import type { ForkSource } from '../fork/readings.ts'
import type { Intent } from '../question/intents.ts'
import { genreOf } from '../tone/genre.ts'
import { fill } from '../wording/fill.ts'
import wording from '../wording/interpret.json' with { type: 'json' }
import type { InterpretedTone } from './interpretation.ts'

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
 * who asks for the tone gets the tones of the fork to try, who asks for a feeling a line to read aloud, and who asks
 * for something else nothing to listen to. Steps and tables sound plain.
 */
export function describeTone(from: ForkSource, lines: readonly ExactLine[]): InterpretedTone {
  const { source, query } = from
  const voice = capitalize(voiceOf(source))
  const said = (sentence: string, word: string | null = null) => ({ word, others: [], because: [], sentence })
  if (genreOf(source.reading.doc) !== 'prose') return said(fill(wording.tone.plain, { voice }), 'plain')
  const found = findTones(from)
  const isAsked = query.intent === 'tone'
  // One word alone is too little to speak of a tone.
  const shown = found
    .filter(({ quotes }) => quotes.length >= LEAST_QUOTES)
    .map(({ words: tone, quotes }) =>
      fill(wording.tone.may, { voice, tone, quotes: joinWords(quotes.slice(0, MOST_QUOTES).map(quoted)) }),
    )
  if (shown.length > 0) return said(shown.join(' '))
  if (!OF_TONE.has(query.intent)) return said(wording.tone.notAsked)
  const words = lines[0] && quoteWords(source.text, lines[0], LONGEST_LINE)
  const line = words ? quoted(words) : wording.tone.whole
  const tones = found.map((one, at) => (at === 0 ? one.words : capitalize(one.words))).join('? ')
  return said(isAsked ? fill(wording.tone.aloud, { line, tones }) : fill(wording.tone.listen, { line }))
}

const LEAST_QUOTES = 2
const MOST_QUOTES = 2
const LONGEST_LINE = 12
