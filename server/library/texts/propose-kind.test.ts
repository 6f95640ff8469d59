import { expect, test } from 'vitest'
import { contentTypeOf } from '#domain/library/annotated-text-kinds'
import { withoutItalicMarks } from '#domain/library/locators'
import { proposeKind } from '#domain/propose-kind'
import { readAnnotatedTexts } from './readings.ts'

test('of the texts of the library, most poems are known as such and few texts are taken for another kind', () => {
  const texts = readAnnotatedTexts().map(({ kind, text }) => ({
    kind: contentTypeOf(kind),
    proposed: proposeKind(withoutItalicMarks(text).text),
  }))
  const poems = texts.filter(({ kind }) => kind === 'poetry')
  expect(poems.filter(({ proposed }) => proposed === 'poetry').length).toBeGreaterThan(poems.length * 0.9)
  const wrong = texts.filter(({ kind, proposed }) => proposed !== null && proposed !== kind)
  expect(wrong.length).toBeLessThan(texts.length * 0.02)
})
