import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#tests/property-runs'
import { splitPasted } from './split-pasted.ts'

const scene =
  '“Nice shoes,” said Brent. He said it slowly, and he looked at his friends. Two of them covered their mouths. Oskar pulled his feet under the bench. He did not take off his jacket at recess. He said he was cold, and he kept it on until the bell rang for home.'

function split(question: string, passage = '') {
  const { question: asked, passage: read } = splitPasted({ title: '', author: '', question, passage })
  return [asked, read]
}

test.each([
  ['before it, with an empty line', `does brent like the shoes?\n\n${scene}`, 'does brent like the shoes?'],
  ['before it, with blanks', `does brent like the shoes?  \n\n${scene}`, 'does brent like the shoes?'],
  ['after it, with an empty line', `${scene}\n\ndoes brent like the shoes`, 'does brent like the shoes'],
  ['before it, on a line of its own', `Is Brent being mean?\n${scene}`, 'Is Brent being mean?'],
  ['before it, with a colon', `explain this: ${scene}`, 'explain this'],
  ['before it, on the same line', `What does he mean? ${scene}`, 'What does he mean?'],
  ['after it, on the same line', `${scene} Does Brent mean it?`, 'Does Brent mean it?'],
])('a passage is taken out of the question box: question %s', (_, typed, question) => {
  expect(split(typed)).toEqual([question, scene])
})

test('the lines of a poem stay lines', () => {
  const poem =
    'The sun was up\nand I was down\nand all the birds\nthat ever sang\nsang in the town\nbut not for me\nbut not for me at all'
  expect(split(`what is the tone?\n\n${poem}`)).toEqual(['what is the tone?', poem])
  expect(split(`${poem}\nwhat is the tone?`)).toEqual(['what is the tone?', poem])
})

test.each([
  ['a question', 'Why does Oskar say he is cold when he is not, and why does he keep his jacket on?'],
  ['a long question', `${'I think that he is sad about it because of his shoes. '.repeat(2)}Is that right?`],
  ['two questions', 'What is the tone?\nWhat is the theme?'],
  ['a passage alone', scene],
])('%s stays where it is', (_, typed) => {
  expect(split(typed)).toEqual([typed, ''])
})

test('the question box is left alone where there is a passage', () => {
  expect(split(`does he mean it?\n\n${scene}`, 'Another text.')).toEqual([
    `does he mean it?\n\n${scene}`,
    'Another text.',
  ])
})

test('no word is lost, whatever is typed', () => {
  const words = (text: string) =>
    text
      .split(/[\s:]+/u)
      .filter(Boolean)
      .sort()
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(scene, 'why?', 'Is it:', '\n', '\n\n', ' ', 'What is the tone?', 'x')),
      (parts) => {
        const typed = parts.join('')
        expect(words(split(typed).join(' '))).toEqual(words(typed))
      },
    ),
    runs(100),
  )
})
