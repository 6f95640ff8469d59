import { expect, test } from 'vitest'
import type { Kind } from '../finding.ts'
import { readPage } from '../page.ts'
import { readScene } from '../scene/read-scene.ts'
import { tellClause } from './tell-clause.ts'

function told(text: string, kind: Kind = 'fiction'): string[] {
  const scene = readScene(readPage(text, kind))
  return scene.clauses.flatMap((clause) => (clause.utterance < 0 ? (tellClause(scene, clause) ?? []) : []))
}

test('what happened is told in the present, each verb on its own', () => {
  expect(told('Tom climbed the hill and looked at the sea. He was cold.')).toEqual([
    'Tom climbs the hill',
    'Tom looks at the sea',
    'Tom is cold',
  ])
})

test('what did not happen stays denied', () => {
  expect(told('Rosa did not take off her jacket. She wasn’t hungry.')).toEqual([
    'Rosa does not take off her jacket',
    'Rosa is not hungry',
  ])
})

test('a pronoun for somebody else becomes the name, one for the same person stays', () => {
  expect(told('Kenji saw Amara at the door. He gave her his umbrella.')).toContain(
    'Kenji gives Amara his umbrella',
  )
})

test('"I" is whoever tells the text', () => {
  expect(told('I laughed too. Then I hid my letter.')).toEqual([
    'The narrator laughs too',
    'The narrator hides their letter',
  ])
  expect(told('I laughed too.', 'poetry')).toEqual(['The speaker laughs too'])
})

test('a past form inside the sentence goes to the present with the rest', () => {
  expect(told('Ana ran because she was late.')).toContain('Ana runs because she is late')
})

test('questions, orders and clauses without a subject are not told', () => {
  expect(told('Run! Where did it go? Walking home.')).toEqual([])
})
