import { describe, expect, it } from 'vitest'
import { findSpokenSentences, toSpeech } from './speech-text.ts'

const sentencesOf = (text: string) =>
  findSpokenSentences(text).map(({ start, end }) => text.slice(start, end))

describe('the sentences that a voice speaks', () => {
  it.each([
    ['“Stop!” Theo shouted. Nobody moved.', ['“Stop!” Theo shouted.', 'Nobody moved.']],
    ['Mr. Fox met Dr. A. B. Lee. They spoke.', ['Mr. Fox met Dr. A. B. Lee.', 'They spoke.']],
    ['She waited ... and waited. Then she left.', ['She waited ... and waited.', 'Then she left.']],
    ['It cost 3.50 dollars! “Why?” she asked.', ['It cost 3.50 dollars!', '“Why?” she asked.']],
    ['maya: where are you\u2028ben: on the bus', ['maya: where are you', 'ben: on the bus']],
  ])('end where the text’s do: %s', (text, expected) => {
    expect(sentencesOf(text)).toEqual(expected)
  })

  it('go on over the end of a line, and end with a stanza, a heading and an item', () => {
    expect(sentencesOf('The rain fell on\u2028the roof. It was\u2028cold.')).toEqual([
      'The rain fell on\u2028the roof.',
      'It was\u2028cold.',
    ])
    expect(sentencesOf('Fear\nand trembling\n\nThe end')).toEqual(['Fear', 'and trembling', 'The end'])
  })

  it('leave out what holds no word', () => {
    expect(sentencesOf('* * *\n😀😀\n—\nHe left. 🎉')).toEqual(['He left.'])
  })
})

describe('what a voice is given', () => {
  const said = (text: string) => toSpeech(text).words.replace(/ +/g, ' ').trim()

  it.each([
    ['I am *so* **happy** 😀!', 'I am so happy !'],
    ['_Not again_ ~~never~~ `code`', 'Not again never code'],
    ['Well done 👩🏽‍🚀 👍🏿 🇺🇸 ❤️ 1️⃣', 'Well done 1'],
    ['Fine :-) and you ;D? <3', 'Fine and you ?'],
    ['• first ★ second → third', 'first second third'],
    ['Name: ______', 'Name:'],
    ['an\u00adgry, O\u200bmar', 'angry, Omar'],
    ['the rain\u2028fell', 'the rain fell'],
  ])('has no names of signs: %s', (text, expected) => {
    expect(said(text)).toBe(expected)
  })

  it.each([
    '2*3 and 5^2',
    'It is 20 °C, 50 % of $5 — © 2019, “no” & yes #1',
    'at 10:30, ratio 3:1, http://example.org',
    'Don’t! Well-known; naïve (so-so).',
  ])('has every sign that is said or breathed: %s', (text) => {
    expect(toSpeech(text).words).toBe(text)
  })

  it('finds its words in the text again', () => {
    const text = '😀 an\u00adgry *boy*'
    const { words, positions } = toSpeech(text)
    expect(positions[words.indexOf('angry')]).toBe(text.indexOf('an'))
    expect(positions[words.indexOf('boy')]).toBe(text.indexOf('boy'))
  })
})
