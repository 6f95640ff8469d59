import { interpretSource } from '../interpret/interpret.ts'
import type { Interpretation, InterpretedClue } from '../interpret/interpretation.ts'
import { intentAlone } from '../question/understand-question.ts'
import { fill } from '../wording/fill.ts'
import method from '../wording/interpret.json' with { type: 'json' }
import wording from '../wording/lesson.json' with { type: 'json' }
import { fitInShort } from './fit-in-short.ts'
import { fitLesson, fitsAlone } from './fit-lesson.ts'
import { quoted } from './phrasing.ts'
import { type Draft, may, must } from './piece.ts'
import { gatherSource, type LessonRequest, type LessonSource } from './source.ts'
import { writeWithoutPassage } from './without-passage/write-without-passage.ts'
import { writeHelpLine, writeNotices } from './write-notices.ts'
import { writePlan } from './write-plan.ts'

/** A written lesson: markdown in the fixed form, and the clues of step 2 with their places in the passage. */
export type Lesson = { markdown: string; clues: readonly InterpretedClue[] }

/**
 * Writes the five-step explanation of a passage for a level and a type of content, starting from the question asked.
 * Every quotation is cut from the passage. Without a passage it says so, quotes nothing, and asks for lines.
 * Deterministic; never throws on any text.
 *
 * @param request the level, type, question and passage; `sounds` lets a poem's rhyme and meter be heard
 * @returns markdown of the five steps with "In short" and one check-in question
 */
export function writeExplanation(request: LessonRequest): Lesson {
  if (!hasWords(request.passage)) return { markdown: writeWithoutPassage(request), clues: [] }
  const source = gatherSource(request)
  const said = interpretSource(source)
  return { markdown: fitLesson(draftOf(source, said), request.gradeLevel), clues: said.clues }
}

/**
 * What a passage says and shows, for the question asked: the data that the explanation, the marks and the exports
 * draw from. Deterministic; never throws on any text.
 *
 * @param request as for `writeExplanation`
 * @returns the interpretation with its engine version, places in characters of the passage; null without a passage
 */
export function interpret(request: LessonRequest): Interpretation | null {
  return hasWords(request.passage) ? interpretSource(gatherSource(request)) : null
}

function hasWords(passage: string): boolean {
  return /[\p{L}\p{N}]/u.test(passage)
}

function draftOf(source: LessonSource, said: Interpretation): Draft {
  const told = said.retelling.map(({ sentence }) => ({ ...must(sentence), item: true }))
  const glosses = said.words.map(({ word, means }) => ({
    ...may(3, fill(wording.word, { word: quoted(word), meaning: means })),
    item: true,
  }))
  const meanings = said.meanings.filter((one) => fitsAlone(one, source.grade))
  const clues = said.clues.map(({ number, quote, place, means }) => {
    const where = fill(wording.where, { quote: quoted(quote), place })
    const whole = means ? fill(wording.clue, { where, meaning: means }) : where
    return { ...may(number === 1 ? 0 : 2, fitsAlone(whole, source.grade) ? whole : where), item: true }
  })
  return {
    inShort: fitInShort(said.short.text, source.grade, said.retelling[0]?.sentence ?? said.short.text),
    says: [...(told.length > 0 ? told : [must(wording.tooShort)]), ...glosses, ...writeNotices(source)],
    clues: clues.length > 0 ? clues : [must(wording.noClue)],
    feelings: [
      ...said.feelings.map(({ sentence }, i) => may(i === 0 ? 1 : 2, sentence)),
      ...(said.tone.word || said.feelings.length === 0 ? [must(said.tone.sentence)] : []),
    ],
    meaning: meanings.length > 0 ? meanings.map(must) : [must(wording.noMeaning)],
    method: [
      ...writePlan(source.grade, intentAlone(source.question)),
      must(fitsAlone(said.method, source.grade) ? said.method : method.method.anyText),
      ...writeHelpLine(source),
    ],
    checkIn: said.checkIn,
  }
}
