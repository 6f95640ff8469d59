import { describe, expect, it } from 'vitest'
import type { GradeLevel } from '#domain/choices'
import { readAnnotatedTexts } from '#server/library/texts/readings'
import { withoutItalicMarks } from '../locators.ts'
import { writeFromAnnotatedText } from '../write-from-annotated-text.ts'
import { writeLibraryFollowUp } from './write-library-follow-up.ts'

/** The answers to the questions of one conversation about a text, one after the other. */
function converse(
  slug: string,
  [first = '', ...followUps]: string[],
  {
    gradeLevel = 'middle',
    acceptsNearest = true,
  }: { gradeLevel?: GradeLevel; acceptsNearest?: boolean } = {},
): (string | null)[] {
  const annotated = readAnnotatedTexts().find((one) => one.slug === slug)
  if (!annotated) throw new Error(`There is no text ${slug}.`)
  const passage = withoutItalicMarks(annotated.text).text
  let latestAnswer = writeFromAnnotatedText(annotated, { passage, question: first, gradeLevel }) ?? ''
  return followUps.map((question) => {
    const asked = {
      passage,
      question: first,
      followUp: { question, latestAnswer },
      gradeLevel,
      acceptsNearest,
    }
    const answer = writeLibraryFollowUp(annotated, asked)
    latestAnswer = answer ?? latestAnswer
    return answer
  })
}

describe('a follow-up about a text of the library', () => {
  it.each(['why?', 'How do you know?', 'but why', 'prove it', 'what words show that'])(
    'gets the words that show the answer before: %s',
    (asked) => {
      const [answer] = converse('the-last-piece', ['is maya really thanking leo', asked])
      expect(answer).toContain('“Thanks so much for saving me some”. It says:')
      expect(answer).not.toContain('A feast')
    },
  )

  it('is not taken for that where it asks for another reason', () => {
    const [answer] = converse('the-last-piece', [
      'is maya really thanking leo',
      'why did leo put his fork down',
    ])
    expect(answer).toMatch(/\bM\b/)
    expect(answer).not.toContain('It says:')
  })

  it('goes on from the latest answer, and not from the first one', () => {
    const [, answer] = converse('the-last-piece', ['whats the lesson', 'why toast with a candle', 'why?'])
    expect(answer).toContain('“I could make you toast”')
  })

  it.each([
    ['how does maya feel at the end', 'what about Leo?', /sorry|guilty/i],
    ['how does leo feel', 'and maya?', /Maya|hurt|upset|Better/],
    ['what is the tone', 'what about the candle', /birthday cake/],
    ['what is the tone', 'and the second line?', /Thanks so much/],
  ])('asks the same about somebody or something else: %s, %s', (first, asked, says) => {
    const [answer] = converse('the-last-piece', [first, asked])
    expect(answer).toMatch(says)
  })

  it.each(['explain it like I am 10', 'in simpler words please', 'can you explain that like im five'])(
    'gives the plain version of the answer before: %s',
    (asked) => {
      const question = 'why does leo put his fork down'
      const [plain] = converse('the-last-piece', [question, asked], { gradeLevel: 'college' })
      expect(plain).toMatch(/^In plain words: /)
      const annotated = readAnnotatedTexts().find(({ slug }) => slug === 'the-last-piece')
      const known = annotated?.questions.find(({ ask }) =>
        ask.some(({ words }) => words === 'Why did Leo put his fork down?'),
      )
      expect(plain).toContain(known?.plain)
    },
  )

  it('explains a word, and answers a new question as a first one', () => {
    const [damp, cries] = converse('a-little-damp', [
      'is mrs kowalski happy',
      'what does damp mean',
      'does she cry',
    ])
    expect(damp).toMatch(/“damp” means: a little wet/)
    expect(cries).toMatch(/does not cry/)
  })

  it('is left to others where the notes have nothing, where a model may know more, and for a check-in', () => {
    const [unknown, checkIn] = converse('the-last-piece', [
      'what is the tone',
      'zebra quantum parliament?',
      'My answer to the check-in: opened',
    ])
    expect([unknown, checkIn]).toEqual([null, null])
    const far = ['what is the tone', 'would a teacher give them homework on the toast']
    const [beside] = converse('the-last-piece', far, { acceptsNearest: false })
    expect(beside).toBeNull()
  })
})
