import { expect, it } from 'vitest'
import { interpret } from '../index.ts'

function short(question: string, passage: string): { text: string; commits: boolean } | undefined {
  return interpret({
    passage,
    question,
    gradeLevel: 'middle',
    contentType: 'fiction',
    title: '',
    author: '',
  })?.short
}

it.each([
  [
    'How did Tomasz feel?',
    'The door opened. A wave of dread went through Tomasz. It rained.',
    'Tomasz feels dread.',
  ],
  ['How did Nadia feel?', 'The boat sank. Nadia felt like crying. It rained.', 'Nadia feels like crying.'],
  ['How did Ana feel?', 'Ana read it. What Ana felt was relief. It rained.', 'Ana feels relief.'],
  ['How did Omar feel?', 'Omar came in with Ben. Omar sat down. He was curious.', 'Omar feels curious.'],
  [
    'How did Dev feel?',
    'Ray had a truck. Dev was thrilled until he saw the boxes, and then he was confused.',
    'Dev feels thrilled, and later confused.',
  ],
  [
    'How did Rosa feel about the apples?',
    'Rosa had nine. Rosa was jealous all the same.',
    'Rosa feels jealous.',
  ],
  [
    'How did Ann feel?',
    'Ann sat on the bench. But under the smile she felt lonely. It rained.',
    'Ann feels lonely.',
  ],
  [
    'How did Ann’s feelings change from the start to the end of the day?',
    'The bus left, and Ann was angry. Later Ann was scared. In the end of the day Ann was proud.',
    'Ann feels angry, and later scared, and later proud.',
  ],
])('says a feeling that the text names: %s %s', (question, passage, says) => {
  expect(short(question, passage)?.text).toContain(says)
})

it.each([
  ['How did Ben feel?', 'Ben came in. A wave of dread went through Tomasz. It rained.'],
  ['How did Ben feel?', 'Tomasz met Ben. “I’m sorry,” said Ben. The rain went on.'],
  ['How did Ann feel?', 'Ann sat on the bench. Unless she was happy, they left. It rained.'],
  ['How did Ben feel about Omar?', 'Ben came in with Omar. Ben was hungry. It rained.'],
])('says none where the text names none of that person: %s %s', (question, passage) => {
  expect(short(question, passage)?.commits).toBe(false)
})

it('says of a feeling that somebody hopes for that somebody thinks so', () => {
  const passage = 'Ann sat on the bench. Ben hurried home, hoping she was happy. It rained.'
  expect(short('How did Ann feel?', passage)?.text).toContain('Someone says or thinks this about Ann')
})
