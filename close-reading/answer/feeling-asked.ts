import type { FeelingClue } from '../understand/feeling-clue.ts'
import { feelingValence } from '../understand/feeling-valence.ts'

const ASKED =
  /\b(happy|sad|angry|mad|afraid|scared|upset|worried|lonely|proud|jealous|excited|nervous|bored|calm|glad|grateful|hurt|embarrassed|ashamed|guilty|sorry|annoyed|disappointed|frustrated|relieved|surprised|pleased|fine|okay|ok|furious|cold|tired)\b/u

/** The feeling word that a question names, or null. */
export function feelingAsked(asked: string): string | null {
  return ASKED.exec(asked)?.[1] ?? null
}

/** Whether a clue speaks for the feeling that a question names. */
export function sameFeeling(asked: string, clue: FeelingClue): boolean {
  if (clue.words.includes(asked)) return true
  const kinds = [
    ['angry', 'mad', 'annoyed', 'furious', 'frustrated'],
    ['sad', 'disappointed', 'lonely', 'hurt', 'upset'],
    ['afraid', 'scared', 'worried', 'nervous'],
    ['embarrassed', 'ashamed', 'guilty', 'sorry'],
  ]
  if (asked === 'upset') return clue.valence < 0
  const group = kinds.find((kind) => kind.includes(asked))
  if (group && clue.valence < 0) return group.some((word) => clue.words.includes(word))
  return feelingValence(asked) === clue.valence
}
