import type { AnnotatedText, Version } from '#domain/library/annotated-text'
import { checkFeeling } from './check-feeling.ts'
import { checkMarks, checkRetelling, checkUse } from './check-marks.ts'
import { checkMeanings, checkParts, checkPeople, checkTone } from './check-notes.ts'
import { checkQuestions, checkTasks } from './check-questions.ts'
import { checkSigns } from './check-signs.ts'
import { gradeOf, meanLength, wordsOf } from './measure-prose.ts'
import { type KnownSentences, openSheet, type Sheet } from './sheet.ts'

export type CheckedReading = {
  /** "where: what is wrong", empty for a reading that may go in. */
  problems: string[]
  /** Words of the text and of our own, checked quotations, and the Flesch-Kincaid grade of each version. */
  figures: { text: number; ours: number; quotations: number; grade: Record<Version, number> }
}

/** Highest Flesch-Kincaid grade of all our sentences together, by version. */
const highestGrade: Record<Version, number> = { plain: 6, full: 11 }
const LONGEST_MEAN_OF_PLAIN = 16

/**
 * Checks one reading against its own text: every quotation and place, no note without words, the reading level of
 * each version, the required parts, and no sentence that another reading has.
 *
 * @param known sentences of the readings that were checked before; those of this one are added
 */
export function checkReading(reading: AnnotatedText, known: KnownSentences = new Map()): CheckedReading {
  const sheet = openSheet(reading, known)
  checkParts(reading, sheet)
  sheet.both('short', reading.short, 45)
  if (reading.before) sheet.both('before', reading.before, 60)
  for (const check of [
    checkRetelling,
    checkMarks,
    checkTone,
    checkPeople,
    checkMeanings,
    checkFeeling,
    checkQuestions,
    checkSigns,
    checkTasks,
    checkUse,
  ])
    check(reading, sheet)
  const grade = checkLevels(sheet)
  const ours = [...sheet.own.plain, ...sheet.own.full].flatMap(wordsOf).length
  return {
    problems: sheet.problems,
    figures: { text: wordsOf(sheet.flat).length, ours, quotations: sheet.countQuotations(), grade },
  }
}

function checkLevels({ own, bad }: Sheet): Record<Version, number> {
  const grade = { plain: gradeOf(own.plain), full: gradeOf(own.full) }
  for (const version of ['plain', 'full'] as const) {
    if (grade[version] > highestGrade[version])
      bad(version, `Flesch-Kincaid grade ${grade[version].toFixed(1)}, at most ${highestGrade[version]}`)
  }
  const mean = meanLength(own.plain)
  if (mean > LONGEST_MEAN_OF_PLAIN)
    bad('plain', `${mean.toFixed(1)} words in a sentence on average, at most ${LONGEST_MEAN_OF_PLAIN}`)
  return grade
}
