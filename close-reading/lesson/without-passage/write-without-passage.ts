import type { Intent } from '../../question/intents.ts'
import { intentAlone } from '../../question/understand-question.ts'
import { fill } from '../../wording/fill.ts'
import wording from '../../wording/without-passage.json' with { type: 'json' }
import { fitLesson } from '../fit-lesson.ts'
import { byGrade } from '../phrasing.ts'
import { may, must, type Piece } from '../piece.ts'
import { type LessonRequest, voiceOf } from '../source.ts'
import { cluesWithout } from './clues-without.ts'
import { whatIsWanted, whatToPaste, whereToGet } from './missing-text.ts'
import { writeMethod } from './write-method.ts'

/**
 * The lesson when there is no passage: the same headings, no quotation, what can and can't be said without the words,
 * where to get them, what to look for in place of clues, and which part to paste. Nothing is said about what stands in
 * the text, since none was seen.
 */
export function writeWithoutPassage(request: LessonRequest): string {
  const { gradeLevel: grade, contentType: kind } = request
  const intent = intentAlone(request.question)
  return fitLesson(
    {
      inShort: fill(byGrade(grade, wording.inShort), { part: whatToPaste(kind, intent) }),
      says: saysWithout(request, intent),
      clues: cluesWithout(kind).map((text, i) => ({
        text: byGrade(grade, text),
        rank: i < 3 ? 0 : i - 1,
        item: true,
      })),
      feelings: feelingsWithout(request),
      meaning: meaningWithout(request),
      method: writeMethod(grade, kind, intent),
      checkIn: wording.checkIn,
    },
    grade,
  )
}

function saysWithout({ gradeLevel: grade, contentType: kind, work }: LessonRequest, intent: Intent): Piece[] {
  return [
    must(fill(byGrade(grade, wording.says.noGuess), { wanted: whatIsWanted(intent) })),
    must(whereToGet(work, kind)),
    must(byGrade(grade, wording.says.retell)),
    may(1, byGrade(grade, wording.says.pronouns)),
    may(2, fill(byGrade(grade, wording.says.voice), { voice: voiceOf({ kind }) })),
    may(3, byGrade(grade, wording.says.hardWords)),
  ]
}

function feelingsWithout({ gradeLevel: grade, contentType: kind }: LessonRequest): Piece[] {
  return [
    must(byGrade(grade, wording.feelings.threeThings)),
    must(fill(byGrade(grade, wording.feelings.tone), { voice: voiceOf({ kind }) })),
    may(1, byGrade(grade, wording.feelings.strength)),
    may(2, byGrade(grade, wording.feelings.because)),
    may(3, byGrade(grade, wording.feelings.outside)),
  ]
}

function meaningWithout({ gradeLevel: grade }: LessonRequest): Piece[] {
  return [
    must(byGrade(grade, wording.meaning.notSure)),
    may(1, byGrade(grade, wording.meaning.standFor)),
    may(2, byGrade(grade, wording.meaning.twoWays)),
    may(3, byGrade(grade, wording.meaning.open)),
  ]
}
