import { describe, expect, it } from 'vitest'
import { buildDoc } from '../doc/doc.ts'
import { foldQuotable } from '../prose/fold-quotable.ts'
import { readScene } from '../scene/read-scene.ts'
import { nameAsked } from './name-asked.ts'
import { understandQuestion } from './understand-question.ts'

const text =
  'Maya gave Mr. Cole a hat. Her grandmother laughed. “Great hat,” said Mr. Cole, and he put it in a drawer.'
const scene = readScene(buildDoc(text, 'fiction'))

function nameIn(question: string): string | undefined {
  return nameAsked(scene, understandQuestion(question, scene, foldQuotable(text)))?.name
}

describe('the person whom a question names', () => {
  it.each([
    ['How does Maya feel?', 'Maya'],
    ['how does maya feel', 'Maya'],
    ['Is Mr. Cole being rude?', 'Mr. Cole'],
    ['Does Cole mean it?', 'Mr. Cole'],
    ['Does he mean it?', 'Mr. Cole'],
  ])('finds who is named in %j', (question, name) => {
    expect(nameIn(question)).toBe(name)
  })

  it.each(['How does she feel?', 'How does Priya feel?', 'What is the tone?', ''])(
    'ignores %j',
    (question) => {
      expect(nameIn(question)).toBeUndefined()
    },
  )
})
