import { type Kind, kinds } from '../../choices/kinds.ts'
import { fitToLimits } from '../../phrasing/fit-to-limits.ts'
import { byGrade } from '../../phrasing/phrasing.ts'
import { optional, type Piece, required } from '../../phrasing/piece.ts'
import { type ExplanationRequest, voiceOf } from '../../phrasing/source.ts'
import type { Intent } from '../../question/intents.ts'
import { intentAlone } from '../../question/understand-question.ts'
import { fill } from '../../wording/fill.ts'
import wording from '../../wording/without-passage.json' with { type: 'json' }
import clues from '../../wording/without-passage-clues.json' with { type: 'json' }
import { type Idea, ideaAsked } from '../../words/idea-asked.ts'
import { describeMissingText, whatToPaste, whereToGet } from './missing-text.ts'
import { writeMethod } from './write-method.ts'

/**
 * The explanation when there is no passage: the same headings, no quotation, what can and can't be said without the words,
 * where to get them, what to look for in place of clues, and which part to paste. Nothing is said about what stands in
 * the text, since none was seen.
 */
export function writeWithoutPassage(request: ExplanationRequest): string {
  const { gradeLevel: grade, contentType: kind } = request
  const intent = intentAlone(request.question)
  const idea = ideaAsked(request.question)
  return fitToLimits(
    {
      inShort:
        (idea?.asksHow ? idea.how : idea?.means) ??
        fill(byGrade(grade, wording.inShort), { part: whatToPaste(kind, intent) }),
      says: idea ? saysOfIdea(idea) : saysWithout(request, intent),
      clues: cluesWithout(kind).map((text, i) => ({
        text: byGrade(grade, text),
        rank: i < 3 ? 0 : i - 1,
        item: true,
      })),
      feelings: feelingsWithout(request),
      meaning: meaningWithout(request),
      method: writeMethod(grade, kind, intent),
      checkIn: idea ? wording.idea.checkIn : wording.checkIn,
    },
    grade,
  )
}

function saysOfIdea({ means, how, articles }: Idea): Piece[] {
  return [
    required(means),
    required(how),
    ...articles.map((title) => required(fill(wording.idea.article, { title }))),
  ]
}

function saysWithout(
  { gradeLevel: grade, contentType: kind, work }: ExplanationRequest,
  intent: Intent,
): Piece[] {
  return [
    required(fill(byGrade(grade, wording.says.noGuess), { wanted: describeMissingText(intent) })),
    required(whereToGet(work, kind)),
    required(byGrade(grade, wording.says.retell)),
    optional(1, byGrade(grade, wording.says.pronouns)),
    optional(2, fill(byGrade(grade, wording.says.voice), { voice: voiceOf({ kind }) })),
    optional(3, byGrade(grade, wording.says.hardWords)),
  ]
}

function feelingsWithout({ gradeLevel: grade, contentType: kind }: ExplanationRequest): Piece[] {
  return [
    required(byGrade(grade, wording.feelings.threeThings)),
    required(fill(byGrade(grade, wording.feelings.tone), { voice: voiceOf({ kind }) })),
    optional(1, byGrade(grade, wording.feelings.strength)),
    optional(2, byGrade(grade, wording.feelings.because)),
    optional(3, byGrade(grade, wording.feelings.outside)),
  ]
}

function meaningWithout({ gradeLevel: grade }: ExplanationRequest): Piece[] {
  return [
    required(byGrade(grade, wording.meaning.notSure)),
    optional(1, byGrade(grade, wording.meaning.standFor)),
    optional(2, byGrade(grade, wording.meaning.twoWays)),
    optional(3, byGrade(grade, wording.meaning.open)),
  ]
}

/** What to look for in a text of a kind, in place of clues from words that were not seen. */
function cluesWithout(kind: Kind): readonly { elementary: string; middle: string }[] {
  return Object.values(clues[kinds[kind].rowsOf])
}
