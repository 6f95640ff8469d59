import { expect, test } from 'vitest'
import { checkExplanation, writeExplanation } from '#close-reading'
import { contentTypes, gradeLevels } from '#domain/choices'
import { findWork } from '#domain/library/find-work'
import { readAnnotatedTexts } from './texts/readings.ts'
import { listWorks, readWorks } from './works.ts'

const none = { title: '', author: '' }

test('no work stands twice in the list, and each leads to itself by its title', () => {
  const works = readWorks()
  const inLibrary = new Set(readAnnotatedTexts().map(({ author }) => author))
  expect(new Set(works.map(({ title, author }) => `${title}, ${author}`)).size).toBe(works.length)
  // Two texts of one work are offered side by side, and neither is taken for the other.
  for (const { title, author } of works)
    if (!inLibrary.has(author))
      expect(findWork({ title, author, question: 'What is the tone?' }, listWorks()), title).toMatchObject({
        author,
      })
})

test.each([
  ['what is the theme of dracula', { author: 'Bram Stoker', isInLibrary: false }],
  ['what is the theme of the great gatsby', { author: 'F. Scott Fitzgerald', isInLibrary: true }],
  ['how does scout feel in to kill a mockingbird', { year: 1960, isInLibrary: false }],
  ['What is the tone of Ozymandias?', { isInLibrary: true }],
  ['What is the tone?', null],
])('%s', (question, work) => {
  const found = findWork({ ...none, question }, listWorks())
  if (work) expect(found).toMatchObject(work)
  else expect(found).toBeNull()
})

test('without its text a work is told where it is to be had, and what to paste, within every rule', () => {
  const questions = [
    ['what is the tone of dracula', 'Dracula by Bram Stoker came out in 1897. It is free, so look for it at'],
    ['why does scout stay calm in to kill a mockingbird', 'came out in 1960. It is not free'],
    ['what does the last line mean in ozymandias', 'it is in the library here'],
    ['what is the theme of the unheard of song', 'if it came out before 1931'],
  ] as const
  for (const [question, says] of questions)
    for (const gradeLevel of gradeLevels)
      for (const contentType of contentTypes) {
        const work = findWork({ ...none, question }, listWorks())
        const request = { ...none, gradeLevel, contentType, question, passage: '', ...(work ? { work } : {}) }
        const { markdown } = writeExplanation(request)
        expect(markdown).toContain(says)
        expect(markdown).toMatch(/\*\*In short:\*\* You did not include the text.*\bPaste the /)
        expect(markdown).not.toMatch(/nothing can be said/i)
        const { results } = checkExplanation({ ...request, markdown })
        expect(
          Object.entries(results).filter(([, { gate, passed }]) => gate && !passed),
          markdown,
        ).toEqual([])
      }
})
