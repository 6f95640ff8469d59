import { expect, test } from 'vitest'
import { interpret } from '#close-reading'

const asked = {
  gradeLevel: 'middle',
  contentType: 'poetry',
  question: 'What is the tone?',
  title: '',
  author: '',
} as const
const read = (passage: string) => interpret({ ...asked, passage })

test('the words that the tone rests on are clues with the tone as their reason', () => {
  const said = read(
    'The wind was a torrent of darkness among the gusty trees,\nThe moon was a ghostly galleon tossed upon cloudy seas,',
  )
  expect(said?.tone.because).not.toEqual([])
  for (const word of said?.tone.because ?? []) {
    expect(said?.clues.map(({ quote }) => quote)).toContain(word)
  }
  expect(said?.clues.map(({ means }) => means)).toContain(
    `This is one reason why the speaker may sound ${said?.tone.word}.`,
  )
})

test('a text whose tone is not said has no such clue', () => {
  const said = read('The bus came at nine.\nThe bus went at ten.')
  expect(said?.tone.word).toBeNull()
  expect(said?.clues.filter(({ name }) => name === 'Word choice')).toEqual([])
})
