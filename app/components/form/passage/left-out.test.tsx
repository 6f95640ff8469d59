import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LeftOut } from './left-out.tsx'
import { UnreadPages } from './unread-pages.tsx'

const words = (element: Parameters<typeof renderToStaticMarkup>[0]) =>
  renderToStaticMarkup(element)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

test('what was left out is counted by its reasons, with its page', () => {
  const takenOut = [
    { page: 1, reason: 'page number' as const, words: '12' },
    { page: 2, reason: 'page number' as const, words: '13' },
    { page: 2, reason: 'note' as const, words: '1 A pane is one sheet of glass.' },
  ]
  expect(words(<LeftOut words={takenOut} />)).toBe(
    'Left out: 2 page numbers, 1 note or its mark Page 1: 12 Page 2: 13 Page 2: 1 A pane is one sheet of glass.',
  )
})

test('pages that are pictures are named, one or more', () => {
  expect(words(<UnreadPages pictures={[3]} />)).toMatch(/^Page 3 is a picture,/)
  expect(words(<UnreadPages pictures={[2, 3, 5]} />)).toMatch(/^Pages 2, 3 and 5 are pictures,/)
})

test('pages whose letters cannot be told are named', () => {
  expect(words(<UnreadPages unnamed={[2]} />)).toMatch(/^Some words of page 2 are not here:/)
})

test('of a file with nothing around its text nothing is said', () => {
  expect(words(<UnreadPages />)).toBe('')
})
