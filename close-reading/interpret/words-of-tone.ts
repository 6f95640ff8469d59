import type { ExplanationSource } from '../explanation/source.ts'
import type { Tone } from '../tone/weigh-tones.ts'
import names from '../wording/clue-names.json' with { type: 'json' }
import { fill } from '../wording/fill.ts'
import wording from '../wording/interpret.json' with { type: 'json' }
import type { Candidate } from './candidate.ts'
import { basisOf } from './read-tone.ts'

/** The words that the tone is said to rest on: what is quoted for it is marked, too. */
export function wordsOfTone(source: ExplanationSource, [first]: readonly Tone[]): Candidate[] {
  if (!first) return []
  const { voice, quotes } = basisOf(source, first)
  return quotes.flatMap((word, nth) => {
    const start = wholeWordAt(source.text, word)
    if (start < 0) return []
    const means = fill(wording.clues.tone[nth] ?? '', { voice, tone: first.word })
    return [
      { start, end: start + word.length, kind: 'word', name: names.tone, means, weight: 2.5, group: 'tone' },
    ]
  })
}

/** Where words stand that are no part of a longer word; -1 for nowhere. */
function wholeWordAt(text: string, words: string): number {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + words.length])) return at
  }
  return -1
}

function isLetter(character = ''): boolean {
  return /\p{L}/u.test(character)
}
