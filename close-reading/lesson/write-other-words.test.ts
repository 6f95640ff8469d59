import { describe, expect, test } from 'vitest'
import { levelsInOrder, measureLevel } from '../explanation/measure-level.ts'
import { measureProse } from '../explanation/measure-prose.ts'
import { headings, parseExplanation } from '../explanation/parse-explanation.ts'
import { checkQuotations } from '../quotations.ts'
import { lessonCases } from './cases.fixture.ts'
import { writeExplanation } from './write-explanation.ts'
import { writeOtherWords } from './write-other-words.ts'

function quotationsOf(markdown: string, passage: string): string[] {
  const { quotations, found } = checkQuotations(markdown, passage)
  expect(found).toBe(quotations.length)
  return [...new Set(quotations.map(({ words }) => words))]
}

describe.each(lessonCases)('$id', (one) => {
  test.each(levelsInOrder)(
    'from %s: simpler words measure a band lower, the fuller one a band higher',
    (gradeLevel) => {
      const { markdown: shown } = writeExplanation({ ...one, gradeLevel })
      const { simpler, fuller } = writeOtherWords({ ...one, gradeLevel }, shown)
      expect(simpler === null).toBe(gradeLevel === 'elementary')
      if (gradeLevel === 'elementary' || gradeLevel === 'middle') expect(fuller).not.toBeNull()
      if (gradeLevel === 'college') expect(fuller).toBeNull()
      if (simpler) {
        expect(measureLevel(simpler.markdown)).toBeLessThan(measureLevel(shown))
        expect(measureProse(simpler.markdown).fleschKincaid).toBeLessThan(measureProse(shown).fleschKincaid)
      }
      if (fuller) {
        expect(measureLevel(fuller.markdown)).toBeGreaterThan(measureLevel(shown))
        expect(measureProse(fuller.markdown).fleschKincaid).toBeGreaterThan(measureProse(shown).fleschKincaid)
      }
    },
  )

  test('the five steps stay, and so do the quotations', () => {
    const { markdown: shown } = writeExplanation({ ...one, gradeLevel: 'middle' })
    const { simpler, fuller } = writeOtherWords(one, shown)
    const before = quotationsOf(shown, one.passage)
    for (const other of [simpler?.markdown ?? '', fuller?.markdown ?? '']) {
      expect(parseExplanation(other).found.map(({ title }) => title)).toEqual(headings)
      const after = quotationsOf(other, one.passage)
      const kept = before.filter((words) => after.includes(words))
      expect(kept.length).toBeGreaterThanOrEqual(0.75 * Math.min(before.length, after.length))
    }
  })
})

test('a long explanation that somebody else wrote gets simpler words too', () => {
  const one = lessonCases[0]
  if (!one) throw new Error('There is no case.')
  const long = `${'The unmistakable characteristics of this extraordinary composition demonstrate considerable psychological sophistication and understanding, which nobody disputes. '.repeat(60)}`
  expect(measureLevel(long)).toBe(4)
  const { simpler, fuller } = writeOtherWords(one, long)
  expect(simpler?.gradeLevel).toBe('college')
  expect(fuller).toBeNull()
})

test('without a passage the steps still come in simpler words', () => {
  const request = {
    gradeLevel: 'high',
    contentType: 'poetry',
    question: 'What is the tone?',
    passage: '',
  } as const
  const { simpler } = writeOtherWords(request, writeExplanation(request).markdown)
  expect(simpler?.gradeLevel).toBe('middle')
})
