import { describe, expect, it } from 'vitest'
import { buildDoc, type Kind, readClosely } from '#close-reading'
import wording from '../../wording/devices/argument.json' with { type: 'json' }
import { argument } from './argument.ts'
import table from './argument-words.json' with { type: 'json' }

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
      .map((finding) => finding.data.meaning)
    expect(functions).toEqual([wording.markers.connective.cause, wording.markers.connective.contrast])
  })

  it('every word that is found tells what it does', () => {
    const text = table.markers.map(({ patterns }) => patterns[0]).join('. ')
    const found = [...argument.run(buildDoc(text, 'nonfiction'))]
    expect(new Set(found.map(({ type }) => type)).size).toBeGreaterThan(5)
    expect(found.filter(({ data }) => data.meaning === '')).toEqual([])
  })

  it('numbers with what they count are evidence', () => {
    expect(wordsOf('evidence', 'It took thirty minutes.')).toEqual(['thirty minutes'])
    expect(wordsOf('evidence', 'According to the survey, 1,200 men left.')).toContain('1,200 men')
  })

  it('a plainer word stands beside a loaded one', () => {
    const { findings } = readClosely('They fought against tyranny.', 'nonfiction')
    const loaded = findings.filter((finding) => finding.type === 'loaded')
    expect(loaded.map((finding) => finding.data.plainer)).toEqual(['harsh rule'])
  })

  it('sentences that say what must be may be claims, questions are not', () => {
    expect(wordsOf('claim', 'We must act now. Must we act?')).toEqual(['We must act now.'])
  })

  it('a story has no connectives, claims or loaded words of an argument', () => {
    for (const type of ['connective', 'claim', 'loaded'])
      expect(wordsOf(type, 'But the tyrant must go.', 'fiction')).toEqual([])
  })

  it.each([
    ['hedge', 'In May the roads are dry.'],
    ['hedge', 'He pushed with all his might.'],
    ['hedge', 'They spoke so that all might hear.'],
    ['hedge', 'You may go now.'],
    ['hedge', 'They would walk every day about the house.'],
    ['hedge', 'A little girl sat there rather than stand.'],
    ['opinion', 'We claim the right to vote.'],
    ['advice', 'It can never forget, and I must mourn.'],
    ['connective', 'The Fourth of July is nothing but a name.'],
  ])('no %s is seen where the word means something else: %s', (type, text) => {
    expect(wordsOf(type, text)).toEqual([])
  })

  it.each([
    ['hedge', 'It may rain.', 'may'],
    ['hedge', 'It might rain.', 'might'],
    ['hedge', 'It would seem so.', 'would seem'],
    ['hedge', 'There were about twenty.', 'about'],
    ['opinion', 'It is right to speak.', 'right to'],
    ['advice', 'Never give in.', 'Never'],
    ['connective', 'First, the road is long.', 'First'],
    [
      'evidence',
      'Of the hundred and twenty thousand children some were counted.',
      'hundred and twenty thousand children',
    ],
  ])('a %s is seen in: %s', (type, text, words) => {
    expect(wordsOf(type, text)).toContain(words)
  })
})
