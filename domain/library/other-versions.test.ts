import { expect, it } from 'vitest'
import { readAnnotatedTexts } from '#server/library/texts/readings'
import { withoutItalicMarks } from './locators.ts'
import { otherVersions } from './other-versions.ts'
import { writeFromAnnotatedText } from './write-from-annotated-text.ts'

const annotated = readAnnotatedTexts().find(({ slug }) => slug === 'the-eagle')
if (!annotated) throw new Error('The text that these tests need is not in the library.')
const [written] = annotated.questions
const question = { passage: withoutItalicMarks(annotated.text).text, question: written?.ask[0]?.words ?? '' }

it('gives the full answer in the plain words of the notes', () => {
  const shown = writeFromAnnotatedText(annotated, { ...question, gradeLevel: 'high' }) ?? ''
  const { simpler } = otherVersions(annotated, question, shown)
  expect(simpler?.gradeLevel).toBe('middle')
  expect(simpler?.markdown).toContain(written?.plain.split('. ')[0])
})

it('gives the plain answer more fully, and not more simply', () => {
  const shown = writeFromAnnotatedText(annotated, { ...question, gradeLevel: 'middle' }) ?? ''
  const { simpler, fuller } = otherVersions(annotated, question, shown)
  expect(simpler).toBeNull()
  expect(fuller?.markdown).toContain(written?.full.split('. ')[0])
})

it('has no versions of an answer that the notes do not give', () => {
  expect(otherVersions(annotated, question, 'Another answer.')).toEqual({ simpler: null, fuller: null })
})
