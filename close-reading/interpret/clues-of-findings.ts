import { titleLines } from '../doc/title-lines.ts'
import type { Finding, FindingType } from '../findings/findings.ts'
import type { CloseReading } from '../findings/read-closely.ts'
import { commonWords } from '../phrasing/common-words.ts'
import { firstSense, fitMeaning } from '../phrasing/fit-meaning.ts'
import { countInWords, joinWords, quoted } from '../phrasing/phrasing.ts'
import { quoteWords } from '../phrasing/quote-words.ts'
import names from '../wording/clue-names.json' with { type: 'json' }
import { fill } from '../wording/fill.ts'
import wording from '../wording/interpret.json' with { type: 'json' }
import type { Candidate } from './candidate.ts'

type Description = Pick<Candidate, 'kind' | 'name' | 'means' | 'weight'>
/** `asked`: the question is about this type of finding. Null where nothing can be said of these words and no others. */
type Describer<F extends Finding> = (finding: F, reading: CloseReading, asked: boolean) => Description | null

/** What a finding means as a clue, where that can be said. */
export function clueOfFinding(finding: Finding, reading: CloseReading, device: string | null): Candidate[] {
  // The row of a type takes findings of that type.
  const describe = describers[finding.type] as Describer<Finding> | undefined
  const description = describe?.(finding, reading, device === finding.type)
  return description ? [{ start: finding.start, end: finding.end, group: finding.type, ...description }] : []
}

const saying: Describer<Finding<'idiom'>> = ({ data, certainty }) => {
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

/** A clause or nothing at all is no thing that something is like. */
const NO_THING = /^(?:an?y?thing|none|nothing|that|this|it|you|he|she|they|we|i|there|what)\b/iu

const comparison: Describer<Finding<'simile'>> = ({ data }, { text }) => {
  const quote = quoteWords(text, data.comparedWith, 6)
  if (!quote) return null
  const described = { kind: 'comp', name: names.comparison, weight: 3.4 } as const
  if (/\b(?:if|though)$/iu.test(data.marker)) return { ...described, means: wording.clues.seeming }
  if (NO_THING.test(quote)) return null
  const means = data.shared ? fill(wording.clues.degree, { shared: data.shared }) : wording.clues.comparison
  return { ...described, means }
}

const VOICES =
  /\b(?:whisper|mutter|mumble|murmur|shout|yell|scream|snap|growl|hiss|groan|sob|shriek|roar|grumble|whine|moan|sneer|stammer)/iu

/** How something is said, where the verb is one of the voice; "it ended" and "she breathed" may describe other things. */
const manner: Describer<Finding<'speech-tag'>> = ({ start, end, data }, reading) => {
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

const repeated: Describer<Finding<'repetition' | 'anaphora' | 'refrain'>> = (
  { start, end, data },
  reading,
  asked,
) =>
  (asked || (data.times > 2 && reading.doc.isVerse)) &&
  start >= (reading.doc.lines[titleLines(reading.doc)]?.start ?? 0) &&
  saysSomething(reading.text.slice(start, end))
    ? {
        kind: 'rep',
        name: names.repeated,
        means: fill(wording.clues.repeated, { times: countInWords(data.times) }),
        weight: asked ? 4 : 1.1,
      }
    : null

const rhyme: Describer<Finding<'rhyme'>> = ({ data }, _reading, asked) =>
  asked && data.sound === 'exact'
    ? {
        kind: 'rep',
        name: names.sound,
        means: fill(wording.clues.rhyme, { words: joinWords(data.words.slice(0, 4).map(quoted)) }),
        weight: 3,
      }
    : null

const alliteration: Describer<Finding<'alliteration'>> = (_finding, _reading, asked) =>
  asked ? { kind: 'rep', name: names.sound, means: wording.clues.sound, weight: 3 } : null

/** The types that make a clue; the others make none. */
const describers: { readonly [T in FindingType]?: Describer<Finding<T>> } = {
  idiom: saying,
  simile: comparison,
  'speech-tag': manner,
  repetition: repeated,
  anaphora: repeated,
  refrain: repeated,
  rhyme,
  alliteration,
}

/** Little words that come again say nothing by themselves. */
function saysSomething(text: string): boolean {
  return text
    .toLowerCase()
    .split(/[^\p{L}'’]+/u)
    .some((word) => word.length > 3 && !commonWords.has(word))
}
