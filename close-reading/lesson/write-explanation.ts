import { chooseClues } from './choose-clues.ts'
import type { Clue } from './clue.ts'
import { fitInShort } from './fit-in-short.ts'
import { fitLesson } from './fit-lesson.ts'
import { quoted } from './phrasing.ts'
import { must, type Piece } from './piece.ts'
import { sortOfText } from './sort-of-text.ts'
import { gatherSource, type LessonRequest } from './source.ts'
import { strongestClue } from './strongest-clue.ts'
import { weighFeelings } from './weigh-feelings.ts'
import { weighTones } from './weigh-tones.ts'
import { writeCheckIn } from './write-check-in.ts'
import { writeFeelings } from './write-feelings.ts'
import { writeInShort } from './write-in-short.ts'
import { writeMeaning } from './write-meaning.ts'
import { writeMethod } from './write-method.ts'
import { writeHelpLine, writeNotices } from './write-notices.ts'
import { writeSays } from './write-says.ts'
import { writeWithoutPassage } from './write-without-passage.ts'

/** A written lesson: markdown in the fixed form, and the clues of step 2 with their places in the passage. */
export type Lesson = { markdown: string; clues: readonly Clue[] }

/**
 * Writes the five-step explanation of a passage from what the engine notices, for a level and a type of
 * content, starting from the question asked. Every quotation is cut from the passage. Without a passage it
 * says so, quotes nothing, and asks for lines. Deterministic; never throws on any text.
 *
 * @param request the level, type, question and passage; `sounds` lets a poem's rhyme and meter be heard
 * @returns markdown of the five steps with "In short" and one check-in question
 */
export function writeExplanation(request: LessonRequest): Lesson {
  if (!/[\p{L}\p{N}]/u.test(request.passage)) return { markdown: writeWithoutPassage(request), clues: [] }
  const source = gatherSource(request)
  const clues = chooseClues(source)
  const parts = { source, clues, feelings: weighFeelings(source), tones: weighTones(source) }
  const markdown = fitLesson(
    {
      inShort: fitInShort(writeInShort(parts), request.gradeLevel, strongestClue(parts)),
      says: [...writeSays(source, clues), ...writeNotices(source)],
      clues:
        clues.length > 0
          ? clues.map(clueItem)
          : [must('There are no words here that can be shown as a clue.')],
      feelings: writeFeelings(parts),
      meaning: writeMeaning(parts),
      method: [...writeMethod(source, sortOfText(source.reading.page) === 'steps'), ...writeHelpLine(source)],
      checkIn: writeCheckIn(parts),
    },
    request.gradeLevel,
  )
  return { markdown, clues }
}

function clueItem(clue: Clue): Piece {
  return { text: `${quoted(clue.quote)} (${clue.place}) — ${clue.note}`, rank: 0, item: true }
}
