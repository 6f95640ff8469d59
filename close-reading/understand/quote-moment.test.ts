import { describe, expect, it } from 'vitest'
import type { Kind } from '../choices/kinds.ts'
import { buildDoc } from '../doc/doc.ts'
import { readScene } from '../scene/read-scene.ts'
import { quoteMoment } from './quote-moment.ts'

/** The quotation for the place where some words of a text stand. */
function quoteAt(text: string, words: string, kind: Kind = 'fiction'): string | undefined {
  const start = text.indexOf(words)
  const quote = quoteMoment(readScene(buildDoc(text, kind)), { start, end: start + words.length })
  if (quote) expect(text.slice(quote.start, quote.end).length).toBeGreaterThan(0)
  return quote?.sentence
}

const LONG = `The road went on ${'and on '.repeat(15)}to the mill; Ana sat down, and ${'the wind blew and '.repeat(9)}it rained.`
const TALK = '“I am glad,” said Tom. “You came. Will you stay?” The clock struck.'
// Jane Taylor, The Star, 1806
const STAR =
  'Twinkle, twinkle, little star,\nHow I wonder what you are!\nUp above the world so high,\nLike a diamond in the sky.'

describe('a quotation', () => {
  it.each([
    ['the whole sentence', 'It rained. Ana shut the door. She sat down.', 'shut', '"Ana shut the door."'],
    ['speech with its tag, in single marks', TALK, 'glad', '"\'I am glad,\' said Tom."'],
    ['the speaker before speech without a tag', TALK, 'You came', 'Tom says, "You came."'],
    ['who asks', TALK, 'stay', 'Tom asks, "Will you stay?"'],
    ['the part of a long sentence between its stops', LONG, 'Ana', '"… Ana sat down …"'],
    ['one line break as a stroke', 'Ana shut\nthe door.', 'Ana', '"Ana shut / the door."'],
    ['no underscores', 'Ana was _very_ glad.', 'Ana', '"Ana was very glad."'],
  ])('finds %s', (_, text, words, quote) => {
    expect(quoteAt(text, words)).toBe(quote)
  })

  it('finds whole lines of verse, two at most', () => {
    expect(quoteAt(STAR, 'How I', 'poetry')).toBe('"How I wonder what you are!"')
    expect(quoteAt(STAR, STAR.slice(0, 40), 'poetry')).toBe(
      '"Twinkle, twinkle, little star, / How I wonder what you are!"',
    )
    expect(quoteAt(STAR, STAR, 'poetry')).toBe(
      '"Twinkle, twinkle, little star, / How I wonder what you are!"',
    )
  })

  it.each([
    ['a sentence without words', 'Ana left. 12 34. Tom stayed.', '12'],
    ['a stretch that cannot be shown whole', `${'on and '.repeat(80)}on.`, 'on'],
  ])('ignores %s', (_, text, words) => {
    expect(quoteAt(text, words)).toBeUndefined()
  })
})
