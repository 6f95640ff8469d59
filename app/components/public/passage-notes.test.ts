import { expect, test } from 'vitest'
import { passageNotes } from './passage-notes.ts'

const text = `Once upon a midnight dreary, while I pondered, weak and weary,
Over many a quaint and curious volume of forgotten lore—
While I nodded, nearly napping, suddenly there came a tapping,
As of some one gently rapping, rapping at my chamber door.
“’Tis some visitor,” I muttered, “tapping at my chamber door—
Only this and nothing more.”`

const raven = { text, type: 'poetry', level: 'middle' } as const

test('a passage gives as many notes as requested, numbered in the order of the text', () => {
  const { notes, spans } = passageNotes({ ...raven, show: 4 })
  expect(notes.map(({ number }) => number)).toEqual([1, 2, 3, 4])
  const firsts = notes.map(({ number }) => spans.find((span) => span.number === number)?.start ?? -1)
  expect(firsts).toEqual([...firsts].sort((a, b) => a - b))
  expect(firsts[0]).toBeGreaterThanOrEqual(0)
})

test('every word of a note is in the passage, in a span that carries its number', () => {
  const { notes, spans } = passageNotes({ ...raven, show: 6 })
  for (const { number, words } of notes) {
    const cut = spans.filter((span) => span.number === number).map(({ start, end }) => text.slice(start, end))
    expect(cut.map((found) => found.replace(/\s+/g, ' '))).toEqual(words)
  }
})

test('a short list shows several kinds of cue before it repeats one', () => {
  const kinds = passageNotes({ ...raven, show: 3 }).notes.map(({ kind }) => kind)
  expect(new Set(kinds).size).toBe(3)
})

test('a text without any tone gives no tone', () => {
  expect(
    passageNotes({ ...raven, type: 'nonfiction', text: 'The bus leaves at 8:15 from stop 4.', show: 2 })
      .conclusion,
  ).toBeNull()
})
