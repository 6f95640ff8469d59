import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readAnnotatedTexts } from '#server/library/texts/readings'
import { withoutItalicMarks } from '../locators.ts'
import { writeFromAnnotatedText } from '../write-from-annotated-text.ts'

/** A question as a student types it, written from the text alone: what its answer says, and what it must not say. */
type Row = { slug: string; ask: string; says: string; not?: string }

const rows: Row[] = readFileSync('tests/library/typed-questions.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

it.each(rows)('$slug: $ask', ({ slug, ask, says, not }) => {
  const annotated = readAnnotatedTexts().find((one) => one.slug === slug)
  if (!annotated) throw new Error(`There is no text ${slug}.`)
  const passage = withoutItalicMarks(annotated.text).text
  const answer = writeFromAnnotatedText(annotated, { passage, question: ask, gradeLevel: 'middle' }) ?? ''
  const [inShort = ''] = answer.replace('**In short:** ', '').split('\n\n## ')
  expect(inShort).toMatch(new RegExp(says, 'iu'))
  if (not) expect(inShort).not.toMatch(new RegExp(not, 'u'))
})
