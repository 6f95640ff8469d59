import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { runs } from '#tests/property-runs'
import { kindsOfText } from './choices/kinds.ts'
import { buildDoc } from './doc/doc.ts'
import { cleanPasted, type Kind, loadPronunciations, type Pronunciations, readClosely } from './index.ts'

const pieces = fc.constantFrom(
  ...'“ ” ‘ ’ " \' « » — -- - ... … . ! ? , ; : ( ) [ ] * _ \r\n \n \n\n \r \t é e\u0301 \u0301 😀 👩‍👧 \ud800 \udc00 ﬁ ſo İ ß 中文 3,000.5 I'.split(
    ' ',
  ),
  ' ',
  'said',
  'she said sadly',
  'Mr. Smith',
  'like a lion',
  'the wind howled',
  'never, never',
  "don't",
  '’tis',
  'O',
)
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.array(fc.oneof(pieces, fc.lorem({ maxCount: 4 })), { maxLength: 60 }).map((parts) => parts.join(' ')),
  fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join('')),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 80 })
    .map((codes) => String.fromCharCode(...codes)),
)

let sounds: Pronunciations
beforeAll(async () => {
  sounds = await loadPronunciations()
})

/** What must hold of every reading of any string. */
function checkReading(text: string, kind: Kind): void {
  const { findings, doc } = readClosely(text, kind, { pronunciations: sounds })
  let before = { start: 0, end: 0 }
  for (const finding of findings) {
    for (const { start, end } of [finding, ...finding.evidence]) {
      expect(start).toBeGreaterThanOrEqual(0)
      expect(end).toBeGreaterThan(start)
      expect(end).toBeLessThanOrEqual(text.length)
    }
    expect(finding.evidence.length).toBeGreaterThan(0)
    const later = finding.start - before.start || finding.end - before.end
    expect(later).toBeGreaterThanOrEqual(0)
    before = finding
  }
  for (let i = 0; i < doc.count; i++) {
    expect(doc.end[i]).toBeGreaterThan(doc.start[i] as number)
    expect(doc.start[i]).toBeGreaterThanOrEqual(i === 0 ? 0 : (doc.end[i - 1] as number))
  }
}

describe('a reading of any string', () => {
  it('never throws, places every finding inside the text, and sorts by place', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...kindsOfText), (text, kind) => checkReading(text, kind)),
      runs(300),
    )
  })

  it('is the same every time', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...kindsOfText), (text, kind) => {
        const first = readClosely(text, kind, { pronunciations: sounds })
        const second = readClosely(text, kind, { pronunciations: sounds })
        expect(second.findings).toEqual(first.findings)
        expect(second.summary).toEqual(first.summary)
      }),
      runs(100),
    )
  })

  it('loses no word and no mark of the text as it is read: tokens cover everything but white space', () => {
    fc.assert(
      fc.property(anyText, (pasted) => {
        const { text } = cleanPasted(pasted)
        const doc = buildDoc(text, 'fiction')
        let rest = ''
        let from = 0
        for (let i = 0; i < doc.count; i++) {
          rest += text.slice(from, doc.start[i])
          from = doc.end[i] as number
        }
        expect((rest + text.slice(from)).trim()).toBe('')
      }),
      runs(300),
    )
  })

  it('puts every token in one sentence, one line and one paragraph', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...kindsOfText), (text, kind) => {
        const { doc } = readClosely(text, kind, { detectors: [] })
        for (const ranges of [doc.sentences, doc.lines, doc.paragraphs]) {
          expect(ranges.reduce((sum, range) => sum + range.last - range.first, 0)).toBe(doc.count)
        }
      }),
      runs(200),
    )
  })

  it.each([
    ['nothing', ''],
    ['white space', ' \r\n\t '],
    ['40,000 of one letter', 'a'.repeat(40_000)],
    ['40,000 quotation marks', '"'.repeat(40_000)],
    ['40,000 apostrophes', "'".repeat(40_000)],
    ['40,000 stops', '.'.repeat(40_000)],
    ['40,000 combining marks', '\u0301'.repeat(40_000)],
    ['40,000 line ends', '\r\n'.repeat(20_000)],
    ['lone surrogates', '\ud800 \udc00 a\ud800'],
  ])('survives %s in every kind', (_name, text) => {
    for (const kind of kindsOfText) checkReading(text, kind)
  })
})
