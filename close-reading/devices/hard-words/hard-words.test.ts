import { describe, expect, it } from 'vitest'
import { pickFindings, readClosely } from '../../index.ts'
import { hardWords } from './hard-words.ts'

function explain(text: string): Record<string, string> {
  const reading = readClosely(text, 'fiction', { detectors: [hardWords] })
  return Object.fromEntries(
    pickFindings(reading, 'hard-word').map(({ start, end, data }) => [text.slice(start, end), data.meaning]),
  )
}

describe('hard words', () => {
  it('get a plain meaning', () => {
    expect(explain('Her countenance was pale.')).toEqual({ countenance: 'face; the look on a face' })
  })

  it('are known in any form', () => {
    expect(Object.keys(explain('She endured it, lamenting, among the boughs.'))).toEqual([
      'endured',
      'lamenting',
      'boughs',
    ])
  })

  it('are explained once, where they first stand', () => {
    const { findings } = readClosely('O woe! Woe and woe!', 'fiction', { detectors: [hardWords] })
    expect(findings.map(({ start }) => start)).toEqual([2])
  })

  it('are not common words', () => {
    expect(explain('The boy ran to the house and sat down by the fire.')).toEqual({})
  })
})
