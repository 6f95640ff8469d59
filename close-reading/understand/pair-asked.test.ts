import { describe, expect, it } from 'vitest'
import { buildDoc } from '../doc.ts'
import { understandQuestion } from '../question/understand-question.ts'
import { foldQuotable } from '../quoting/fold-quotable.ts'
import { readScene } from '../scene/read-scene.ts'
import { findFeelings } from './find-feelings.ts'
import { momentsOf } from './moments.ts'
import { pairAsked } from './pair-asked.ts'

const text =
  'Maya gave Jordan a hat. “Great hat,” said Jordan, and put it in a drawer. Maya looked at the floor. Jordan did not wear the hat.'

function pairIn(question: string, passage = text) {
  const scene = readScene(buildDoc(passage, 'fiction'))
  const query = understandQuestion(question, scene, foldQuotable(passage))
  const pair = pairAsked(scene, query, momentsOf(scene, query, findFeelings(scene)))
  if (!pair) return null
  const { remark, said, beside, doubts } = pair
  expect(beside.end <= said.start || beside.start >= said.end).toBe(true)
  return { remark: passage.slice(remark.start, remark.end), doubts }
}

describe('the remark that a question turns on', () => {
  it.each([
    ['Does Jordan mean it?', true],
    ['Is Jordan being sarcastic?', true],
    ['Does he mean “Great hat”?', true],
    ['Is Jordan happy?', false],
  ])('finds it, and whether it is doubted, for %j', (question, doubts) => {
    expect(pairIn(question)).toEqual({ remark: expect.stringContaining('Great hat'), doubts })
  })

  it.each([
    ['a question that does not turn on words', 'How does Maya feel?', text],
    ['a person who says nothing', 'Is Maya being sarcastic?', text],
    [
      'a text in which nobody speaks',
      'Does Maya mean it?',
      'Maya gave Jordan a hat. Jordan put it in a drawer.',
    ],
    ['a remark with nothing beside it', 'Does Jordan mean it?', '“Great hat,” said Jordan.'],
  ])('ignores %s', (_, question, passage) => {
    expect(pairIn(question, passage)).toBeNull()
  })
})
