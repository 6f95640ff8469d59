import { describe, expect, it } from 'vitest'
import { wordsFound } from '../words-found.fixture.ts'
import { onomatopoeia } from './onomatopoeia.ts'

describe('onomatopoeia', () => {
  it.each([
    ['sound words in any form', 'The rain pattered and the door creaked.', ['pattered', 'creaked']],
    ['an old spelling', 'The cannon thunder’d.', ['thunder’d']],
    ['a word said twice', 'The clock went tick-tock.', ['tick-tock']],
  ])('finds %s', (_, text, words) => {
    expect(wordsFound(onomatopoeia, text)).toEqual(words)
  })

  it.each([
    ['words about sounds that do not sound so', 'She heard a sound and a voice.'],
    ['“ground”, which only looks like a form of “grind”', 'He fell to the ground.'],
  ])('ignores %s', (_, text) => {
    expect(wordsFound(onomatopoeia, text)).toEqual([])
  })
})
