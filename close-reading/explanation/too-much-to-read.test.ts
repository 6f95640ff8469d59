import { expect, test } from 'vitest'
import { kindsOfText } from '../choices/kinds.ts'
import { type Kind, writeExplanation, writeFollowUp } from '../index.ts'

const NOTICE = 'Only its first part is explained here.'

function request(passage: string, contentType: Kind = 'fiction') {
  return { gradeLevel: 'middle', contentType, question: 'How does Jo feel?', passage } as const
}

test.each(kindsOfText)(
  'a passage that takes too many steps is explained by its first part, and says so, %s',
  (kind) => {
    const passage = 'Jo was sad.\n'.concat('sad\n'.repeat(10_000))
    const { markdown, clues } = writeExplanation(request(passage, kind))
    expect(markdown).toContain(NOTICE)
    for (const { start, end } of clues) expect(passage.slice(start, end)).not.toBe('')
    expect(writeExplanation(request(passage, kind)).markdown).toBe(markdown)
  },
)

test('the first part ends with a whole word and answers the question', () => {
  const { markdown } = writeExplanation(
    request('Jo was very happy. '.concat('She was sad, mad and glad! '.repeat(2000))),
  )
  expect(markdown).toContain(NOTICE)
  expect(markdown.split('\n')[0]).toContain('Jo')
})

test('a passage of a book at the limit is read whole', () => {
  const doc =
    'The road ran on between the hills, and Jo walked along it with her brother until the sun went down. '
  const { markdown } = writeExplanation(request(doc.repeat(400).slice(0, 40_000)))
  expect(markdown).not.toContain(NOTICE)
})

test('a follow-up about such a passage is answered', () => {
  const passage = 'Jo was sad. '.repeat(4000)
  expect(writeFollowUp({ ...request(passage), history: [] }).markdown).toContain('?')
})
