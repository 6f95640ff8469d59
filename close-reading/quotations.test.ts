import { expect, test } from 'vitest'
import { checkQuotations } from './quotations.ts'

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
