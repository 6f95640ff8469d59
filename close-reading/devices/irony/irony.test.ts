import { expect, test } from 'vitest'
import { type Kind, readClosely } from '#close-reading'

function found(text: string, kind: Kind = 'fiction'): string[] {
  return readClosely(text, kind)
    .findings.filter((finding) => finding.type === 'irony')
    .map((finding) => {
      expect(finding.certainty).toBe('possible')
      return text.slice(finding.start, finding.end)
    })
}

test.each([
  // Jane Austen, Pride and Prejudice, 1813
  [
    'It is a truth universally acknowledged, that a single man in possession of a good fortune, must be in want of a wife.',
    'universally acknowledged',
  ],
  // Jane Austen, Emma, 1815
  ['Emma Woodhouse seemed to unite some of the best blessings of existence.', 'seemed to'],
  ['She had a disposition to think a little too well of herself.', 'a little too'],
  // Charlotte Perkins Gilman, "The Yellow Wall-Paper", 1892
  ['John laughs at me, of course, but one expects that in marriage.', 'of course'],
  ['The bus broke down in the rain. Just what I needed.', 'Just what I needed'],
  ['“How kind of you,” she said coldly.', 'kind'],
  // Percy Bysshe Shelley, "Ozymandias", 1818
  ['“I am king of kings; look on my works, ye Mighty!” Nothing remains of that colossal wreck.', 'king'],
])('may mean something else than it says: %s', (text, words) => {
  expect(found(text)).toEqual([words])
})

test.each([
  ['He was a little too late for the train.', 'fiction'],
  ['“You are very kind,” she said warmly.', 'fiction'],
  ['“That is not kind,” she said coldly.', 'fiction'],
  ['He seemed to be asleep in the best chair.', 'fiction'],
  ['They came, of course, by the evening train.', 'fiction'],
  ['It came naturally to her after the loss.', 'fiction'],
  ['It is well known that water boils at 100 degrees.', 'nonfiction'],
  ['“I am the king,” said the man, and he sat down.', 'fiction'],
  ['I needed a lamp, and a lamp was just what the shop had.', 'fiction'],
] as const)('is taken at its word: %s', (text, kind) => {
  expect(found(text, kind)).toEqual([])
})
