import { describe, expect, it } from 'vitest'
import { interpret } from '../index.ts'

function answer(question: string, passage: string) {
  return interpret({ gradeLevel: 'middle', contentType: 'fiction', question, passage })?.short
}

describe('a fact that one sentence settles', () => {
  it.each([
    [
      'Who gave Mia the ring?',
      'Mia waited. Grandma gave Mia the ring. It shone.',
      'Grandma gave Mia the ring',
    ],
    [
      'Where did Sam hide the bag?',
      'Sam hid the bag under his bed. He left.',
      'Sam hid the bag under his bed',
    ],
    ['When did the train leave?', 'The train left at noon. Ana ran.', 'The train left at noon'],
    ['How many eggs did the hen lay?', 'The hen laid four eggs. Ben cheered.', 'The hen laid four eggs'],
    [
      'When does the pool open?',
      'The library opens in May. The pool will open on June 12.',
      'The pool will open on June 12',
    ],
    ['How many hens does Ivy keep?', 'Ivy keeps six brown hens. Three are old.', 'Ivy keeps six brown hens'],
    ['When does the shop close?', 'The shop shuts at nine. Ana ran.', 'The shop shuts at nine'],
    ['What did Sam break?', 'Sam broke the blue cup. He hid it.', 'Sam broke the blue cup'],
  ])('%s', (question, passage, quote) => {
    expect(answer(question, passage)).toEqual({
      text: expect.stringMatching(new RegExp(`^The text says so: "${quote}" \\(sentence \\d\\)\\.$`, 'u')),
      commits: true,
    })
  })

  it.each([
    ['another doer is asked about', 'Who gave Mia the ring?', 'Mia gave Ben the book. The ring shone.'],
    ['no place is told', 'Where did Sam hide the bag?', 'Sam hid the bag. He left.'],
    [
      'the number is of other things',
      'How many hens does Ivy keep?',
      'Ivy keeps hens and six dogs. It rained.',
    ],
    ['another thing is told of', 'When does the pool open?', 'The library opens on May 3. The pool is deep.'],
    ['two sentences fit', 'When did the train leave?', 'The train left at noon. The train left at six.'],
    [
      'it is asked',
      'Where did Sam hide the bag?',
      '“Did Sam hide the bag in the barn?” asked Mia. Nobody knew.',
    ],
    ['no verb is asked about', 'What are the storms?', 'The storms broke the old mill. Ben ran.'],
  ])('is not told where %s', (_, question, passage) => {
    expect(answer(question, passage)?.text).not.toContain('The text says so')
  })
})

it('quotes a count whole', () => {
  const passage =
    'Ivy keeps six hens, and she feeds them at dawn, at noon and at dusk, which takes her an hour, since they are slow. It rained.'
  expect(answer('How many hens does Ivy keep?', passage)?.text).toContain('since they are slow')
})

describe('a fact whose sentence names most of what is asked about', () => {
  it.each([
    [
      'a year',
      'What year was the old mill bridge built?',
      'The bridge fell in 1931. A mill of oak had been built in 1874 beside the bridge. It is dry.',
      'built in 1874',
    ],
    [
      'an age',
      'How old was Nora when she sang for the town mayor?',
      'Nora was nine when she got a drum. Nora was eleven when she sang for the mayor. It rained.',
      'Nora was eleven',
    ],
    [
      'a time of day',
      'What time is Omar supposed to feed Biscuit?',
      'Omar wakes at 6. Omar will feed Biscuit at 7, not before. School is at 8.',
      'at 7, not before',
    ],
    [
      'a span of time',
      'How long did Rosa stay on the island when the ferry was stuck?',
      'The trip takes two hours. Rosa stayed on the island for nine days. The ferry came.',
      'for nine days',
    ],
    [
      'a doer, the thing named before',
      'Who hid the drum in the attic?',
      'The drum was in the attic. Leila bought it and Ned hid it. Dust fell.',
      'Ned hid it',
    ],
  ])('finds %s', (_, question, passage, words) => {
    expect(answer(question, passage)).toEqual({ text: expect.stringContaining(words), commits: true })
    expect(answer(question, passage)?.text).toMatch(/^The text says so: "/u)
  })

  it.each([
    [
      'the year is of another act',
      'What year was the old mill bridge built?',
      'The mill bridge fell in 1931. It was old. Nobody rebuilt it.',
    ],
    [
      'the number is no age',
      'How old was Nora when she sang for the town mayor?',
      'Nora sang for the mayor on March 3. Nora has two drums. It rained.',
    ],
    [
      'it did not happen',
      'What time is Omar supposed to feed Biscuit today?',
      'Omar did not feed Biscuit at 7. He slept. It rained.',
    ],
    [
      'two sentences name as much',
      'How long did Rosa stay on the cold island?',
      'Rosa stayed on the island for nine days. Rosa stayed on the island for two weeks. It rained.',
    ],
    [
      'most of what is named is missing',
      'Where did Sam hide the silver spoon from the castle kitchen?',
      'Sam hid under the bed. It rained. Dust fell.',
    ],
    ['only the act is the same', 'Who hid in the city?', 'Ned hid under the bed. It rained. Dust fell.'],
    [
      'nobody is said to do it',
      'Who hid the drum in the attic?',
      'The drum was in the attic. It was hidden there. Dust fell on Ned.',
    ],
  ])('is not told where %s', (_, question, passage) => {
    expect(answer(question, passage)?.text).not.toContain('The text says so')
  })
})
