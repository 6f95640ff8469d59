import { expect, test } from 'vitest'
import { readClosely } from '#close-reading'

function feelings(text: string) {
  return readClosely(text, 'fiction')
    .findings.filter((finding) => finding.type === 'emotion')
    .map((finding) => ({
      word: text.slice(finding.start, finding.end),
      certainty: finding.certainty,
      ...finding.data,
    }))
}

test.each([
  ['She was terrified.', 'terrified', 'fear', 4],
  ['He was annoyed by the noise.', 'annoyed', 'anger', 1],
  ['The child was overjoyed.', 'overjoyed', 'joy', 4],
  ['A sorrowful look.', 'sorrowful', 'sadness', 3],
  ['They were serene.', 'serene', 'calm', 3],
  ['He felt envious.', 'envious', 'envy', 3],
])('%s has a feeling word of the right family and strength', (text, word, family, strength) => {
  expect(feelings(text)).toContainEqual(expect.objectContaining({ word, family, strength, negated: false }))
})

test.each(['She was not happy.', 'He was never afraid.', 'They went on without joy.', "I don't hate it."])(
  '%s holds a denied feeling',
  (text) => {
    expect(feelings(text).map((one) => one.negated)).toEqual([true])
  },
)

test.each(['Don’t you wish we had the money?', 'Is it not sad to go?', '“Aren’t you happy here?” said Meg.'])(
  '%s asks for a yes and denies no feeling',
  (text) => {
    expect(feelings(text).map((one) => one.negated)).toEqual([false])
  },
)

test('"Don’t you fear" without a question mark, and "malice toward none", deny', () => {
  expect(feelings('Don’t you fear him.').map((one) => one.negated)).toEqual([true])
  expect(feelings('With malice toward none he spoke.').map((one) => one.negated)).toEqual([true])
})

test('"dreadful" judges a thing and is only possibly fear', () => {
  expect(feelings('It is so dreadful to be poor!')).toEqual([
    expect.objectContaining({ word: 'dreadful', judges: true, certainty: 'possible' }),
  ])
  expect(feelings('She was full of dread.')[0]?.judges).toBeUndefined()
})

test('To laugh at someone is no joy', () => {
  expect(feelings('John laughs at me.')).toEqual([
    expect.objectContaining({ word: 'laughs at me', family: 'disgust', sign: true }),
  ])
})

test('The word that denies is part of the evidence', () => {
  const text = 'She was not happy.'
  const finding = readClosely(text, 'fiction').findings.find((one) => one.type === 'emotion')
  expect(finding?.evidence.map((span) => text.slice(span.start, span.end))).toEqual(['happy', 'not'])
})

test('A boosted feeling is stronger and a weakened one milder', () => {
  expect(feelings('He was very sad.')[0]?.strength).toBe(3)
  expect(feelings('He was slightly sad.')[0]?.strength).toBe(1)
})

test('A feeling after "as if" only seems', () => {
  expect(
    feelings('He smiled as if he were delighted.').find((one) => one.word === 'delighted')?.seeming,
  ).toBe(true)
})

test('A great disappointment is sad, and "great" is not praise there', () => {
  expect(feelings('This is a great disappointment.')).toEqual([
    expect.objectContaining({ word: 'disappointment', family: 'sadness', negated: false }),
  ])
})

test('A name is not a feeling', () => {
  expect(feelings('He told Joy to come in.')).toEqual([])
})

test('A set phrase is one finding with its own meaning', () => {
  expect(feelings('He cried bitterly.')).toEqual([
    expect.objectContaining({ word: 'cried bitterly', family: 'sadness', sign: true, certainty: 'likely' }),
  ])
  expect(feelings('She lost her temper.').map((one) => [one.word, one.family])).toEqual([
    ['lost her temper', 'anger'],
  ])
})
