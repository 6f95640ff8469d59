import { describe, expect, it } from 'vitest'
import { type Kind, readClosely } from '#close-reading'
import type { ArgumentData } from './argument.ts'

function wordsOf(type: string, text: string, kind: Kind = 'nonfiction'): string[] {
  return readClosely(text, kind)
    .findings.filter((finding) => finding.type === type)
    .map((finding) => text.slice(finding.start, finding.end))
}

describe('how an argument works', () => {
  it('hedges are found in every kind of text', () => {
    expect(wordsOf('hedge', 'Perhaps it tends to rain there.')).toEqual(['Perhaps', 'tends to'])
    expect(wordsOf('hedge', '“I suppose so,” she said.', 'fiction')).toEqual(['I suppose'])
  })

  it('connectives tell their function', () => {
    const { findings } = readClosely('Therefore we stayed, although it was late.', 'nonfiction')
    const functions = findings
      .filter((finding) => finding.type === 'connective')
      .map((finding) => (finding.data as ArgumentData).function)
    expect(functions).toEqual(['cause', 'contrast'])
  })

  it('numbers with what they count are evidence', () => {
    expect(wordsOf('evidence', 'It took thirty minutes.')).toEqual(['thirty minutes'])
    expect(wordsOf('evidence', 'According to the survey, 1,200 men left.')).toContain('1,200 men')
  })

  it('a plainer word stands beside a loaded one', () => {
    const { findings } = readClosely('They fought against tyranny.', 'nonfiction')
    const loaded = findings.filter((finding) => finding.type === 'loaded')
    expect(loaded.map((finding) => (finding.data as ArgumentData).plainer)).toEqual(['harsh rule'])
  })

  it('sentences that say what must be may be claims, questions are not', () => {
    expect(wordsOf('claim', 'We must act now. Must we act?')).toEqual(['We must act now.'])
  })

  it('a story has no connectives, claims or loaded words of an argument', () => {
    for (const type of ['connective', 'claim', 'loaded'])
      expect(wordsOf(type, 'But the tyrant must go.', 'fiction')).toEqual([])
  })
})
