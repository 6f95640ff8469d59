import { describe, expect, it } from 'vitest'
import { buildDoc } from '../doc/doc.ts'
import { buildPhrases, matchPhrase } from './phrases.ts'

function find(pattern: string, text: string): string | undefined {
  const doc = buildDoc(text, 'fiction')
  const phrases = buildPhrases([pattern])
  for (let i = 0; i < doc.count; i++) {
    const match = matchPhrase(phrases, doc, i)
    if (match) return text.slice(doc.start[match.first], doc.end[match.last - 1])
  }
  return undefined
}

describe('phrases', () => {
  it('match every form of a word with ~', () => {
    expect(find('take~ heart', 'She took heart.')).toBe('took heart')
    expect(find('take~ heart', 'He was taking heart.')).toBe('taking heart')
    expect(find('take~ heart', 'He mistook heart.')).toBeUndefined()
  })

  it('match possessives of one word and of a name with #', () => {
    expect(find('pull~ # leg', 'You are pulling my leg.')).toBe('pulling my leg')
    expect(find('pull~ # leg', "They pulled the old man's leg.")).toBe("pulled the old man's leg")
    expect(find('pull~ # leg', 'They pulled a leg.')).toBeUndefined()
  })

  it('leave a gap of one to four words for *, and never cross a mark or a sentence there', () => {
    expect(find('take~ * for a ride', 'He took the poor old men for a ride.')).toBe(
      'took the poor old men for a ride',
    )
    expect(find('take~ * for a ride', 'He took it. For a ride he paid.')).toBeUndefined()
  })

  it('match either word of a slash, and a missing word with ?', () => {
    expect(find('grain/pinch of salt', 'a pinch of salt')).toBe('pinch of salt')
    expect(find('lend~ *? a hand', 'They lent a hand.')).toBe('lent a hand')
    expect(find('lend~ *? a hand', 'They lent us a hand.')).toBe('lent us a hand')
  })

  it('read a hyphen as a space and pass over one small inner word', () => {
    expect(find('red-handed', 'caught red-handed')).toBe('red-handed')
    expect(find('hit~ the nail on the head', 'He hit the nail right on the head.')).toBe(
      'hit the nail right on the head',
    )
  })

  it('prefer the longest phrase', () => {
    const doc = buildDoc('once in a blue moon', 'fiction')
    const phrases = buildPhrases(['once', 'once in a blue moon'])
    expect(matchPhrase(phrases, doc, 0)).toEqual({ entry: 1, first: 0, last: 5 })
  })
})
