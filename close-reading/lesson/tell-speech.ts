import type { Finding, Span } from '../finding.ts'
import type { Range } from '../page.ts'
import { factsOf } from './finding-facts.ts'
import { capitalize, quoted } from './phrasing.ts'
import { quoteWords } from './quote-words.ts'
import { findingsAt, type LessonSource, voiceOf } from './source.ts'
import { tokenAt } from './token-at.ts'
import { resolve } from './whose-feeling.ts'

/** Who says what, when a tag names the speaker. */
export function tellSpeech(source: LessonSource, sentence: Range, most: number): string | null {
  const tag = findingsAt(source, 'speech-tag').startingIn(sentence)
  if (!tag) return null
  // A bare "he" may be read wrongly; only a name gives speech to someone.
  if (/^(?:he|she)$/iu.test(factsOf(tag).speaker)) return null
  const name = speakerName(source, tag)
  const quotation = (tag.data as { quotation?: Span }).quotation
  if (!name || !quotation) return null
  const words = quoteWords(source.text, quotation, most)
  if (!words || source.text.slice(quotation.start, quotation.end).includes(name)) return null
  const verb = words.endsWith('?') ? 'asks' : 'says'
  return `${capitalize(name)} ${verb} ${quoted(words)}.`
}

/** The speaker as the tag has it, with "he" or "she" put back to the name when that is safe. */
export function speakerName(source: LessonSource, tag: Finding): string | null {
  const speaker = factsOf(tag).speaker
  const low = speaker.toLowerCase()
  if (speaker === '' || low === 'it' || low === 'they') return null
  if (low === 'i') return voiceOf(source)
  if (low !== 'he' && low !== 'she') return nameOfSpeaker(source, speaker)
  return resolve(source, low, tokenAt(source.reading.page, tag.start))?.name ?? null
}

/** "Rabbit said" speaks of the one that the text calls the Rabbit. */
function nameOfSpeaker({ people }: LessonSource, speaker: string): string | null {
  const low = speaker.toLowerCase()
  const bare = low.replace(/^(?:my|our|an?) /u, '')
  const known = people.find(
    (one) => one.name.toLowerCase() === low || one.name.toLowerCase().endsWith(` ${bare}`),
  )
  if (known) return known.name
  return /^(?:his|her|my|our|their) /u.test(low) ? null : speaker
}
