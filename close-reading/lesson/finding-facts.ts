import { hasBannedWord } from '../explanation/check-wording.ts'
import type { Finding } from '../finding.ts'
import { trimEnd } from '../page/trim-end.ts'

/** What a finding's data may hold, read without trusting its shape. */
export type FindingFacts = {
  meaning: string
  family: string
  strength: number
  negated: boolean
  seeming: boolean
  /** It judges a thing, and names nobody's feeling. */
  judges: boolean
  who: string
  /** Whom a pronoun most likely means. */
  whoLikely: string
  /** Filled in by the lesson: whose feeling it is, and the adjective for it. */
  holder: string
  adjective: string
  /** The noun that a feeling word describes. */
  describes: string
  /** How often repeated words come; 0 when it is not known. */
  times: number
  speaker: string
  verb: string
  word: string
  sense: string
  sign: boolean
  /** The first words of manner of a speech tag, as they stand. */
  manner: string
  /** What a comparison says both things share. */
  shared: string
  marker: string
  lemma: string
  /** A kind of contrast, or a plainer word for a loaded one. */
  kind: string
  /** What a marker does: 'degree' where it only makes the words next to it stronger or weaker. */
  does: string
  plainer: string
  /** How far line ends agree: exact, near, eye, same. */
  sound: string
}

const read = new WeakMap<Finding, Readonly<FindingFacts>>()

/** The facts of a finding, read once. */
export function factsOf(finding: Finding): Readonly<FindingFacts> {
  const facts = read.get(finding) ?? readFacts(finding)
  read.set(finding, facts)
  return facts
}

function readFacts(finding: Finding): FindingFacts {
  const data: Record<string, unknown> =
    typeof finding.data === 'object' && finding.data ? { ...finding.data } : {}
  const text = (key: string) => (typeof data[key] === 'string' ? data[key].trim() : '')
  return {
    meaning: fitMeaning(text('meaning')),
    family: text('family'),
    strength: typeof data.strength === 'number' ? data.strength : 0,
    negated: data.negated === true,
    seeming: data.seeming === true,
    judges: data.judges === true,
    who: text('who'),
    whoLikely: text('whoLikely'),
    describes: text('describes'),
    holder: '',
    adjective: '',
    times: typeof data.times === 'number' ? data.times : 0,
    speaker: text('speaker'),
    verb: text('verb'),
    word: text('word'),
    sense: text('sense'),
    sign: data.sign === true,
    shared: text('shared'),
    marker: text('marker').toLowerCase(),
    lemma: text('lemma'),
    kind: text('kind'),
    does: text('function'),
    sound: text('sound'),
    plainer: text('plainer'),
    manner: Array.isArray(data.manners) && typeof data.manners[0] === 'string' ? data.manners[0] : '',
  }
}

/** A meaning as it may stand in a lesson; empty when it has a word that lessons leave out. */
function fitMeaning(meaning: string): string {
  return hasBannedWord(meaning) ? '' : trimEnd(meaning, '.').replace(/[“”"]/gu, '')
}
