import { expect, test } from 'vitest'
import { levelsInOrder } from '../choices/levels.ts'
import { checkQuotations } from '../claims/check-quotations.ts'
import { measureLevel } from '../prose/measure-prose.ts'
import { explanationFixtures } from '../rubric/cases.fixture.ts'
import { headings, parseExplanation } from '../rubric/parse-explanation.ts'
import { writeExplanation } from './write-explanation.ts'
import { writeOtherWords } from './write-other-words.ts'

test.each(explanationFixtures)(
  'versions of $id are for another level and say something else, or there is none',
  (one) => {
    for (const gradeLevel of levelsInOrder) {
      const { markdown: shown } = writeExplanation({ ...one, gradeLevel })
      const { simpler, fuller } = writeOtherWords({ ...one, gradeLevel }, shown)
      const level = levelsInOrder.indexOf(gradeLevel)
      if (simpler) expect(levelsInOrder.indexOf(simpler.gradeLevel)).toBeLessThan(level)
      if (fuller) expect(levelsInOrder.indexOf(fuller.gradeLevel)).toBeGreaterThan(level)
      for (const other of [simpler, fuller]) if (other) expect(other.markdown).not.toBe(shown)
      for (const other of [simpler, fuller]) {
        if (!other) continue
        expect(parseExplanation(other.markdown).found.map(({ title }) => title)).toEqual(headings)
        expect(checkQuotations(other.markdown, one.passage).missing).toBe(0)
      }
    }
  },
)

test('a long explanation that somebody else wrote gets simpler words too', () => {
  const one = explanationFixtures[0]
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
