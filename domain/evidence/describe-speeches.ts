import { type CloseReading, type FindingData, pickFindings } from '#close-reading'
import { types } from '../choices.ts'
import { evidenceLimits } from '../limits.ts'
import { formatCertainty } from './certainty-words.ts'
import type { Noticed, Speech } from './evidence.ts'
import type { SpanRegistry } from './span-registry.ts'

type SpeechTag = FindingData['speech-tag']

/** Who says what, and how: each stretch of direct speech with its speaker and manner as the text has them. */
export function describeSpeeches(reading: CloseReading, registry: SpanRegistry): Speech[] {
  const tags = new Map(pickFindings(reading, 'speech-tag').map((tag) => [tag.start, tag.data]))
  return pickFindings(reading, 'speech')
    .slice(0, evidenceLimits.speeches)
    .map(({ start, end, certainty, data }, at) => {
      const tag = data.tag && tags.get(data.tag.start)
      return {
        id: `speech-${at + 1}`,
        certainty,
        quoted: registry.quoteQuietly({ start, end }, 'action and speech'),
        speaker: data.speaker ?? null,
        tag: data.tag ? reading.text.slice(data.tag.start, data.tag.end).replace(/\s+/g, ' ') : null,
        manner: tag?.meaning ? mannerSentence(tag) : null,
      }
    })
}

const PLAIN_VERBS = new Set('say reply ask answer return'.split(' '))

function mannerSentence({ verb, lemma, manners, meaning }: SpeechTag): string {
  const words = manners.length > 0 && PLAIN_VERBS.has(lemma) ? manners : [verb, ...manners]
  return `${words.map((word) => `“${word}”`).join(', ')} here means: ${meaning}.`
}

const persons = {
  first: 'someone in it, who says “I” or “we”',
  second: 'a voice that speaks to “you”',
  third: 'a voice outside it, which says “he”, “she” or “they”',
}

/** Who tells the passage, by the words that show it; null when the engine cannot tell. */
export function describeNarrator(reading: CloseReading, registry: SpanRegistry): Noticed | null {
  const [narrator] = pickFindings(reading, 'narrator')
  if (!narrator) return null
  const { certainty, evidence, data } = narrator
  return {
    id: 'teller',
    kind: 'structure',
    certainty,
    name: types[reading.kind].narratorName,
    sentences: [formatCertainty(certainty, `told by ${persons[data.person]}`)],
    quoted: evidence.slice(0, 3).map((span) => registry.quoteQuietly(span, 'structure')),
  }
}
