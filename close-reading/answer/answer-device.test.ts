import { beforeAll, expect, it } from 'vitest'
import { interpret, loadPronunciations } from '../index.ts'

let sounds: Awaited<ReturnType<typeof loadPronunciations>>
beforeAll(async () => {
  sounds = await loadPronunciations()
})

const POEM =
  'The kettle sang, the window wept,\nthe baby in the basket slept.\nThe rain came up the garden stair\nand left its muddy footprints there.'

function answer(question: string) {
  return interpret({ gradeLevel: 'middle', contentType: 'poetry', question, passage: POEM, sounds })?.short
    .text
}

it('names the word that rhymes with the one asked about', () => {
  expect(answer("Which word rhymes with 'stair'?")).toMatch(/^"stair" rhymes with "there" /u)
})

it('names none for a word that ends no line', () => {
  expect(answer("Which word rhymes with 'kettle'?")).not.toContain('rhymes with "')
})
