import { expect, it } from 'vitest'
import { buildDoc } from '../doc/doc.ts'
import { readScene } from '../scene/read-scene.ts'
import { statedFeelings } from './stated-feelings.ts'

/** "Lily named furious": who, how the text gives it, and the words. */
function found(text: string): string[] {
  const scene = readScene(buildDoc(text, 'fiction'))
  return statedFeelings(scene).map(
    ({ person, from, words }) => `${scene.cast.people[person]?.name} ${from} ${words.join(' ')}`,
  )
}

it.each([
  ['Lily was furious. Theo was proud.', ['Lily named furious', 'Theo named proud']],
  ['Theo thought Lily was furious.', ['Lily reported furious']],
  ['Lily was not proud.', ['Lily denied proud']],
  ['Neither Theo nor Lily was happy.', ['Lily denied happy', 'Theo denied happy']],
  ['Theo and Lily were tired and sad.', ['Lily named tired sad', 'Theo named tired sad']],
  ['Lily seemed calm.', ['Lily seems calm']],
  ['“I’m furious,” said Lily.', ['Lily said furious']],
  ['Ben ran home. His mother was worried.', ['His mother named worried']],
  ['Ben’s mother was worried.', ['Ben’s mother named worried']],
  ['The mother of Ben was worried.', ['the mother of Ben named worried']],
  ['My sister was angry. I was happy.', ['the narrator’s sister named angry', 'the narrator named happy']],
  ['Lily, who had waited for hours, was furious.', ['Lily named furious']],
  ['The news made Lily sad.', ['Lily named sad']],
  ['Furious, Lily left.', ['Lily named furious']],
  ['Alice was beginning to get very tired.', ['Alice named tired']],
  ['Behind the curtain Sam was nervous.', ['Sam named nervous']],
])('%j says %j', (text, said) => {
  expect(
    found(text)
      .map((one) => one.replace(/^his/u, 'His'))
      .sort(),
  ).toEqual([...said].sort())
})

it.each([
  'Lily hugged Mia. She was proud.',
  'Theo, not Lily, was furious.',
  'Everyone but Lily was happy.',
  'If Lily was jealous, she hid it.',
  'Was Lily jealous?',
  'Lily wanted to be proud.',
  'Lily pretended to be happy.',
  'Lily looked as if she was happy.',
  'Lily was almost angry.',
  'Lily saw that Theo had won and was jealous.',
  'Theo sat next to Lily and she was kind, warm and moved.',
  'They were happy days.',
])('%j says nothing of anybody for sure', (text) => {
  expect(found(text)).toEqual([])
})
