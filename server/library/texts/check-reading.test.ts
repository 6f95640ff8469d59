import { describe, expect, it } from 'vitest'
import type { AnnotatedText } from '#domain/library/annotated-text'
import { checkReading } from './check-reading.ts'
import { findReadingFiles } from './load-readings.ts'
import { readAnnotatedTexts } from './readings.ts'
import type { KnownSentences } from './sheet.ts'

const [first] = readAnnotatedTexts()
if (!first) throw new Error('The library has no reading.')
const good: AnnotatedText = first

function problemsOf(change: (reading: AnnotatedText) => void): string {
  const reading = structuredClone(good)
  change(reading)
  return checkReading(reading).problems.join('\n')
}

describe('the readings of the library', () => {
  it('are read from every file, each with a name of its own', () => {
    const slugs = readAnnotatedTexts().map(({ slug }) => slug)
    expect(slugs.length).toBe(findReadingFiles().length)
    expect(new Set(slugs).size).toBe(slugs.length)
  })

  it('have nothing wrong, and no two share a sentence', () => {
    const known: KnownSentences = new Map()
    const wrong = readAnnotatedTexts().flatMap((reading) =>
      checkReading(reading, known).problems.map((problem) => `${reading.slug}: ${problem}`),
    )
    expect(wrong).toEqual([])
  })
})

describe('the checker', () => {
  it('finds nothing in a good reading, and counts its quotations', () => {
    const { problems, figures } = checkReading(good)
    expect(problems).toEqual([])
    expect(figures.quotations).toBeGreaterThan(30)
  })

  it('refuses words that the text does not have, as a place and as a quotation', () => {
    expect(problemsOf(({ tone }) => (tone.at = ['no such words']))).toContain('does not stand in the text')
    expect(problemsOf(({ theme }) => (theme.plain = 'It says “no such words” here.'))).toContain(
      'theme.plain: does not stand in the text: “no such words”',
    )
  })

  it('refuses a note that stands on no words, and a clue that is no mark', () => {
    expect(problemsOf(({ theme }) => Object.assign(theme, { clues: [], at: [] }))).toContain(
      'theme: is a note without words',
    )
    expect(problemsOf(({ theme }) => (theme.clues = ['nowhere']))).toContain('names a clue that is no mark')
  })

  it('refuses a retelling that leaves a part of the text out', () => {
    expect(problemsOf(({ retelling }) => retelling.pop())).toContain('retelling: stops before')
    expect(problemsOf(({ retelling }) => retelling.shift())).toContain('retelling 1: leaves out')
  })

  it('refuses marks out of order, and one that no note uses', () => {
    expect(problemsOf(({ marks }) => marks.reverse())).toContain('stands before the mark above it')
    const extra = { ...good.marks.at(-1), id: 'extra' } as AnnotatedText['marks'][number]
    expect(problemsOf(({ marks }) => marks.push(extra))).toContain('mark extra: no note uses it')
  })

  it('refuses a plain version that is hard to read', () => {
    const hard =
      'Notwithstanding considerable interpretative uncertainty, authoritative commentators characteristically acknowledge unmistakable melancholy.'
    const problems = problemsOf((reading) => {
      for (const question of reading.questions) question.plain = hard
      for (const part of reading.retelling) part.plain = hard
      for (const one of reading.misread) one.plain = hard
    })
    expect(problems).toMatch(/plain: Flesch-Kincaid grade/)
    expect(problemsOf(({ theme }) => (theme.plain = `${'so '.repeat(25)}it ends.`))).toContain(
      'words in a sentence, at most 24',
    )
  })

  it.each(['He laughs.', 'He laughs; she leaves'])('refuses “%s” as a choice of the check-in', (choice) => {
    expect(problemsOf(({ check_in }) => check_in.plain.choices.push(choice))).toContain(
      `check_in.plain: has a choice that ends in a period or holds a semicolon: ${choice}`,
    )
  })

  it.each<[string, (question: AnnotatedText['questions'][number]) => unknown]>([
    ['needs +, - or ?', (one) => one.ask.push({ words: 'is it so' })],
    [
      'has a sign that its question word forbids',
      (one) => one.ask.push({ words: 'why is it so', sign: '+' }),
    ],
    ['has a sign without a space', (one) => one.ask.push({ words: '+is it so' })],
    [
      'probably holds, but no wording',
      (one) => Object.assign(one, { ask: [{ words: 'tone' }], holds: 'probably' }),
    ],
    ['opens with yes, no or a stub: Yes.', (one) => (one.plain = `Yes. ${one.plain}`)],
    ['opens with yes, no or a stub: Partly.', (one) => (one.full = `Partly. ${one.full}`)],
    ['opens with yes, no or a stub: He does.', (one) => (one.full = `He does. ${one.full}`)],
    ['opens with 22 words', (one) => (one.full = `${'so '.repeat(21)}on. ${one.full}`)],
  ])('refuses a question that %s', (problem, change) => {
    expect(problemsOf(({ questions: [one] }) => one && change(one))).toContain(problem)
  })

  it('refuses one wording in two questions, and lets a sentence begin with “No one”', () => {
    const same = problemsOf(({ questions: [one, two] }) => two?.ask.push(...(one?.ask ?? [])))
    expect(same).toContain('has a wording of question 1')
    const noOne = { plain: 'No one is there now.' }
    expect(problemsOf(({ questions: [one] }) => one && Object.assign(one, noOne))).toBe('')
    expect(problemsOf(({ questions: [one] }) => one?.ask.push({ words: 'can you sum it up again' }))).toBe('')
  })

  it('refuses a quotation that ends otherwise than the text', () => {
    const { marks } = good
    const [words = ''] = marks[0]?.at ?? []
    const quoted = words.replace(/ @\d+$/u, '').replace(/[.,;!?]+$/u, '')
    expect(
      problemsOf(({ theme }) => (theme.plain = `It says “${quoted}~.” here.`.replace('~', ''))),
    ).toContain('does not stand in the text')
  })

  it('refuses answers that say the same, and sentences of another reading', () => {
    expect(
      problemsOf(({ questions: [one, two] }) => one && two && Object.assign(two, { plain: one.plain })),
    ).toContain('question 2: says the same as question 1')
    const known: KnownSentences = new Map()
    checkReading(good, known)
    const other = { ...structuredClone(good), slug: 'another-text' }
    expect(checkReading(other, known).problems.join('\n')).toContain(`also stands in ${good.slug}`)
  })

  it('asks for the parts that every reading has, or for the reason why not', () => {
    expect(
      problemsOf((reading) => Object.assign(reading, { figures: undefined, no_figures: undefined })),
    ).toContain('no_figures says why')
    expect(
      problemsOf((reading) => Object.assign(reading, { kind: 'nonfiction', purpose: undefined })),
    ).toContain('purpose: is missing in non-fiction')
  })
})
