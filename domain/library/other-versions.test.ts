import { expect, it } from 'vitest'
import { readLibrary } from '#server/library/readings/readings'
import { otherVersions } from './other-versions.ts'
import { showText } from './places.ts'
import { writeFromReading } from './write-from-reading.ts'

const reading = readLibrary().find(({ slug }) => slug === 'the-eagle')
if (!reading) throw new Error('The reading that these tests are about is not there.')
const [written] = reading.questions
const question = { passage: showText(reading.text).text, question: written?.ask[0] ?? '' }

it('says the full answer in the plain words of the reading', () => {
  const shown = writeFromReading(reading, { ...question, gradeLevel: 'high' }) ?? ''
  const { simpler } = otherVersions(reading, question, shown)
  expect(simpler?.gradeLevel).toBe('middle')
  expect(simpler?.markdown).toContain(written?.plain.split('. ')[0])
})

it('says the plain answer more fully, and not more simply', () => {
  const shown = writeFromReading(reading, { ...question, gradeLevel: 'middle' }) ?? ''
  const { simpler, fuller } = otherVersions(reading, question, shown)
  expect(simpler).toBeNull()
  expect(fuller?.markdown).toContain(written?.full.split('. ')[0])
})

it('has no versions of an answer that the reading does not give', () => {
  expect(otherVersions(reading, question, 'Another answer.')).toEqual({ simpler: null, fuller: null })
})
