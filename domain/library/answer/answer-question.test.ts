import { describe, expect, it } from 'vitest'
import type { GradeLevel } from '#domain/choices'
import { readAnnotatedTexts } from '#server/library/texts/readings'
import type { AnnotatedText } from '../annotated-text.ts'
import { withoutItalicMarks } from '../locators.ts'
import { writeFromAnnotatedText } from '../write-from-annotated-text.ts'

const annotatedTexts = readAnnotatedTexts()

function textOf(slug: string): AnnotatedText {
  const annotated = annotatedTexts.find((one) => one.slug === slug)
  if (!annotated) throw new Error(`There is no text ${slug}.`)
  return annotated
}

/** The explanation of a whole text; null where the notes do not cover the question. */
function explain(slug: string, question: string, gradeLevel: GradeLevel = 'middle'): string | null {
  const annotated = textOf(slug)
  const passage = withoutItalicMarks(annotated.text).text
  return writeFromAnnotatedText(annotated, { passage, question, gradeLevel })
}

/** Its first line. */
function ask(...asked: Parameters<typeof explain>): string | null {
  return explain(...asked)?.split('\n')[0] ?? null
}

describe('what the notes clearly cover', () => {
  it.each([
    ['the theme, misspelled', 'if', 'whats the mesage of the poem', /grown up/],
    [
      'all figures',
      'invictus',
      'what litarary devices does the poet use',
      /The main ones are metaphor .*“the night that covers me”/,
    ],
    ['a hard word of the notes', 'oliver-twist-asks-for-more', 'what does temerity mean', /boldness/],
    [
      'a word that is not in the text',
      'peter-pan-boy-why-are-you-crying',
      'what does conceited mean',
      /does not have the word\. It usually means: too much pride/,
    ],
    [
      'the words that are quoted',
      'the-new-colossus',
      'what does "your huddled masses yearning to be free" mean',
      /huddled masses/i,
    ],
  ])('is answered: %s', (_, slug, question, says) => {
    expect(ask(slug, question)).toMatch(says)
  })
})

describe('what the notes do not cover', () => {
  it.each([
    [
      'words of another text',
      'self-reliance',
      'What does "four score and seven years ago our fathers" mean?',
    ],
    ['what has nothing to do with it', 'the-swing', 'zebra quantum parliament'],
  ])('gets no answer: %s', (_, slug, question) => {
    expect(ask(slug, question)).toBeNull()
  })

  it('gets the answer to the most similar question, with a note that names it below', () => {
    const answer = explain('the-tyger', 'Would the tyger eat the lamb if they met?') ?? ''
    const [inShort, note] = answer.split('\n\n')
    expect(inShort).toMatch(/^\*\*In short:\*\* (?!This answers|The notes)\p{Lu}/u)
    expect(note).toMatch(/^\*This answers the closest question in our notes: [^“?]+\?\*$/)
  })
})

describe('two questions in one', () => {
  it('are both answered, the second one after its wording', () => {
    expect(ask('the-last-piece', 'what does she want and why does leo put his fork down?')).toMatch(
      /birthday cake.* Why did Leo put his fork down\? .*\bM\b/,
    )
  })

  it('are one where the second asks for the words that show it', () => {
    expect(ask('the-tyger', 'How does the speaker feel about the tiger and how do you know?')).not.toMatch(
      /\?”/,
    )
  })
})

it('answers no why with yes', () => {
  const tyger = textOf('the-tyger')
  const [first, ...others] = tyger.questions
  if (!first) throw new Error('The Tyger has no questions.')
  const only = {
    ...first,
    ask: [{ words: 'is the speaker terrified of stripes', sign: '+' as const }],
    plain: 'The speaker is terrified.',
    full: 'The speaker is terrified.',
  }
  const annotated = { ...tyger, questions: [only, ...others.slice(0, 3)] }
  const passage = withoutItalicMarks(tyger.text).text
  const answerTo = (question: string) =>
    writeFromAnnotatedText(annotated, { passage, question, gradeLevel: 'middle' })
  expect(answerTo('is the speaker terrified of the stripes')).toMatch(/^\*\*In short:\*\* Yes\./)
  expect(answerTo('why is the speaker terrified of the stripes')).not.toMatch(/^\*\*In short:\*\* Yes\./)
})
