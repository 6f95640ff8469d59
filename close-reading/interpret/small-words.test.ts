import { describe, expect, it } from 'vitest'
import { buildDoc } from '../doc.ts'
import { readScene } from '../scene/read-scene.ts'
import { smallWords } from './small-words.ts'

function found(text: string): string[] {
  return smallWords(readScene(buildDoc(text, 'fiction'))).map(({ start, end }) => text.slice(start, end))
}

describe('small words', () => {
  it.each([
    ['He almost smiled.', ['almost']],
    ['At last the bus came.', ['At last']],
    ['They used to play here.', ['used to']],
    ['He looked as if he slept, and tried not to laugh.', ['as if', 'tried not to']],
    ['She should have called. She didn’t answer.', ['should have', 'didn’t answer']],
  ])('finds in %j %j', (text, words) => {
    expect(found(text)).toEqual(words)
  })

  it.each([
    'She is used to the noise.',
    'He got used to it.',
    'You’re used to better things.',
    'At the last stop they got off.',
    'As he left, she asked if he slept.',
    'They should call.',
  ])('ignores %j', (text) => {
    expect(found(text)).toEqual([])
  })
})
