import { describe, expect, it } from 'vitest'
import type { GradeLevel } from '#domain/choices'
import { readLibrary } from '#server/library/readings/readings'
import { showText } from '../places.ts'
import type { Reading } from '../reading.ts'
import { writeFromReading } from '../write-from-reading.ts'

const readings = readLibrary()

function textOf(slug: string): Reading {
  const reading = readings.find((one) => one.slug === slug)
  if (!reading) throw new Error(`There is no reading ${slug}.`)
  return reading
}

/** The first line of the explanation of a whole text; null where the notes do not cover the question. */
function ask(slug: string, question: string, gradeLevel: GradeLevel = 'middle'): string | null {
  const reading = textOf(slug)
  const passage = showText(reading.text).text
  return writeFromReading(reading, { passage, question, gradeLevel })?.split('\n')[0] ?? null
}

describe('what the notes surely cover', () => {
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
  ])('is told: %s', (_, slug, question, says) => {
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
  ])('is no answer: %s', (_, slug, question) => {
    expect(ask(slug, question)).toBeNull()
  })

  it('is said before the note that comes nearest', () => {
    const eagle = textOf('the-eagle')
    const reading = { ...eagle, questions: eagle.questions.slice(0, 1) }
    const asked = { passage: showText(eagle.text).text, question: 'how old are the mountain walls' }
    expect(writeFromReading(reading, { ...asked, gradeLevel: 'middle' })).toMatch(
      /^\*\*In short:\*\* The notes do not answer exactly this\. The nearest note: \S/,
    )
  })
})
