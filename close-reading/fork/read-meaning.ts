import { overlaps } from '../doc/overlaps.ts'
import { findingsOf } from '../explanation/source.ts'
import type { Span } from '../finding.ts'
import type { Finding } from '../findings.ts'
import comparisons from '../knowledge/common-comparisons.json' with { type: 'json' }
import { wordsOf } from '../rubric/split-prose.ts'
import type { Scene } from '../scene/read-scene.ts'
import { fill } from '../wording/fill.ts'
import wording from '../wording/fork.json' with { type: 'json' }
import { aboutText } from './fixed-readings.ts'
import type { ForkReading } from './fork.ts'
import type { ForkSource, Readings } from './readings.ts'

const MOST_SHARED = 3
const MOST_CLAIMS = 4

/** What a whole sentence may mean, or words: what the two things of a comparison share, or whether they are meant as they stand. */
export function readMeaning({ source, scene, query }: ForkSource): Readings {
  const { phrase } = query
  if (phrase && isSentence(scene, phrase))
    return {
      kind: 'meaning',
      claims: aboutText(['literal', 'saidOpposite', 'saidAsJoke', 'saysMore']),
      some: 'meaning',
    }
  const comparison = findingsOf(source, 'simile').find((one) =>
    phrase ? overlaps(one, phrase) : /\b(?:compar\w+|similes?)\b/u.test(query.asked),
  )
  const claims = comparison
    ? [...sharedWith(source.text, comparison), ...aboutText(['else'])]
    : [...aboutText(['literal']), ...qualitiesOf(query.asked), ...aboutText(['picture', 'hint'])].slice(
        0,
        MOST_CLAIMS,
      )
  return { kind: 'meaning', claims, some: 'meaning' }
}

const LEAST_OF_SENTENCE = 3

/** Whether words are all that is said at once, or a whole sentence of it. */
function isSentence({ doc, utterances }: Scene, phrase: Span): boolean {
  if (wordsOf(doc.text.slice(phrase.start, phrase.end)).length < LEAST_OF_SENTENCE) return false
  const said = utterances.find((one) => overlaps(one, phrase))
  if (!said) return false
  const fills = ({ start, end }: Span) => end - start - (phrase.end - phrase.start) <= MOST_MARKS
  return fills(said) || doc.sentences.some((one) => overlaps(one, phrase) && fills(inside(one, said)))
}

/** Marks and blanks at the edges of a sentence. */
const MOST_MARKS = 4

function inside(one: Span, other: Span): Span {
  return { start: Math.max(one.start, other.start), end: Math.min(one.end, other.end) }
}

/** What the thing that the question asks about is known for: a road, a storm, a bird. */
function qualitiesOf(asked: string): ForkReading[] {
  const words = wordsOf(asked)
  const known = comparisons.find(({ thing }) => words.includes(thing) || words.includes(`${thing}s`))
  return (known?.can ?? []).slice(0, 2).map((quality, at) => ({
    id: `stands-for-${at + 1}`,
    claim: fill(wording.standsFor.claim, { quality }),
    test: wording.standsFor.test,
  }))
}

/** What the thing that something is compared with is known for. */
function sharedWith(text: string, { data }: Finding<'simile'>): ForkReading[] {
  const words = wordsOf(text.slice(data.comparedWith.start, data.comparedWith.end).toLowerCase())
  const known = comparisons.find(({ thing }) => words.includes(thing) || words.includes(`${thing}s`))
  if (!known) return aboutText(['look', 'act', 'touch'])
  return known.can.slice(0, MOST_SHARED).map((quality, at) => ({
    id: `shared-${at + 1}`,
    claim: fill(wording.shared.claim, { quality }),
    test: wording.shared.test,
  }))
}
