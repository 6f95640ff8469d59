import type { AnnotatedText, Version } from '#domain/library/annotated-text'
import type { Wording } from '#domain/library/wording'
import { checkMeanings, checkParts, checkPeople, checkTone } from './check-notes.ts'
import { checkSigns } from './check-signs.ts'
import { gradeOf, meanLength, sameWordsKey, sentencesOf, wordsOf } from './measure-prose.ts'
import { type KnownSentences, openSheet, type Sheet } from './sheet.ts'
import { functionWords } from './unwanted-words.ts'

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

type Line = NonNullable<AnnotatedText['feeling']>[number]

const LEAST_POINTS = 3
/** What is felt and what is shown are two levels only when they are this far apart. */
const LEAST_GAP = 15

/** Points stand on marks, in the order of the text; a gap between felt and shown needs a clue that turns. */
function checkFeeling({ feeling, marks }: AnnotatedText, sheet: Sheet): void {
  for (const line of feeling ?? []) {
    checkOrder(line, sheet)
    const kindOf = (clue: string) => marks.find(({ id }) => id === clue)?.kind
    const gaps = line.points.filter(({ shows }) => shows !== undefined)
    if (gaps.length > 0 && !gaps.some(({ clue }) => kindOf(clue) === 'turn'))
      sheet.bad('feeling', 'shows a gap without a clue that means something else')
    if (line.points.filter(({ unsaid }) => !unsaid).length < LEAST_POINTS)
      sheet.bad('feeling', `has fewer than ${LEAST_POINTS} points`)
  }
}

function checkOrder({ points }: Line, { ids, used, bad }: Sheet): void {
  let last = -1
  for (const { clue, level, shows, word, unsaid } of points) {
    const at = ids.get(clue)
    if (at === undefined) {
      bad('feeling', `names a clue that is no mark: ${clue}`)
      continue
    }
    used.add(clue)
    if (at < last) bad('feeling', `${clue} is not in the order of the text`)
    last = at
    if (unsaid) continue
    if (!word) bad('feeling', `${clue} has no word`)
    if (level === undefined) bad('feeling', `${clue} has no level`)
    else if (shows !== undefined && Math.abs(shows - level) < LEAST_GAP)
      bad('feeling', `${clue}: what is felt and what is shown hardly differ`)
  }
}

/** The retelling covers the text from its first word to its last, without a gap. */
function checkRetelling({ retelling }: AnnotatedText, sheet: Sheet): void {
  const { bad, findSpan, flat } = sheet
  let end = 0
  for (const [at, part] of retelling.entries()) {
    const where = `retelling ${at + 1}`
    const first = findSpan(where, part.from)
    const last = findSpan(where, part.to)
    if (first && last) {
      if (first.start > last.start) bad(where, 'ends before it begins')
      const skipped = flat.slice(end, first.start)
      if (wordsOf(skipped).length > 0) bad(where, `leaves out: ${skipped}`)
      end = last.end
    }
    sheet.both(where, part)
  }
  const rest = flat.slice(end)
  if (wordsOf(rest).length > 0) bad('retelling', `stops before: ${rest}`)
}

/** Marks stand in the order of the text, on words that can carry a clue. */
function checkMarks({ marks }: AnnotatedText, sheet: Sheet): void {
  if (sheet.ids.size !== marks.length) sheet.bad('marks', 'two have the same id')
  let before = -1
  for (const { id, at, says, means, rule } of marks) {
    const where = `mark ${id}`
    const [first] = at.map((quotation) => sheet.findSpan(where, quotation))
    if (first && first.start < before) sheet.bad(where, 'stands before the mark above it in the text')
    if (first) before = first.start
    const carries = at.flatMap(wordsOf).some((word) => !functionWords.has(word.toLowerCase()))
    if (!carries) sheet.bad(where, 'stands on words that carry no clue')
    sheet.brief(`${where}.says`, says, 8)
    sheet.both(`${where}.means`, means, 18)
    sheet.brief(`${where}.rule`, rule, 14)
  }
}

/** Every mark is used: a note or a feeling line stands on it. To be called last. */
function checkUse({ marks }: AnnotatedText, { used, bad }: Sheet): void {
  for (const { id } of marks) if (!used.has(id)) bad(`mark ${id}`, 'no note uses it')
}

const versions: readonly Version[] = ['plain', 'full']

/** Each question has an answer of its own, the words that show it, and one step. */
function checkQuestions({ questions }: AnnotatedText, sheet: Sheet): void {
  const said = new Map<string, string>()
  for (const [at, question] of questions.entries()) {
    const where = `question ${at + 1}`
    sheet.noted(where, question, 60)
    sheet.brief(`${where}.step`, question.step, 30)
    for (const version of versions) {
      for (const sentence of sentencesOf(question[version])) {
        if (wordsOf(sentence).length < 5) continue
        const key = `${version} ${sameWordsKey(sentence)}`
        const other = said.get(key)
        if (other) sheet.bad(where, `says the same as ${other}: ${sentence}`)
        said.set(key, where)
      }
    }
  }
  const wordings = questions.flatMap(({ ask }) => ask)
  const isTypedInHaste = ({ words }: Wording) => words === words.toLowerCase() && wordsOf(words).length <= 6
  if (!wordings.some(isTypedInHaste)) sheet.bad('questions', 'none is short and in small letters')
}

/** What the reader does: the method, the check-in and the three tasks. */
function checkTasks({ method, check_in, guess }: AnnotatedText, sheet: Sheet): void {
  sheet.both('method', method)
  for (const version of versions) {
    const { ask, reply, choices, answer, ...words } = check_in[version]
    const where = `check_in.${version}`
    sheet.shows(where, words)
    sheet.prose(where, ask, version)
    sheet.prose(where, reply, version)
    if (!choices.includes(answer)) sheet.bad(where, 'has an answer that is no choice')
    // An explanation lists the choices in one sentence, between semicolons.
    for (const choice of choices.filter((one) => /[.;]$|; /.test(one)))
      sheet.bad(where, `has a choice that ends in a period or holds a semicolon: ${choice}`)
  }
  for (const [at, task] of guess.entries()) {
    const where = `guess ${at + 1}`
    sheet.noted(where, task)
    sheet.prose(`${where}.ask`, task.ask, 'plain')
    if (task.choices && !task.choices.includes(task.answer ?? ''))
      sheet.bad(where, 'has an answer that is no choice')
  }
}
