import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alliteration } from './detectors/alliteration.ts'
import { anaphora } from './detectors/anaphora.ts'
import { emphasis } from './detectors/emphasis.ts'
import { exclamation } from './detectors/exclamation.ts'
import { fragment } from './detectors/fragment.ts'
import { lineBreak } from './detectors/line-break.ts'
import { metre } from './detectors/metre.ts'
import { onomatopoeia } from './detectors/onomatopoeia.ts'
import { refrain } from './detectors/refrain.ts'
import { repetition } from './detectors/repetition.ts'
import { rhetoricalQuestion } from './detectors/rhetorical-question.ts'
import { rhyme } from './detectors/rhyme.ts'
import { series } from './detectors/series.ts'
import type { Span } from './finding.ts'
import { readClosely } from './read-closely.ts'
import { loadPronunciations } from './sounds/pronunciations.ts'

const sounds = await loadPronunciations()
const detectors = [
  alliteration,
  anaphora,
  emphasis,
  exclamation,
  fragment,
  lineBreak,
  metre,
  onomatopoeia,
  refrain,
  repetition,
  rhetoricalQuestion,
  rhyme,
  series,
]
const pieces = fc.constantFrom(
  'the',
  'night',
  'bright',
  'Tyger',
  'and',
  'no',
  'heav’n',
  "heav'n",
  'VERY',
  '’tis',
  'crash',
  ',',
  '.',
  '!',
  '?',
  '—',
  '“',
  '”',
  '\n',
  '\r\n',
  '\n\n',
  ' ',
  '😀',
  'e\u0301',
  '\ud800',
  '12',
  '-',
  '_',
)
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(pieces, { maxLength: 120 }).map((parts) => parts.join(' ')),
  fc.array(pieces, { maxLength: 120 }).map((parts) => parts.join('')),
)

function isInside(span: Span, text: string): boolean {
  return Number.isInteger(span.start) && span.start >= 0 && span.start < span.end && span.end <= text.length
}

test('on any text every finding of sound and form has a place and evidence inside the text', () => {
  fc.assert(
    fc.property(texts, (text) => {
      for (const kind of ['fiction', 'poetry', 'nonfiction'] as const) {
        for (const finding of readClosely(text, kind, { sounds, detectors }).findings) {
          expect(
            [finding, ...finding.because].every((span) => isInside(span, text)),
            finding.type,
          ).toBe(true)
        }
      }
    }),
    { numRuns: 150 },
  )
})

test('the same text gives the same findings', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const read = () => readClosely(text, 'poetry', { sounds, detectors }).findings
      expect(read()).toEqual(read())
    }),
    { numRuns: 50 },
  )
})

test('one letter forty thousand times, and one word a line, are read', () => {
  for (const text of [
    'a'.repeat(40_000),
    'ha '.repeat(13_000),
    'ha\n'.repeat(2_000),
    'no, '.repeat(10_000),
    '! '.repeat(20_000),
  ]) {
    expect(readClosely(text, 'poetry', { sounds, detectors }).text).toBe(text)
  }
})
