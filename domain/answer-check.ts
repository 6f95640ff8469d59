import { type AnsweredBy, isOurOwn } from './answered-by.ts'

/** The checks that an explanation must pass, by their ids in the rubric of close-reading. */
export const gateIds = ['M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'M7', 'M8'] as const
export type GateId = (typeof gateIds)[number]

/** Quoted words that are not in the passage as quoted, or that are in it at another place or from another speaker. */
export type DoubtfulQuotation = {
  words: string
  problem: 'absent' | 'joined' | 'order' | 'place' | 'speaker'
  /** Who says it in the passage, where the answer gives it to someone else. */
  speaker?: string
}

/**
 * A statement of an answer about the form of the passage, and what was counted; or the tone that it names, and why
 * the library says that this word does not fit.
 */
export type CountedClaim = {
  claim: 'rhyme' | 'meter' | 'narrator' | 'lines' | 'stanzas' | 'tone'
  says: string
  counted: string
  certainty: 'clear' | 'likely'
}

/** The result of the one correction that a model is asked for. */
export type Repair = 'helped' | 'no better' | 'failed' | 'stopped'

/** The checks of one answer, made once on the server and stored with it. */
export type AnswerCheck = {
  /** Null without a passage. `doubtful` is cut to the first ten; `all` and `found` count every quotation. */
  quotations: { found: number; all: number; doubtful: DoubtfulQuotation[] } | null
  claims: CountedClaim[]
  failed: GateId[]
  repair?: Repair
}

/** The words of a check: how many quotations were found, what to know about the answer, and the rules it does not meet. */
export type CheckWords = { count: string | null; notices: string[]; rules: string[] }

const doubts: Record<DoubtfulQuotation['problem'], string> = {
  absent: 'We could not find this in your passage',
  joined: 'These words are in your passage, but not next to each other',
  order: 'These words are in your passage, but in another order',
  place: 'These words are in your passage, but not at the place that the explanation names',
  speaker: 'These words are said by someone else in your passage',
}

const claims: Record<Exclude<CountedClaim['claim'], 'tone'>, string> = {
  rhyme: 'The rhyme',
  meter: 'The meter',
  narrator: 'The narrator',
  lines: 'The number of lines',
  stanzas: 'The number of stanzas',
}

const sentBack = 'Tonewise sent this explanation back to the AI model once for a correction.'
const repairs: Record<Repair, string> = {
  helped: 'The explanation was corrected once.',
  'no better': `${sentBack} The correction was not better, so you see the first explanation.`,
  failed: `${sentBack} No correction came, so you see the first explanation.`,
  stopped: 'The correction was stopped, so you see the first explanation.',
}

const rules: Record<GateId, string> = {
  M1: 'It does not have the five steps and the check-in in their usual form.',
  M2: '',
  M3: 'The quoted clues in step 2 are too many, too few or too long.',
  M4: 'It is longer or harder to read than your level asks for.',
  M5: 'The check-in question is not in its usual form.',
  M6: 'Step 4 does not say how sure it is, or gives only one reading.',
  M7: 'It names a person, a number or an event that is not in your passage.',
  // A departure from our own style is no fault that a student needs to know about.
  M8: '',
}

/** The heading above the rules that an answer does not meet. */
export const rulesHeading = 'Tonewise checked this explanation with its own rules. It does not meet these:'

/**
 * Writes a check as the sentences that screens and downloads show. Nothing in it is left out, but for an answer of our
 * own: what fails there is ours to mend, and no student's business.
 *
 * @param answeredBy what wrote the answer, where that is known
 */
export function checkWords(check: AnswerCheck, answeredBy?: AnsweredBy): CheckWords {
  const { quotations, claims, failed, repair } = check
  if (answeredBy && isOurOwn(answeredBy)) {
    const isWhole = quotations !== null && quotations.all > 0 && quotations.found === quotations.all
    return { count: isWhole ? countSentence(quotations.found, quotations.all) : null, notices: [], rules: [] }
  }
  return {
    count: quotations && quotations.all > 0 ? countSentence(quotations.found, quotations.all) : null,
    notices: [
      ...(repair ? [repairs[repair]] : []),
      ...(quotations ? doubtSentences(quotations) : []),
      ...(!quotations && failed.includes('M2')
        ? ['You did not add a passage, so its quotations could not be checked.']
        : []),
      ...claims.map(claimSentence),
    ],
    rules: failed.map((id) => rules[id]).filter(Boolean),
  }
}

/** "9 of 10 quotations are in your passage." */
export function countSentence(found: number, all: number): string {
  return all === 1
    ? `${found} of 1 quotation is in your passage.`
    : `${found} of ${all} quotations are in your passage.`
}

function doubtSentences({ found, all, doubtful }: NonNullable<AnswerCheck['quotations']>): string[] {
  const sentences = (['absent', 'joined', 'order', 'place', 'speaker'] as const).flatMap((problem) => {
    const words = doubtful
      .filter((one) => one.problem === problem)
      .map((one) => `“${one.words}”${one.speaker ? ` (said by ${one.speaker})` : ''}`)
    return words.length > 0 ? [`${doubts[problem]}: ${words.join(', ')}.`] : []
  })
  const absent = doubtful.filter(({ problem }) => problem !== 'place' && problem !== 'speaker')
  const rest = all - found - absent.length
  if (rest <= 0) return sentences
  return [...sentences, `And ${rest} more ${rest === 1 ? 'quotation was' : 'quotations were'} not found.`]
}

function claimSentence({ claim, says, counted, certainty }: CountedClaim): string {
  if (claim === 'tone')
    return `The tone may not be told right. The explanation says: ${says}. The library says why this word does not fit: ${counted}`
  // The narrator is read from words such as "I" and "she", not counted.
  if (claim === 'narrator') {
    const points =
      certainty === 'likely' ? 'The words of your passage probably show' : 'The words of your passage show'
    return `The narrator may not be told right. The explanation says: ${says}. ${points}: ${counted}.`
  }
  const sure = certainty === 'likely' ? ' The count is likely, not certain.' : ''
  return `${claims[claim]} was counted differently. The explanation says: ${says}. Counted in your passage: ${counted}.${sure}`
}
