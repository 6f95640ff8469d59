import { type CloseReading, pickFindings, type Span } from '#close-reading'
import { formatCertainty } from './certainty-words.ts'
import type { Verse, VerseLine } from './evidence.ts'

/** Lines with rhyme letters and beats; null for prose, and when neither was found. */
export function describeVerse(reading: CloseReading): Verse | null {
  if (!reading.doc.isVerse) return null
  const letters = rhymeLetters(reading)
  const beats = pickFindings(reading, 'line-meter')
  if (letters.size === 0 && beats.length === 0) return null
  const syllables = new Map(beats.map(({ data }) => [data.line, data.syllables]))
  const opening = new Set(reading.doc.stanzas.map(({ firstLine }) => firstLine))
  return {
    id: 'verse',
    lines: reading.doc.lines.map(
      (line, at): VerseLine => ({
        number: at + 1,
        opensStanza: opening.has(at),
        pieces: cutLine(reading.text, line, syllables.get(at) ?? []),
        letter: letters.get(at) ?? null,
      }),
    ),
    rhyme: rhymeSentence(reading),
    beat: beatSentence(reading),
  }
}

/** The letter of each line, anew in each stanza. */
function rhymeLetters(reading: CloseReading): Map<number, string> {
  const letters = new Map<number, string>()
  for (const { data } of pickFindings(reading, 'rhyme-scheme')) {
    for (const [at, letter] of [...data.letters].entries()) letters.set(data.firstLine + at, letter)
  }
  return letters
}

function rhymeSentence(reading: CloseReading): string | null {
  const schemes = pickFindings(reading, 'rhyme-scheme')
  const [scheme] = schemes
  if (!scheme) return null
  const { letters, form } = scheme.data
  const alike = schemes.every(({ data }) => data.letters === letters)
  const where = schemes.length === 1 ? '' : alike ? ' in each stanza' : ' in the first stanza'
  const what = `the pattern ${letters}${form ? ` (${form})` : ''}${where}`
  return `Lines with the same letter end in words that sound alike. ${formatCertainty(scheme.certainty, what)}`
}

function beatSentence(reading: CloseReading): string | null {
  const [meter] = pickFindings(reading, 'meter')
  if (!meter) return null
  const { name, meaning } = meter.data
  return `The underlined parts are said more strongly. ${formatCertainty(meter.certainty, name)} ${meaning}`
}

function cutLine(
  text: string,
  line: Span,
  syllables: readonly (Span & { strong: boolean })[],
): VerseLine['pieces'] {
  const pieces: VerseLine['pieces'] = []
  let at = line.start
  const add = (end: number, strong: boolean) => {
    if (end > at) pieces.push({ start: at, text: text.slice(at, end), strong })
    at = Math.max(at, end)
  }
  for (const { start, end, strong } of syllables) {
    if (!strong) continue
    add(start, false)
    add(end, true)
  }
  add(line.end, false)
  return pieces
}
