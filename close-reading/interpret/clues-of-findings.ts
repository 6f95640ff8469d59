import type { Finding, FindingType } from '../findings.ts'
import { commonWords } from '../lesson/common-words.ts'
import { firstSense } from '../lesson/first-sense.ts'
import { fitMeaning } from '../lesson/fit-meaning.ts'
import { countInWords } from '../lesson/phrasing.ts'
import type { Reading } from '../read-closely.ts'
import { nameComparison } from '../understand/name-comparison.ts'
import names from '../wording/clue-names.json' with { type: 'json' }
import { fill } from '../wording/fill.ts'
import wording from '../wording/interpret.json' with { type: 'json' }
import type { Candidate } from './clues-of-moments.ts'

type Told = Pick<Candidate, 'kind' | 'name' | 'means' | 'weight'>
/** `asked`: the question is about this type of finding. Null where nothing can be said of these words and no others. */
type Teller<F extends Finding> = (finding: F, reading: Reading, asked: boolean) => Told | null

/** What a finding means as a clue, where that can be said. */
export function clueOfFinding(finding: Finding, reading: Reading, device: string | null): Candidate[] {
  // The row of a type takes findings of that type.
  const tell = tellers[finding.type] as Teller<Finding> | null
  const told = tell?.(finding, reading, device === finding.type)
  return told ? [{ start: finding.start, end: finding.end, group: finding.type, ...told }] : []
}

const saying: Teller<Finding<'idiom'>> = ({ data, certainty }) => {
  const meaning = fitMeaning(data.meaning)
  return meaning && certainty !== 'possible'
    ? {
        kind: 'turn',
        name: names.saying,
        means: fill(wording.clues.saying, { meaning: firstSense(meaning) }),
        weight: 3,
      }
    : null
}

const comparison: Teller<Finding<'simile'>> = (finding, reading) => {
  const means = nameComparison(reading, finding)
  return means ? { kind: 'comp', name: names.comparison, means, weight: 3.4 } : null
}

const VOICES =
  /\b(?:whisper|mutter|mumble|murmur|shout|yell|scream|snap|growl|hiss|groan|sob|shriek|roar|grumble|whine|moan|sneer|stammer)/iu

/** How something is said, where the verb is one of the voice; "it ended" and "she breathed" may tell of other things. */
const manner: Teller<Finding<'speech-tag'>> = ({ start, end, data }, reading) => {
  const meaning = VOICES.test(reading.text.slice(start, end)) ? fitMeaning(data.meaning) : ''
  return meaning
    ? {
        kind: 'act',
        name: names.manner,
        means: fill(wording.clues.manner, { meaning: meaning.replace(/^said /u, '') }),
        weight: 1.6,
      }
    : null
}

const repeated: Teller<Finding<'repetition' | 'anaphora' | 'refrain'>> = (
  { start, end, data },
  reading,
  asked,
) =>
  (asked || (data.times > 2 && reading.kind === 'poetry')) && saysSomething(reading.text.slice(start, end))
    ? {
        kind: 'rep',
        name: names.repeated,
        means: fill(wording.clues.repeated, { times: countInWords(data.times) }),
        weight: asked ? 4 : 1.1,
      }
    : null

/** In verse a single word may be all that shows a feeling; in prose what people do says more. */
const feelingWord: Teller<Finding<'emotion'>> = ({ data, certainty }, reading) =>
  reading.kind === 'poetry' && certainty === 'clear' && !data.negated && fitMeaning(data.meaning)
    ? {
        kind: 'word',
        name: names.feeling,
        means: fill(wording.clues.feeling, { meaning: fitMeaning(data.meaning) }),
        weight: 0.5,
      }
    : null

const exaggeration: Teller<Finding<'hyperbole'>> = () => ({
  kind: 'turn',
  name: names.exaggeration,
  means: wording.clues.exaggeration,
  weight: 1.3,
})

const sound: Teller<Finding> = (_finding, _reading, asked) =>
  asked
    ? {
        kind: 'rep',
        name: names.sound,
        means: wording.clues.sound,
        weight: 3,
      }
    : null

/** Null for types that make no clue. */
const tellers: { readonly [T in FindingType]: Teller<Finding<T>> | null } = {
  idiom: saying,
  simile: comparison,
  'speech-tag': manner,
  repetition: repeated,
  anaphora: repeated,
  refrain: repeated,
  hyperbole: exaggeration,
  rhyme: sound,
  'rhyme-scheme': sound,
  metre: sound,
  alliteration: sound,
  onomatopoeia: sound,
  address: null,
  advice: null,
  booster: null,
  caesura: null,
  claim: null,
  connective: null,
  contrast: null,
  emotion: feelingWord,
  emphasis: null,
  enjambment: null,
  evidence: null,
  exclamation: null,
  fragment: null,
  'hard-word': null,
  hedge: null,
  'imagery-sight': null,
  'imagery-sound': null,
  'imagery-smell': null,
  'imagery-taste': null,
  'imagery-touch': null,
  'imagery-movement': null,
  irony: null,
  'line-metre': null,
  list: null,
  loaded: null,
  metaphor: null,
  narrator: null,
  opinion: null,
  personification: null,
  polysyndeton: null,
  readability: null,
  'rhetorical-question': null,
  shift: null,
  speech: null,
  tense: null,
  tone: null,
  valence: null,
}

/** Little words that come again say nothing by themselves. */
function saysSomething(text: string): boolean {
  return text
    .toLowerCase()
    .split(/[^\p{L}'’]+/u)
    .some((word) => word.length > 3 && !commonWords.has(word))
}
