import { expect, test } from 'vitest'
import { pickFindings, readClosely } from '#close-reading'

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
  expect(finding?.evidence.map((span) => text.slice(span.start, span.end))).toEqual(['happy', 'not', 'She'])
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

test('The one who feels is named where the clause says so plainly', () => {
  expect(feelings('Then she felt very proud.')[0]?.who).toBe('she')
  expect(feelings('The storm was dreadful.')[0]?.who).toBeUndefined()
})

test('A great disappointment is sad, and "great" is not praise there', () => {
  expect(feelings('This is a great disappointment.')).toEqual([
    expect.objectContaining({ word: 'disappointment', family: 'sadness', negated: false }),
  ])
})

test('A name is not a feeling', () => {
  expect(feelings('He told Joy to come in.')).toEqual([])
})

/** The first feeling finding of the word, as "who" or "who = whom that most likely means". */
function whoFeels(text: string, word: string, kind: 'fiction' | 'poetry' = 'fiction'): string | undefined {
  const finding = pickFindings(readClosely(text, kind), 'emotion').find(({ start, end }) =>
    text.slice(start, end).includes(word),
  )
  const data = finding?.data
  if (data?.whoSpan) expect(text.slice(data.whoSpan.start, data.whoSpan.end)).toBe(data.who)
  return data?.whoLikely ? `${data.who} = ${data.whoLikely}` : data?.who
}

test.each([
  ['Alice was beginning to get very tired of sitting by her sister.', 'tired', 'Alice'],
  ['Tom’s heart sank.', 'heart sank', 'Tom'],
  ['She felt a sudden fear.', 'fear', 'She'],
  ['The news made him angry.', 'angry', 'him'],
  ['To her delight, the boat came in.', 'delight', 'her'],
  ['With joy she ran to the gate.', 'joy', 'she'],
  ['In the greatest terror, the old man fled.', 'terror', 'the old man'],
  ['Fear seized him at once.', 'Fear', 'him'],
  ['Horror filled my heart.', 'Horror', 'my = the narrator'],
  ['The noise frightened the child.', 'frightened', 'the child'],
  ['His mother, who was very tired, smiled.', 'smiled', 'His mother'],
  ['“Never,” cried his wife impatiently.', 'impatiently', 'his wife'],
  ['“It is late,” sighed Meg.', 'sighed', 'Meg'],
  ['Delighted and surprised, I embraced her.', 'surprised', 'I = the narrator'],
  ['Anne and Mary were proud.', 'proud', 'Anne and Mary'],
  ["He looked up when Dorothy's merry voice rang out.", 'merry', 'Dorothy'],
  ['Long walks were dreadful to me.', 'dreadful', 'me = the narrator'],
  ['Tears stood in her eyes.', 'Tears', 'her'],
])('%s names who feels: %s', (text, word, who) => {
  expect(whoFeels(text, word)).toBe(who)
})

test('In a poem "I" is the speaker', () => {
  // Edgar Allan Poe, "The Raven", 1845
  const text = 'Once upon a midnight dreary, while I pondered, weak and weary,'
  expect(whoFeels(text, 'weary', 'poetry')).toBe('I = the speaker')
  expect(whoFeels(text, 'dreary', 'poetry')).toBeUndefined()
})

test('A pronoun means the one person who fits, and nobody where two fit', () => {
  expect(whoFeels('Tom came home. He cried bitterly.', 'bitterly')).toBe('He = Tom')
  expect(whoFeels('Tom met Peter. He cried bitterly.', 'bitterly')).toBe('He')
})

test('The attribute of some is not the feeling of another', () => {
  // Beatrix Potter, The Tale of Peter Rabbit, 1902
  const text =
    'Peter gave himself up for lost, and shed big tears; but his sobs were overheard by some friendly sparrows, who flew to him in great excitement.'
  expect(whoFeels(text, 'tears')).toBe('Peter')
  expect(whoFeels(text, 'sobs')).toBe('his = Peter')
  expect(whoFeels(text, 'friendly')).toBe('sparrows')
  expect(whoFeels(text, 'excitement')).toBe('some friendly sparrows')
})

test.each([
  ['The road through the dreary wood was long, and he walked on.', 'dreary'],
  ['She said that the storm was dreadful.', 'dreadful'],
  ['The storm frightened; the house of his father looked sad.', 'sad'],
  ['Suddenly the door opened.', 'Suddenly'],
  ['He knew the song, and the bells rang merrily.', 'merrily'],
])('Nobody is named where the clause names nobody: %s', (text, word) => {
  expect(whoFeels(text, word) ?? 'nobody').toBe('nobody')
})

test('A word before a thing says which thing it describes', () => {
  const finding = readClosely('It was on a dreary night of November.', 'fiction').findings.find(
    (one) => one.type === 'emotion',
  )
  expect(finding?.data).toMatchObject({ describes: 'night' })
})

test('A pronoun in speech is left as it stands', () => {
  expect(whoFeels('Amy came in. "She was very glad," said the boy.', 'glad')).toBe('She')
})

test('A set phrase is one finding with its own meaning', () => {
  expect(feelings('He cried bitterly.')).toEqual([
    expect.objectContaining({ word: 'cried bitterly', family: 'sadness', sign: true, certainty: 'likely' }),
  ])
  expect(feelings('She lost her temper.').map((one) => [one.word, one.family, one.who])).toEqual([
    ['lost her temper', 'anger', 'She'],
  ])
})
