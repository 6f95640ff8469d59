import { expect, test } from 'vitest'
import { readAnnotatedTexts } from '#server/library/texts/readings'
import { featuresPoem, landingExamples } from './library-examples.ts'

test('every note of an example has its words marked with its number, and every mark its note', () => {
  const library = readAnnotatedTexts()
  for (const { text, marked } of [...landingExamples(library), featuresPoem(library)]) {
    const numbers = marked.notes.map((_, at) => at + 1)
    expect(marked.notes.map(({ number }) => number)).toEqual(numbers)
    expect(new Set(marked.spans.map(({ number }) => number))).toEqual(new Set(numbers))
    expect(marked.conclusion).toBeTruthy()
    expect(numbers).toContain(marked.key)
    for (const { number, words } of marked.notes) {
      const cut = marked.spans.filter((span) => span.number === number)
      expect(cut.map(({ start, end }) => text.slice(start, end))).toEqual(words)
    }
  }
})

test('a missing text is named in the error', () => {
  expect(() => landingExamples([])).toThrow('The library has no text “the-last-piece” for the public pages.')
})
