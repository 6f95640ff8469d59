import {
  type CheckedQuotation,
  checkClaims,
  checkExplanation,
  checkQuotations,
  hasFiveSteps,
  type Pronunciations,
} from '#close-reading'
import { type AnswerCheck, type DoubtfulQuotation, type GateId, gateIds } from './answer-check.ts'
import type { ContentType, GradeLevel } from './choices.ts'
import type { Question } from './messages.ts'

/** An answer and what it was written for. */
export type JudgedAnswer = {
  answer: string
  gradeLevel: GradeLevel
  contentType: ContentType
  /** The first question of the conversation, with the passage. */
  question: Question
  /** `whole`: a five-step explanation that ended. `follow-up`: short on purpose. `part`: it broke off, stands beside other words, or was written ahead by hand. */
  form: 'whole' | 'follow-up' | 'part'
}

/** The check to store, and what a correction of a whole explanation would have to change; empty when nothing must. */
export type Judgement = { check: AnswerCheck; changes: string[] }

const mostListed = 10
const longestWords = 200
const mostChanges = { ofGate: 4, all: 24 }

/** Gates that a correction can fix; failures of the others are only shown. */
const mendable: ReadonlySet<GateId> = new Set(['M1', 'M4', 'M5', 'M7', 'M8'])

/** A message that points to help has no five steps on purpose, and must not be corrected into an explanation. */
const helpNumbers = /\b988\b|\b911\b|\b1-800-422-4453\b/

/**
 * Judges an answer of any provider: always its quotations and countable statements, the wording of a follow-up, all
 * gates of a whole explanation. Linear in answer and passage; never throws. `sounds` lets rhyme and meter be counted.
 */
export function judgeAnswer(judged: JudgedAnswer, sounds?: Pronunciations): Judgement {
  const { answer, contentType, question } = judged
  const { passage } = question
  const claims = checkClaims(answer, passage, contentType, sounds)
  const gates = failedGates(judged)
  const failed = gateIds.filter((id) => gates[id])
  const isMendable = judged.form === 'whole' && failed.some((id) => mendable.has(id))
  const changes = isMendable
    ? [
        ...failed.flatMap((id) => gates[id]?.slice(0, mostChanges.ofGate) ?? []),
        ...claims.map(
          ({ claim, says, counted }) => `You say ${claim}: ${says}. It was counted as ${counted}.`,
        ),
      ]
    : []
  return {
    check: {
      quotations: passage.trim() === '' ? null : recordQuotations(answer, passage),
      claims: claims.slice(0, mostListed).map(({ claim, says, counted, certainty }) => ({
        claim,
        says: says.slice(0, 80),
        counted: counted.slice(0, 80),
        certainty,
      })),
      failed,
    },
    changes: changes.slice(0, mostChanges.all).map((change) => change.slice(0, longestWords)),
  }
}

/** True for a whole first answer that is no explanation: it lacks the five steps and does not point to help. */
export function lacksFrame(answer: string): boolean {
  return !hasFiveSteps(answer) && !isHelp(answer)
}

function isHelp(answer: string): boolean {
  return helpNumbers.test(answer) && !/^## /m.test(answer)
}

/** A correction is taken when it meets more rules and has no more wrong quotations than before. */
export function isBetter(after: AnswerCheck, before: AnswerCheck): boolean {
  return faults(after) < faults(before) && missing(after) <= missing(before)
}

function faults({ failed, claims }: AnswerCheck): number {
  return failed.length + claims.length
}

function missing({ quotations }: AnswerCheck): number {
  return quotations ? quotations.all - quotations.found : 0
}

function failedGates(judged: JudgedAnswer): Partial<Record<GateId, readonly string[]>> {
  const { answer, gradeLevel, contentType, question, form } = judged
  if (form === 'part' || isHelp(answer)) return {}
  const { results } = checkExplanation({ markdown: answer, gradeLevel, contentType, ...question })
  const judgedGates: readonly GateId[] = form === 'whole' ? gateIds : ['M8']
  return Object.fromEntries(
    judgedGates.filter((id) => !results[id].passed).map((id) => [id, results[id].problems]),
  )
}

function recordQuotations(answer: string, passage: string): AnswerCheck['quotations'] {
  const { quotations, found } = checkQuotations(answer, passage)
  const doubtful = quotations.flatMap((one): DoubtfulQuotation[] => {
    const problem = problemOf(one)
    const words = one.words.slice(0, longestWords).replace(/[\uD800-\uDBFF]$/, '\uFFFD')
    if (problem === 'speaker') return [{ words, problem, speaker: one.speaker?.slice(0, 60) }]
    return problem ? [{ words, problem }] : []
  })
  return { found, all: quotations.length, doubtful: doubtful.slice(0, mostListed) }
}

function problemOf({
  passageSpans,
  problem,
  misplaced,
  speaker,
}: CheckedQuotation): DoubtfulQuotation['problem'] | null {
  if (passageSpans) return speaker !== null ? 'speaker' : misplaced ? 'place' : null
  if (problem === 'parts joined without a mark') return 'joined'
  return problem === 'parts in another order' ? 'order' : 'absent'
}
