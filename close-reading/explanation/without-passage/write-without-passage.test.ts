import { expect, test } from 'vitest'
import { writeExplanation } from '../../index.ts'

test.each([
  ['Is she being sarcastic?', 'if someone means what they say'],
  ['How does she feel about John?', 'how someone feels about it'],
  ['Why did he want to leave?', 'the reason'],
  ['Where does this happen?', 'where and when it happens'],
])('Without a passage, %s gets told that the words of a text can show %s', (question, wanted) => {
  const { markdown, clues } = writeExplanation({
    gradeLevel: 'elementary',
    contentType: 'fiction',
    question,
    passage: '',
  })
  expect(markdown).toContain(`The words of a text show ${wanted}.`)
  expect(clues).toEqual([])
})
