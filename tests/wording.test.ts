import { describe, expect, it } from 'vitest'
import { allowedSentences } from './wording/allowed-sentences.ts'
import { bannedPhrases, patternOf } from './wording/banned-phrases.ts'
import { collectTexts, type ScreenText } from './wording/collect-texts.ts'

const texts = collectTexts(['app/**/*.{ts,tsx}', 'domain/*.ts', 'server/accounts/**/*.ts'])
const ours = texts.map((one) => ({ ...one, text: withoutAllowed(one.text) }))
/** Pages that a person reads at leisure; everything else is a screen to work with. */
const longer =
  /^app\/(?:routes\/public|components\/public|components\/account|routes\/admin|components\/admin)\/|topics\.ts$/

describe('what screens say', () => {
  it('is found in the source', () => {
    expect(texts.length).toBeGreaterThan(700)
    expect(texts.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'Please enter a question.',
        'Press Enter to send. Press Shift and Enter for a new line.',
      ]),
    )
  })

  it('uses none of the banned phrases', () => {
    expect(bannedPhrases.length).toBeGreaterThanOrEqual(150)
    const patterns = bannedPhrases.map((phrase) => ({ phrase, pattern: patternOf(phrase) }))
    expect(
      ours.flatMap((one) =>
        patterns.filter(({ pattern }) => pattern.test(one.text)).map(({ phrase }) => reportOf(one, phrase)),
      ),
    ).toEqual([])
  })

  it('has at most 15 words in a sentence, 20 on pages to read', () => {
    const long = ours.flatMap((one) =>
      sentencesOf(one.text)
        .filter((sentence) => sentence.split(/\s+/).length > (longer.test(one.file) ? 20 : 15))
        .map((sentence) => reportOf({ ...one, text: sentence }, `${sentence.split(/\s+/).length} words`)),
    )
    expect(long).toEqual([])
  })

  it('has no exclamation mark, emoji or word in capitals', () => {
    const loud = ours.filter(({ text }) =>
      /!(?!=)|\p{Extended_Pictographic}|\b(?!WCAG|COPPA|NVDA|JAWS|HEIC|JPEG|JSON)[A-Z]{4,}\b/u.test(
        withoutQuotes(text),
      ),
    )
    expect(loud.map((one) => reportOf(one, 'loud'))).toEqual([])
  })
})

function reportOf({ file, line, text }: ScreenText, why: string): string {
  return `${file}:${line} ${why}: ${text.slice(0, 160)}`
}

function withoutAllowed(text: string): string {
  return allowedSentences.reduce((rest, allowed) => rest.replaceAll(allowed, ''), text)
}

/** What stands in quotation marks is somebody else’s: a passage, an example. */
function withoutQuotes(text: string): string {
  return text.replace(/“[^”]*”/g, '').replace(/"[^"]*"/g, '')
}

function sentencesOf(text: string): string[] {
  return withoutQuotes(text)
    .split(/(?<=[.?!:])\s+/)
    .filter(Boolean)
}
