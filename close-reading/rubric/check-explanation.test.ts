import { expect, test } from 'vitest'
import { checkExplanation } from './check-explanation.ts'
import { referenceAnswer, referenceCase } from './reference-answer.fixture.ts'
import { type RubricId, rubricIds } from './rubric.ts'

function failing(markdown: string, changes: object = {}): RubricId[] {
  const { results } = checkExplanation({ ...referenceCase, markdown, ...changes })
  return rubricIds.filter((id) => !results[id].passed)
}

function edited(from: string | RegExp, to: string): string {
  const markdown = referenceAnswer.replace(from, to)
  expect(markdown).not.toBe(referenceAnswer)
  return markdown
}

test('the reference answer passes every check', () => {
  expect(failing(referenceAnswer)).toEqual([])
})

test('the reference answer measures as it was counted by hand', () => {
  const { measure, quotations } = checkExplanation({ ...referenceCase, markdown: referenceAnswer })
  expect(measure.words).toBe(249)
  expect(measure.longestSentence).toBe(17)
  expect(measure.meanSentence).toBeCloseTo(249 / 35, 5)
  expect(quotations).toMatchObject({ found: 8, missing: 0 })
})

test.each([
  ['curly marks, a capital letter and a comma', edited('"shed big tears"', '“Shed big tears,”')],
  [
    'parts in order joined with an ellipsis',
    edited('"gave himself up for lost"', '"gave himself up … big tears"'),
  ],
  ['Windows line ends', referenceAnswer.replaceAll('\n', '\r\n')],
])('%s do no harm', (_, markdown) => {
  expect(failing(markdown)).toEqual([])
})

test.each<[RubricId, string, string]>([
  ['M1', 'a heading is renamed', edited('## 3. Feelings and tone', '## 3. Feelings')],
  ['M1', 'a heading has another level', edited('## 2. Clues', '### 2. Clues')],
  ['M1', 'the short answer is missing', edited(/\*\*In short:\*\*.*\n/, '')],
  ['M1', 'a greeting comes first', `Hello there.\n\n${referenceAnswer}`],
  ['M1', 'a section is added', edited('## Check-in', '## Summary\nPeter is scared.\n\n## Check-in')],
  ['M2', 'a quotation is made up', edited('"shed big tears"', '"cried like a baby"')],
  ['M2', 'a gloss stands in quotation marks', edited('Shed means let fall.', 'Shed means "let fall down".')],
  [
    'M2',
    'parts stand in another order',
    edited('"gave himself up for lost"', '"big tears … gave himself up"'),
  ],
  ['M2', 'a made-up word is quoted in step 2', edited('"shed big tears"', '"sobbing"')],
  ['M3', 'a clue has no quotation', edited('- "shed big tears" — Shed', '- Shed')],
  [
    'M3',
    'a clue quotes a whole sentence',
    edited(
      '"shed big tears"',
      '"shed big tears; but his sobs were overheard by some friendly sparrows, who flew"',
    ),
  ],
  ['M4', 'the answer is too long', `${referenceAnswer.replace('He cries.', 'He cries. '.repeat(120))}`],
  [
    'M4',
    'a sentence is too long',
    edited(
      'He cries.',
      'He cries because he is very sad and he is very scared and he wants to go home to his mother now.',
    ),
  ],
  [
    'M4',
    'a sentence is too hard',
    edited('He cries.', 'Desperation immediately overwhelmed his imagination.'),
  ],
  ['M5', 'two questions are asked', edited('the birds want to help:', 'the birds want to help? Is it')],
  [
    'M5',
    'it can be answered with yes',
    edited('Which words in the text tell you', 'Do these words tell you'),
  ],
  ['M5', 'a closing remark follows', `${referenceAnswer.trim()} Have fun.`],
  ['M5', 'there is nothing to choose from', edited(': "friendly", "brass", or "blue"?', '?')],
  [
    'M6',
    'step 4 is certain of everything',
    edited(
      /The text shows that Peter[^\n]*/,
      'Peter wants to give up. Others want him to keep on. Help comes when you feel stuck. He is stuck now.',
    ),
  ],
  ['M7', 'a name comes from outside', edited('Some birds hear him', 'Some birds and Benjamin hear him')],
  [
    'M7',
    'a number comes from outside',
    edited('A net is made of string.', 'A net from 1902 is made of string.'),
  ],
  ['M7', 'later plot is told', edited('He cries.', 'He cries. He is free later in the story.')],
  ['M8', 'a banned word is used', edited('He cries.', 'He is obviously sad.')],
  ['M8', 'an exclamation mark is used', edited('He cries.', 'He cries!')],
  ['M8', 'an emoji is used', edited('He cries.', 'He cries 😢.')],
  ['M8', 'italics are used', edited('He cries.', 'He *really* cries.')],
  ['M8', 'the program has feelings', edited('He cries.', 'He cries. I love this part.')],
  ['M8', 'capitals shout', edited('He cries.', 'He cries VERY much.')],
  [
    'M9',
    'a device is named without its words',
    edited('He also feels **hopeless**.', 'There is a simile here.'),
  ],
  [
    'M10',
    'no clue goes with the feelings',
    edited(
      /## 3. Feelings and tone[\s\S]*## 4/,
      '## 3. Feelings and tone\nPeter runs. The birds fly to him. They are good birds. He is in a net. The net is big. He is small. It is a bad day. They see him. They come down to him. They stay with him.\n\n## 4',
    ),
  ],
])('%s fails when %s', (id, fault, markdown) => {
  const changes = fault === 'the level is another one' ? { gradeLevel: 'college' } : {}
  expect(failing(markdown, changes)).toContain(id)
})

test('names may come from outside in a sentence that says so', () => {
  expect(
    failing(edited('He cries.', 'He cries. Outside this passage: the book is by Beatrix Potter of England.')),
  ).not.toContain('M7')
})

test('without a passage nothing may be quoted', () => {
  expect(failing(referenceAnswer, { passage: '' })).toContain('M2')
})

test('an open case needs two readings', () => {
  expect(failing(referenceAnswer, { open: true })).toContain('M6')
  expect(
    failing(
      edited('It may mean', 'One reading: it may mean').replace(
        'The text does not tell us yet',
        'Another reading is that they play. The text does not tell us yet',
      ),
      { open: true },
    ),
  ).not.toContain('M6')
})

test('a claim about rhyme that the count denies is named', () => {
  const markdown = edited('The tone is kind.', 'The lines "big tears" rhyme as A B A B. The tone is kind.')
  expect(failing(markdown, { counted: { rhyme: ['AABB'] } })).toContain('M9')
  expect(failing(markdown, { counted: { rhyme: ['ABAB'] } })).not.toContain('M9')
})

test('strange answers are judged without an error', () => {
  for (const markdown of ['', '#', '**In short:**', '"', '- "', '\ud800', '## Check-in\n?'.repeat(50)])
    expect(checkExplanation({ ...referenceCase, markdown }).passed).toBe(false)
})

test('the letters of a rhyme scheme and a count of lines are neither shouting nor names from outside', () => {
  const poem = edited('The tone is kind.', 'The lines rhyme ABAB CDCD in 14 lines. The tone is kind.')
  expect(failing(poem).filter((id) => id === 'M7' || id === 'M8')).toEqual([])
  const careful = edited('The tone is kind.', 'The tone is kind. You can call or text 988.')
  expect(failing(careful)).not.toContain('M7')
  const loud = edited('The tone is kind.', 'The tone is KIND. He has 14 sons.')
  expect(failing(loud)).toEqual(expect.arrayContaining(['M7', 'M8']))
})
