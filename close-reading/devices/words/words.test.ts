import { describe, expect, it } from 'vitest'
import { readClosely } from '../../index.ts'
import { type HardWordData, words } from './words.ts'

function explain(text: string): Record<string, string> {
  const { findings } = readClosely(text, 'fiction', { detectors: [words] })
  return Object.fromEntries(
    findings.map(({ data }) => [(data as HardWordData).word, (data as HardWordData).meaning]),
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
    const { findings } = readClosely('O woe! Woe and woe!', 'fiction', { detectors: [words] })
    expect(findings.map(({ start }) => start)).toEqual([2])
  })

  it('are not common words', () => {
    expect(explain('The boy ran to the house and sat down by the fire.')).toEqual({})
  })
})
