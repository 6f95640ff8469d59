import type { Kind } from '../../finding.ts'
import type { Intent } from '../../question/intents.ts'
import { intentAlone } from '../../question/understand-question.ts'
import { fitLesson } from '../fit-lesson.ts'
import { byGrade } from '../phrasing.ts'
import { may, must, type Piece } from '../piece.ts'
import type { LessonRequest } from '../source.ts'
import { cluesWithout } from './clues-without.ts'
import { WANTED, whatToPaste, whereToGet } from './missing-text.ts'
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
      inShort: `You did not include the text, so there are no words to quote. ${byGrade(grade, {
        elementary: `Paste ${whatToPaste(kind, intent)}.`,
        middle: `Paste ${whatToPaste(kind, intent)}, and the answer can be made from the words.`,
      })}`,
      says: saysWithout(request, intent),
      clues: cluesWithout(kind).map((text, i) => ({
        text: byGrade(grade, text),
        rank: i < 3 ? 0 : i - 1,
        item: true,
      })),
      feelings: feelingsWithout(request),
      meaning: meaningWithout(request),
      method: writeMethod(grade, kind, intent),
      checkIn: 'Which five to fifteen lines of the text can you paste into the passage box?',
    },
    grade,
  )
}

const VOICES: Readonly<Record<Kind, string>> = {
  fiction: 'the narrator',
  poetry: 'the speaker',
  nonfiction: 'the writer',
}

function saysWithout({ gradeLevel, contentType, work }: LessonRequest, intent: Intent): Piece[] {
  const voice = VOICES[contentType]
  const wanted = WANTED[intent] ?? 'the answer'
  return [
    must(
      byGrade(gradeLevel, {
        elementary: `The words of a text show ${wanted}. They are not here, so this page does not guess. It can tell you where to look.`,
        middle: `Only the words of the text can show ${wanted}, and this page does not guess from memory. What it can do is tell you where to look, in steps 2 to 5.`,
      }),
    ),
    must(whereToGet(work, contentType)),
    must(
      byGrade(gradeLevel, {
        elementary: 'When you have the text, say what happens in your own words.',
        middle: 'When you have the lines, first put each one into plain words.',
        high: 'When you have the lines, restate them in plain order before you interpret them.',
      }),
    ),
    may(
      1,
      byGrade(gradeLevel, {
        elementary: 'Look for words like he, she, and it. Find out who each word means.',
        middle:
          'Find out whom each he, she, it, or they stands for, and look up the words that you do not know.',
      }),
    ),
    may(
      2,
      byGrade(gradeLevel, {
        elementary: `The voice that tells the text is called ${voice}.`,
        middle: `The voice that tells the text is called ${voice}. It may not be the same as the person who wrote it.`,
        high: `Keep ${voice} apart from the person who wrote the text, since the two may not share one view.`,
      }),
    ),
    may(
      3,
      byGrade(gradeLevel, {
        elementary: 'Write down the words you do not know.',
        middle: 'Mark the one line that you find hardest, because that is often the line to start with.',
        high: 'Mark the sentence that resists a plain version, because a reading often has to start from there.',
      }),
    ),
  ]
}

function feelingsWithout({ gradeLevel, contentType }: LessonRequest): Piece[] {
  const voice = VOICES[contentType]
  return [
    must(
      byGrade(gradeLevel, {
        elementary:
          'A person in a text may have one feeling. The voice may have another one. You may feel a third one. Keep them apart.',
        middle:
          'Keep three things apart. A person in the text may feel one thing. The voice may sound another way. A reader may feel a third thing.',
        high: 'Keep three things apart: the feeling of a person in the text, the tone of the voice, and the mood that a reader may feel. They may differ.',
      }),
    ),
    must(
      byGrade(gradeLevel, {
        elementary: `Tone means how ${voice} sounds. It may sound sad, warm, or serious.`,
        middle: `Tone means how ${voice} sounds. It may be warm, tense, critical, or something else.`,
      }),
    ),
    may(
      1,
      byGrade(gradeLevel, {
        elementary: 'A feeling can be mild or strong. Uneasy is mild. Afraid is strong.',
        middle: 'Feelings have strength. Uneasy is mild, afraid is clear, and terrified is very strong.',
      }),
    ),
    may(
      2,
      byGrade(gradeLevel, {
        elementary: 'Tie each feeling to a word in the text. Use the word because.',
        middle: 'Tie each feeling to a clue with the word because. A feeling without a clue may be your own.',
        high: 'Tie each claim to a clue with the word because. A feeling without a clue may come from the reader and not from the text.',
      }),
    ),
    may(
      3,
      byGrade(gradeLevel, {
        elementary: 'A person can smile and still be sad.',
        middle:
          'The outside and the inside of a person may differ, so compare what is shown with what is said.',
        high: 'What is shown and what is felt may differ, so compare the surface with what the text lets slip.',
      }),
    ),
  ]
}

function meaningWithout({ gradeLevel }: LessonRequest): Piece[] {
  return [
    must(
      byGrade(gradeLevel, {
        elementary: 'Without the text, no meaning is sure. There may be more than one.',
        middle: 'Without the lines, no meaning is certain. There may be more than one reading.',
      }),
    ),
    may(
      1,
      byGrade(gradeLevel, {
        elementary: 'First think what the words say. Then think what they may stand for.',
        middle:
          'Start with what the words say. Then ask what they may stand for, and which quality carries over.',
      }),
    ),
    may(
      2,
      byGrade(gradeLevel, {
        elementary: 'If two clues do not agree, keep both. Say which one is stronger.',
        middle: 'If the clues point two ways, keep both readings and say which one has more support.',
        high: 'If the clues point two ways, keep both readings, say which has more support, and name the best objection to each.',
      }),
    ),
    may(
      3,
      byGrade(gradeLevel, {
        elementary: 'It is fine to say that the text does not tell.',
        middle: 'It may also be that the text does not say. That is a good answer when it is true.',
        high: 'It may also be that the text leaves the point open. Saying so, with the line that leaves it open, is a full answer.',
      }),
    ),
  ]
}
