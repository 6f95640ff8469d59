import { expect, test } from 'vitest'
import { readAnnotatedTexts } from '#server/library/texts/readings'
import { landingExamples } from './landing-examples.ts'

test('every note of an example has its words marked with its number, and every mark its note', () => {
  for (const { text, marked } of landingExamples(readAnnotatedTexts())) {
    expect(marked.notes.map(({ number }) => number)).toEqual([1, 2, 3])
    expect(new Set(marked.spans.map(({ number }) => number))).toEqual(new Set([1, 2, 3]))
    expect(marked.conclusion).toBeTruthy()
    expect([1, 2, 3]).toContain(marked.key)
    for (const { number, words } of marked.notes) {
      const cut = marked.spans.filter((span) => span.number === number)
      expect(cut.map(({ start, end }) => text.slice(start, end))).toEqual(words)
    }
  }
})

test('a missing text is named in the error', () => {
  expect(() => landingExamples([])).toThrow('The library has no text “the-last-piece” for the landing page.')
})
