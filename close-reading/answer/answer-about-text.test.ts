import { describe, expect, it } from 'vitest'
import { interpret, type Kind } from '../index.ts'

function answer(
  passage: string,
  contentType: Kind = 'nonfiction',
  question = 'What is the purpose of this?',
) {
  return interpret({ gradeLevel: 'middle', contentType, question, passage })?.short.text
}

describe('the answer that says what ought to be', () => {
  it.each([
    ['“should”', 'Rivers are warm now. Every child should learn to swim. We opened a pool.'],
    ['“must”', 'The lake is low. The town must save water. Rain is far away.'],
  ])('finds %s', (_, passage) => {
    const [, ought] = passage.split('. ')
    expect(answer(passage)).toBe(`The writer says what ought to be: "${ought}."`)
  })

  it('finds a call to act before it', () => {
    expect(answer('The town must save water. Let us close the pools.')).toBe(
      'The writer calls on others to act: "Let us close the pools".',
    )
  })

  it.each<[string, string, Kind]>([
    ['a story', 'Maya went out. Everybody should learn to swim. It rained.', 'fiction'],
    [
      'words that say who is to be treated so',
      'It rained. The bill should be paid. The shop is open.',
      'nonfiction',
    ],
    [
      'what somebody else says',
      'It rained. “You must save water,” said the mayor. We went home.',
      'nonfiction',
    ],
    ['“may”', 'It rained. Every child may learn to swim. The pool is open.', 'nonfiction'],
    ['“let us be”', 'Let us be glad. It rained.', 'nonfiction'],
  ])('ignores %s', (_, passage, kind) => {
    expect(answer(passage, kind)).not.toMatch(/ought to be|calls on/u)
  })
})
