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

describe('a meaning that the text gives', () => {
  it.each([
    [
      'in another form of the words',
      'What does "fed the crow" mean?',
      'Dad says he "fed the crow". To feed the crow means to pay a debt. It rained.',
      'To feed the crow means to pay a debt',
    ],
    [
      'in the next sentence',
      'What does Gran mean by "pulling my leg"?',
      'Gran said I was "pulling my leg" again. She says it means that I joke too much. It rained.',
      'She says it means that I joke too much',
    ],
    [
      'as what was meant',
      'What did Bea mean by "left on the porch"?',
      'Bea said it was "left on the porch." What she meant was that the story had no end. It rained.',
      'What she meant was that the story had no end',
    ],
  ])('is quoted %s', (_, question, passage, quote) => {
    expect(answer(passage, 'fiction', question)).toMatch(new RegExp(`^The text says so: "${quote}`, 'u'))
  })

  it.each([
    [
      'it is denied',
      'What did Bea mean by "left on the porch"?',
      'Bea said it was "left on the porch." It does not mean a delivery. It rained.',
    ],
    [
      'it is asked',
      'What did Bea mean by "left on the porch"?',
      'Bea said it was "left on the porch." She asked if it means a delivery? It rained.',
    ],
    [
      'other words are explained',
      'What does "fed the crow" mean?',
      'Dad says he "fed the crow". To feed the hens means to get up early. It rained.',
    ],
  ])('is not told where %s', (_, question, passage) => {
    expect(answer(passage, 'fiction', question)).not.toContain('The text says so')
  })
})

describe('words that begin several sentences', () => {
  const question = 'Which words does the speaker repeat at the start of sentences?'
  it('are named with how often they come', () => {
    expect(
      answer(
        'We will not be moved. It is late. We will not be thanked. We will not be sold.',
        'nonfiction',
        question,
      ),
    ).toBe('3 lines or sentences begin with "We will not be". The first is sentence 1.')
  })
  it('are not named where no two begin alike', () => {
    expect(answer('We left. It is late. They ran home.', 'nonfiction', question)).not.toContain('begin with')
  })
})
