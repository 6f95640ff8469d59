import { expect, test } from 'vitest'
import { readClosely } from '#close-reading'

const GLOOM =
  'During the whole of a dull, dark, and soundless day in the autumn of the year, when the clouds hung oppressively low in the heavens, I had been passing alone, on horseback, through a singularly dreary tract of country; and at length found myself, as the shades of the evening drew on, within view of the melancholy House of Usher.'

function tonesIn(text: string, kind: 'fiction' | 'poetry' | 'nonfiction' = 'fiction') {
  return readClosely(text, kind).findings.filter((finding) => finding.type === 'tone')
}

function names(text: string, kind: 'fiction' | 'poetry' | 'nonfiction' = 'fiction'): string[] {
  return tonesIn(text, kind).map((finding) => finding.data.tone)
}

test('Words of darkness and sorrow point to a gloomy tone, and each tone names two places or more', () => {
  expect(names(GLOOM)).toContain('gloomy')
  for (const finding of tonesIn(GLOOM)) {
    expect(finding.evidence.length).toBeGreaterThanOrEqual(2)
    expect(finding.data.rests.length).toBeGreaterThan(0)
  }
})

test('There are at most three candidates, by falling support, and none is clear', () => {
  const found = tonesIn(GLOOM)
  expect(found.length).toBeGreaterThan(0)
  expect(found.length).toBeLessThanOrEqual(3)
  for (const finding of found) expect(finding.certainty).not.toBe('clear')
  const byRank = found.map((finding) => finding.data).sort((a, b) => a.rank - b.rank)
  for (let i = 1; i < byRank.length; i++)
    expect(byRank[i]?.score).toBeLessThanOrEqual(byRank[i - 1]?.score ?? 0)
})

test('A timetable yields no tone', () => {
  const timetable =
    'Platform 2. Monday to Friday. Departs 7:05, arrives 8:40. Departs 9:15, arrives 10:50. Departs 12:30, arrives 14:05. No service on Sunday.'
  expect(names(timetable, 'nonfiction')).toEqual([])
})

test('A recipe yields no tone', () => {
  const recipe =
    'Preheat the oven to 350 degrees. Mix 2 cups of flour, 1 cup of sugar and a teaspoon of salt. Add the butter and 2 eggs, then stir well. Pour into a pan and bake for 40 minutes. Serve warm with honey.'
  expect(names(recipe, 'nonfiction')).toEqual([])
})

test('A plain technical sentence yields no unpleasant tone', () => {
  const found = names(
    'The function returns an error code when the buffer is full, and the caller must retry the write.',
    'nonfiction',
  )
  for (const name of ['critical', 'angry', 'gloomy', 'sad', 'bitter', 'mean'])
    expect(found).not.toContain(name)
})

test('Talk about a grave subject is not reported as a hostile tone', () => {
  const text =
    'The report describes how families were killed in the war. It records the hatred and the cruel injustice that survivors remember, and it explains how the court heard each case of murder and violence over two years.'
  const found = names(text, 'nonfiction')
  for (const name of ['angry', 'mean', 'rude', 'bitter', 'indignant', 'mocking', 'sarcastic'])
    expect(found).not.toContain(name)
})

test('Irony and sarcasm are never more than possible', () => {
  const text =
    'It is a truth universally acknowledged, that a single man in possession of a good fortune, must be in want of a wife. Of course, no doubt, the dear amiable gentleman was perfectly delightful, and his distinguished fortune highly agreeable to his excellent neighbors, who were so very charming.'
  for (const finding of tonesIn(text)) {
    const { tone } = finding.data
    if (['ironic', 'sarcastic', 'satirical', 'sardonic', 'mocking'].includes(tone))
      expect(finding.certainty).toBe('possible')
  }
  expect(names(text)).toContain('ironic')
})

test('Two different passages get different candidates', () => {
  const merry =
    'They laughed and danced and sang in the bright morning sun, and played merry games; oh, what fun the happy children had!'
  expect(names(merry)).not.toEqual(names(GLOOM))
  expect(names(merry)).toContain('cheerful')
})

test('Two quaint words do not make a dreary poem playful', () => {
  // Edgar Allan Poe, "The Raven", 1845
  const text =
    'Once upon a midnight dreary, while I pondered, weak and weary,\nOver many a quaint and curious volume of forgotten lore—\nWhile I nodded, nearly napping, suddenly there came a tapping,\nAs of some one gently rapping, rapping at my chamber door.'
  expect(names(text, 'poetry')[0]).toBe('gloomy')
  expect(names(text, 'poetry')).not.toContain('playful')
})

test.each([
  [
    'One word, said often, is one witness',
    // Leo Tolstoy, Anna Karenina, translated by Constance Garnett, 1901
    'Happy families are all alike; every unhappy family is unhappy in its own way. Everything was in confusion in the house.',
    'fiction',
  ],
  [
    'Marks and pronouns alone make no tone',
    'O Captain! my Captain! you and I are here! We came to you! Are we at the door? I think so!',
    'poetry',
  ],
  [
    'Pleasant and unpleasant words in balance make no tone',
    // Robert Frost, "Stopping by Woods on a Snowy Evening", 1923
    'The woods are lovely, dark and deep,\nBut I have promises to keep,\nAnd miles to go before I sleep,\nAnd miles to go before I sleep.',
    'poetry',
  ],
] as const)('%s', (_, text, kind) => {
  expect(names(text, kind)).toEqual([])
})

test('Words of consecration stay solemn where they are denied', () => {
  // Abraham Lincoln, Gettysburg Address, 1863
  const text =
    'But, in a larger sense, we can not dedicate—we can not consecrate—we can not hallow—this ground. The brave men, living and dead, who struggled here, have consecrated it, far above our poor power to add or detract.'
  expect(names(text, 'nonfiction')[0]).toBe('solemn')
})
