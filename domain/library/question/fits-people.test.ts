import { describe, expect, it } from 'vitest'
import { readAnnotatedTexts } from '#server/library/texts/readings'
import { withoutItalicMarks } from '../locators.ts'
import { writeFromAnnotatedText } from '../write-from-annotated-text.ts'

/** "In short" of the answer to a question about a whole text; empty where the notes do not cover it. */
function ask(slug: string, question: string): string {
  const annotated = readAnnotatedTexts().find((one) => one.slug === slug)
  if (!annotated) throw new Error(`There is no text ${slug}.`)
  const passage = withoutItalicMarks(annotated.text).text
  const answer = writeFromAnnotatedText(annotated, { passage, question, gradeLevel: 'middle' }) ?? ''
  return answer.split('\n\n')[0]?.replace('**In short:** ', '') ?? ''
}

describe('a question about somebody', () => {
  it.each([
    ['the-blue-mug', 'How does Mama feel?', /^Mama\b/],
    ['the-blue-mug', 'how does her mom feel', /^Mama\b/],
    ['the-blue-mug', 'How does Zofia feel?', /^(?:Zofia|She)\b/],
    ['the-story-of-an-hour', 'How does Josephine feel?', /^Josephine\b(?!.*Richards)/],
    ['the-story-of-an-hour', 'how does brently feel when he comes home', /^(?:Brently|Mr\. Mallard)\b/],
    ['such-a-brave-dress', 'how does paige feel', /^Paige\b/],
    ['the-last-piece', 'what does leo want', /^Leo\b/],
  ])('is answered with that person: %s, %s', (slug, question, says) => {
    expect(ask(slug, question)).toMatch(says)
  })

  it.each([
    ['the-open-window', 'how does the husband feel', /Framton|Vera|Nuttel/],
    ['the-open-window', 'is the aunt sad about her husband', /^Framton|^He\b/],
    ['little-women-jos-hair', 'how does Meg feel?', /^(?:Jo|Beth|Amy)\b/],
    ['an-eye-on-the-soup', 'is the mother kind', /father is kind/],
    ['an-eye-on-the-soup', 'how does his mother feel', /^Ravi\b/],
  ])('is never answered with somebody else: %s, %s', (slug, question, other) => {
    expect(ask(slug, question)).not.toMatch(other)
  })

  it('finds the person in other words: a pronoun, a relation, half of a name', () => {
    expect(ask('the-last-piece', 'how does he feel when he sees the m')).toMatch(/^Leo\b|sorry|guilty/)
    expect(ask('the-story-of-an-hour', 'how does mallard feel about being free')).toMatch(/free|glad|joy/i)
  })
})
