import { describe, expect, it } from 'vitest'
import { readPart, readPassages } from './understanding/read-set.ts'
import { findLosses, readRecorded, scoreCommitted } from './understanding/score-understanding.ts'

const both = <Row extends { part: 'development' | 'unseen' }>(file: string) => [
  ...readPart<Row>(file, 'development'),
  ...readPart<Row>(file, 'unseen'),
]

type Text = { id: string; part: 'unseen'; text: string; quote?: string; feels?: { shown_by: string[] }[] }

describe('what the reader understands', () => {
  it('loses no recorded figure by more than .02', () => {
    expect(findLosses(scoreCommitted(), readRecorded())).toEqual([])
  }, 60_000)

  it('notices a figure that fell, one that rose where it should not, and one that is gone', () => {
    const recorded = { tone: { offered: 0.5, forbidden: 0.1 }, lost: { used: 0.4 } }
    expect(findLosses({ tone: { offered: 0.49, forbidden: 0.11 }, lost: { used: 0.5 } }, recorded)).toEqual(
      [],
    )
    const losses = findLosses({ tone: { offered: 0.47, forbidden: 0.13 } }, recorded)
    expect(losses).toHaveLength(3)
  })
})

describe('the texts of the measures', () => {
  it.each(['feelings.jsonl', 'tones.jsonl'])('%s quotes its own texts', (file) => {
    const rows = both<Text>(file)
    expect(rows.length).toBeGreaterThanOrEqual(40)
    for (const row of rows) {
      const quotes = [row.quote ?? '', ...(row.feels ?? []).flatMap(({ shown_by }) => shown_by)]
      expect(quotes.filter((quote) => !row.text.includes(quote))).toEqual([])
    }
  })

  it.each(['usual-questions.jsonl', 'follow-ups.jsonl', 'expected-words.jsonl'])(
    '%s asks about passages that are there',
    (file) => {
      const passages = readPassages()
      const rows = both<{ id: string; part: 'unseen'; passage: string }>(file)
      expect(rows.length).toBeGreaterThanOrEqual(24)
      expect(rows.filter(({ passage }) => !passages.has(passage))).toEqual([])
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    },
  )
})
