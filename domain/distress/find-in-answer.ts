import { cleanSigns } from '#close-reading/signs'
import { type OwnPart, ownPartOf } from './answer-features.ts'
import { holds } from './answer-phrases.ts'
import answerWeights from './answer-weights.json' with { type: 'json' }
import { normalize } from './normalize.ts'
import { findInOtherLanguages } from './other-languages.ts'
import type { AboutText } from './own-clauses.ts'
import type { Trouble } from './pattern.ts'

/** Steadies answers of few words. */
const steady = 4
/** A row that is clear makes the answer so when the weights agree by so much. */
const agreement = 1

const weights = new Map(Object.entries(answerWeights.words))

/**
 * As `findDistress`, in an answer about a text: "he", "she", "they" and the text's names are the text's people, whose
 * troubles are left out; only what is told in the first person can be clear.
 */
export function findInAnswer(typed: string, { names, asked }: AboutText): Trouble | null {
  const { text } = cleanSigns(typed)
  const foreign = findInOtherLanguages(text)
  if (foreign) return foreign
  if (isInVoice(text, names, asked)) return null
  const part = ownPartOf(text, names)
  if (!part) return null
  const score = scoreOf(part)
  const clear = part.troubles.find(({ tier }) => tier === 'clear') ?? heardClearly(part)
  if (clear && score > agreement) return clear
  return score > 0 ? { tier: 'possible', kind: clear?.kind ?? part.kind } : null
}

/** The weights for whole messages would send help for the writer's own part, and all of it is meant. */
function heardClearly({ signs, kind }: OwnPart): Trouble | null {
  const isMeant = !['#supposes', '#exaggerates', '#reading', '#laughs'].some((sign) => signs.has(sign))
  return isMeant && (signs.get('#help') ?? 0) > 0 ? { tier: 'clear', kind } : null
}

function scoreOf({ words, count, signs }: OwnPart): number {
  let sum = 0
  for (const key of words) sum += weights.get(key) ?? 0
  let score = answerWeights.start + sum / Math.sqrt(count + steady)
  for (const [sign, size] of signs) score += size * (weights.get(sign) ?? 0)
  return score
}

/** Whether an answer speaks in the voice of somebody of the text, and does not say that it is meant. */
export function isInVoice(text: string, names: readonly string[], asked = ''): boolean {
  const sentences = normalize(text)
  if (sentences.some((sentence) => holds('in earnest', sentence))) return false
  const [first = ''] = sentences
  return (
    names.some((name) => first.startsWith(`im ${name.toLowerCase()}`)) ||
    text.trimStart().startsWith('[') ||
    // Verse as it is quoted.
    text.includes(' / ') ||
    holds('speaks as another', first) ||
    normalize(asked).some((sentence) => holds('asks to speak as another', sentence))
  )
}
