import { expect, test } from 'vitest'
import { interpret } from '#close-reading'

function cluesOf(passage: string) {
  const asked = { gradeLevel: 'middle', contentType: 'fiction', question: 'What is the tone?' } as const
  return interpret({ ...asked, passage, title: '', author: '' })?.clues ?? []
}
const oppositesOf = (passage: string) =>
  cluesOf(passage)
    .filter(({ name }) => name === 'May mean something else')
    .map(({ quote }) => quote)

test.each([
  ['Great, the bus is late again. I love standing in the rain.', 'Great'],
  ['Oh, wonderful. The printer is broken.', 'Oh, wonderful'],
  ['The bus was late. “Great,” said Mia, and kicked the wet bench.', 'Great'],
  ['Lovely, another test on Friday.', 'Lovely'],
  ['“Thanks so much for saving me some,” she said, and slammed the door.', 'Thanks so much'],
])('praise beside trouble may mean something else: %s', (passage, words) => {
  expect(oppositesOf(passage)).toEqual([words])
})

test('such a clue says which words do not go together', () => {
  expect(cluesOf('Great, the bus is late again.').map(({ means }) => means)).toContain(
    '“Great” sounds pleased, but “late” does not fit that. It may mean the opposite.',
  )
})

test.each([
  'Great, the bus is here and the sun is out.',
  'Great, we are not late after all.',
  'Great trees stood around the broken wall.',
  'Perfect! The cake rose, and the kitchen smelled of apples.',
  'The broken chair was great fun for the children.',
  '“Thanks so much for coming when I was lost,” she said.',
])('is taken at its word: %s', (passage) => {
  expect(oppositesOf(passage)).toEqual([])
})
