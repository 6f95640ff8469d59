import { expect, test } from 'vitest'
import { checkQuotations } from './check-quotations.ts'

const POTTER =
  'Peter gave himself up for lost, and shed big tears; but his sobs were overheard by some friendly sparrows, who flew to him in great excitement, and implored him to exert himself.'
const SHELLEY =
  'My name is Ozymandias, king of kings:\nLook on my works, ye Mighty, and despair!\n\nNothing beside remains. Round the decay\nOf that colossal wreck, boundless and bare,'

function problems(answer: string, passage = POTTER) {
  return checkQuotations(answer, passage).quotations.map((quotation) => quotation.problem)
}

test.each([
  ['exact words', 'He "gave himself up for lost".', POTTER],
  ['curly marks, a capital and a comma inside', 'He “Gave himself up for lost,” we read.', POTTER],
  ['parts in order with an ellipsis', 'They "flew to him … to exert himself".', POTTER],
  ['parts in order with [...]', 'They "flew to him [...] to exert himself".', POTTER],
  ['a line break shown as a slash', '"king of kings: / Look on my works"', SHELLEY],
  ['a dash of another kind', '"a strange - very strange - thing"', 'It was a strange—very strange—thing.'],
  ['two hyphens for a dash', '"know not how it was — but"', 'I know not how it was--but, with the first'],
  ['curly apostrophes', '"don\'t you see"', 'Why, don’t you see it?'],
  ['a soft hyphen and underscores', '"very remarkable"', 'nothing so _very_ remark\u00adable in that'],
  ['ligatures and accents in two encodings', '"first café"', 'the ﬁrst cafe\u0301 of all'],
  ['a masked word', '"called him a [slur] again"', 'and called him a wretch again that day'],
  ['speech marks inside the quoted stretch', '"\'But it is,\' returned she"', '“But it is,” returned she;'],
  ['a double mark between spaces', '"\'a \' A."', 'a " A'],
  ['a line that ends in a dash', '"a- / A."', 'a-\nA'],
])('%s is found', (_, answer, passage) => {
  const check = checkQuotations(answer, passage)
  expect(check).toMatchObject({ found: 1, missing: 0 })
})

test('the place given is the place in the passage', () => {
  const [quotation] = checkQuotations('We read "Mighty, and despair" here.', SHELLEY).quotations
  const span = quotation?.passageSpans?.[0]
  expect(SHELLEY.slice(span?.start, span?.end)).toBe('Mighty, and despair')
  expect(quotation).toMatchObject({ line: 2, paragraph: 1, words: 'Mighty, and despair' })
})

test('a fabricated quotation is not found', () => {
  expect(problems('Peter said "I am so very excited".')).toEqual(['not in the passage'])
})

test('half a word is not a quotation', () => {
  expect(problems('The word "excite" is there.')).toEqual(['not in the passage'])
})

test('parts in another order are named so', () => {
  expect(problems('"great excitement … gave himself up"')).toEqual(['parts in another order'])
})

test('parts joined without a mark are named so', () => {
  expect(problems('"gave himself up great excitement"')).toEqual(['parts joined without a mark'])
})

test('a quotation ascribed to the wrong line is marked', () => {
  const check = checkQuotations('- "boundless and bare" (line 1). - "king of kings" (line 1)', SHELLEY)
  expect(check.quotations.map((quotation) => quotation.misplaced)).toEqual([true, false])
})

const VERSE = `${SHELLEY}\nThe lone and level sands stretch far away.`
const PROSE = `Tom came in and sat down at the table by the window. He was cold, and he did not speak for a long time that evening.

His aunt gave him bread and a bowl of soup. “Eat,” she said. The rain fell on the roof all night long.

In the morning Tom was gone, and the bowl stood empty on the table by the window.`

function misplaced(answer: string, passage: string): boolean[] {
  return checkQuotations(answer, passage).quotations.map((quotation) => quotation.misplaced)
}

test.each([
  ['In line 1, "king of kings" sounds proud.', VERSE],
  ['In line 2, we read "Look on my works".', VERSE],
  ['Line 3 says "Nothing beside remains".', VERSE],
  ['In lines 3 to 4, the speaker says "the decay / Of that colossal wreck".', VERSE],
  ['Line 3 ends with "Round the decay / Of that colossal wreck".', VERSE],
  ['The second stanza says "boundless and bare".', VERSE],
  ['The last line has the words "lone and level".', VERSE],
  ['The final two lines read "boundless and bare, / The lone".', VERSE],
  ['The first two lines say "ye Mighty, and despair!".', VERSE],
  ['See line 4: "colossal wreck".', VERSE],
  ['After line 1, "Nothing beside remains" comes.', VERSE],
  ['The last line of each stanza counts: "ye Mighty".', VERSE],
  ['Unlike line 1, "boundless and bare" is plain.', VERSE],
  ['In stanza 2, line 1, "Nothing beside remains" is short.', VERSE],
  ['In line 1 "king of kings" is proud, but "boundless and bare" is not.', VERSE],
  ['In the opening lines it says "ye Mighty".', VERSE],
  ['Line 1 does not say "boundless and bare".', VERSE],
  ['In the first line of the second stanza, "Nothing beside remains" is short.', VERSE],
  [
    'Line 1 says "Nothing beside remains".',
    VERSE.replace('My name', 'Ozymandias\n\nMy name').split('\n').slice(3).join('\n'),
  ],
  ['In line 1 it says "king of kings".', `Ozymandias\nPercy Bysshe Shelley\n\n${VERSE}`],
  ['In the second stanza, "boundless and bare" is said.', `Ozymandias\n\n${VERSE}`],
  ['In paragraph 2 it says "a bowl of soup".', PROSE],
  ['In the last paragraph, "Tom was gone".', PROSE],
  ['In line 3, "a bowl of soup" stands.', PROSE],
  ['In paragraph 3 it says "the bowl stood empty".', PROSE.replaceAll('\n\n', '\n')],
  ['In the third stanza it says "a bowl of soup".', 'He ate\na bowl of soup'],
])('a right or open place named before the words is not marked: %s', (answer, passage) => {
  expect(misplaced(answer, passage)).not.toContain(true)
})

test.each([
  ['In line 3, "king of kings" sounds proud.', VERSE],
  ['In line 1, we read "Look on my works".', VERSE],
  ['Line 5 says "Nothing beside remains".', VERSE],
  ['In lines 1 to 2, the speaker says "boundless and bare".', VERSE],
  ['The first stanza says "boundless and bare".', VERSE],
  ['The last line has the words "king of kings".', VERSE],
  ['See line 2: "colossal wreck".', VERSE],
  ['- Line 9 reads "colossal wreck".', VERSE],
  ['In paragraph 1 it says "a bowl of soup".', PROSE],
  ['In the second paragraph, the narrator says "the bowl stood empty".', PROSE],
  ['In the last paragraph, "He was cold".', PROSE],
  ['In paragraph 2 of the story it says "Tom was gone".', PROSE],
])('a wrong place named before the words is marked: %s', (answer, passage) => {
  expect(misplaced(answer, passage)).toEqual([true])
})

test('a mark that is never closed quotes nothing', () => {
  expect(
    checkQuotations('A board of 5" width.\n\nThe next "friendly sparrows" counts.', POTTER),
  ).toMatchObject({
    found: 1,
    missing: 0,
  })
})

test('one count holds all quotations', () => {
  const check = checkQuotations('"friendly sparrows" and "brave lions" and "big tears"', POTTER)
  expect(check).toMatchObject({ found: 2, missing: 1 })
})

test('strange text never throws', () => {
  for (const text of ['', '"', '“”', '"…"', '"[slur]"', '\ud800"\udc00"', '"a'.repeat(2000), "'''"])
    for (const passage of ['', 'a', '\ud800', "'", 'a\r\n\r\nb'])
      expect(checkQuotations(text, passage).found).toBeGreaterThanOrEqual(0)
})

test('words given to the wrong speaker are marked with the right one', () => {
  const passage =
    '“Christmas won’t be Christmas,” grumbled Jo, lying on the rug.\n\n“It’s so dreadful to be poor!” sighed Meg.'
  const check = checkQuotations(
    'Meg says "Christmas won\'t be Christmas". Meg says "so dreadful to be poor".',
    passage,
  )
  expect(check.quotations.map((quotation) => quotation.speaker)).toEqual(['Jo', null])
})

test('a sign that is no word once it is folded is no quotation', () => {
  expect(problems('It shows "ﹰ" here.', 'ﹰ')).toEqual([])
})
