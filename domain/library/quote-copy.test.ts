import { expect, it } from 'vitest'
import { alignCopy } from './align-copy.ts'
import { adaptQuotations } from './quote-copy.ts'

const text = 'And Richard Cory, one calm summer night,\nWent home. “You’re free!” they cried; they wept.'

function adapt(prose: string, copy = text): string {
  return adaptQuotations(prose, alignCopy(text, copy).quote)
}

it.each([
  ['a comma is no period', 'It was “one calm summer night.”', 'It was “one calm summer night”.'],
  ['a period of the text stays inside', 'He “Went home.” It ends.', 'He “Went home.” It ends.'],
  [
    'an exclamation mark ends the sentence',
    'They say “You’re free!” Once is enough.',
    'They say “You’re free!” Once is enough.',
  ],
  ['a comma of ours stands outside', 'In “they cried,” they are loud.', 'In “they cried”, they are loud.'],
])('a quotation ends as the text does: %s', (_, prose, shown) => {
  expect(adapt(prose)).toBe(shown)
})

it('a quotation ends as the copy does, where the copy has no mark', () => {
  const copy = text.replace('free!', 'free').replace('home.', 'home')
  expect(adapt('They say “You’re free!” Once is enough.', copy)).toBe(
    'They say “You’re free”. Once is enough.',
  )
  expect(adapt('He “Went home.”', copy)).toBe('He “Went home”.')
})
