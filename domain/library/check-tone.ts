import type { CountedClaim } from '../answer-check.ts'
import type { AnnotatedText } from './annotated-text.ts'

/**
 * A tone that an explanation names and that the notes on the text rule out, with their reason; null when there is none.
 * Only sentences about the tone in "In short" and step 3 are read, and none that says what the tone is not.
 */
export function checkTone(explanation: string, { tone }: AnnotatedText): CountedClaim | null {
  const known = [tone.word, ...tone.others.map(({ word }) => word)].map(bare)
  const named = sentencesAboutTone(explanation).join(' ').toLowerCase()
  for (const { word, why } of tone.not ?? []) {
    const says = bare(word)
    if (known.includes(says) || !new RegExp(`(?:^|[^\\p{L}-])${says}(?![\\p{L}-])`, 'u').test(named)) continue
    return { claim: 'tone', says, counted: why, certainty: 'likely' }
  }
  return null
}

/** "Scornful (the king's face)" becomes "scornful". Only letters, spaces and hyphens are left. */
function bare(word: string): string {
  return word
    .replace(/\(.*\)/, '')
    .toLowerCase()
    .replace(/[^\p{L} -]/gu, '')
    .trim()
}

function sentencesAboutTone(explanation: string): string[] {
  const inShort = /^\*\*In short:\*\*(.*)$/m.exec(explanation)?.[1] ?? ''
  const step = /^## 3\. .*\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(explanation)?.[1] ?? ''
  return `${inShort}\n${step}`
    .replace(/[“"][^”"\n]*[”"]/g, '')
    .replace(/([.!?])\s+/g, '$1\n')
    .split(/\n+/)
    .filter(
      (sentence) =>
        /\btone\b/i.test(sentence) && !/\b(?:not|never|no|nor|without)\b|n[’']t\b/i.test(sentence),
    )
}
