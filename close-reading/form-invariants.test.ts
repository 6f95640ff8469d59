import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#tests/property-runs'
import { alliteration } from './devices/alliteration/alliteration.ts'
import { anaphora } from './devices/anaphora/anaphora.ts'
import { emphasis } from './devices/emphasis/emphasis.ts'
import { exclamation } from './devices/exclamation/exclamation.ts'
import { fragment } from './devices/fragment/fragment.ts'
import { lineBreak } from './devices/line-break/line-break.ts'
import { meter } from './devices/meter/meter.ts'
import { onomatopoeia } from './devices/onomatopoeia/onomatopoeia.ts'
import { refrain } from './devices/refrain/refrain.ts'
import { repetition } from './devices/repetition/repetition.ts'
import { rhetoricalQuestion } from './devices/rhetorical-question/rhetorical-question.ts'
import { rhyme } from './devices/rhyme/rhyme.ts'
import { series } from './devices/series/series.ts'
import type { Span } from './doc/span.ts'
import { loadPronunciations } from './findings/load-pronunciations.ts'
import { readClosely } from './findings/read-closely.ts'

const sounds = await loadPronunciations()
const detectors = [
  alliteration,
  anaphora,
  emphasis,
  exclamation,
  fragment,
  lineBreak,
  meter,
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
        for (const finding of readClosely(text, kind, { pronunciations: sounds, detectors }).findings) {
          expect(
            [finding, ...finding.evidence].every((span) => isInside(span, text)),
            finding.type,
          ).toBe(true)
        }
      }
    }),
    runs(150),
  )
})

test('the same text gives the same findings', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const read = () => readClosely(text, 'poetry', { pronunciations: sounds, detectors }).findings
      expect(read()).toEqual(read())
    }),
    runs(50),
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
    expect(readClosely(text, 'poetry', { pronunciations: sounds, detectors }).text).toBe(text)
  }
})
