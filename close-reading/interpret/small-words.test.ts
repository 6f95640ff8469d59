import { describe, expect, it } from 'vitest'
import { buildDoc } from '../doc/doc.ts'
import { readScene } from '../scene/read-scene.ts'
import { smallWords } from './small-words.ts'

function found(text: string): string[] {
  return smallWords(readScene(buildDoc(text, 'fiction'))).map(({ start, end }) => text.slice(start, end))
}

describe('small words', () => {
  it.each([
    ['He almost smiled.', ['almost']],
    ['He looked up, and tried not to laugh.', ['tried not to']],
    ['She called again. He didn’t answer.', ['didn’t answer']],
  ])('finds in %j %j', (text, words) => {
    expect(found(text)).toEqual(words)
  })

  it.each(['As he left, she asked if he slept.', 'They should call.'])('ignores %j', (text) => {
    expect(found(text)).toEqual([])
  })
})
