import type { Reading } from './reading.ts'
import { tokensOf } from './tokens.ts'

type Question = Reading['questions'][number]

/** Words that say nothing about what is asked. */
const idle = new Set(
  `a an the and or but if of to in on at by for with from as is are was were be been do does did has have had can
  could would should will it its this that these those i you me my we us our he she his her they them their there
  here so than then what whats how why who where when which tell about please explain text poem passage story line
  lines mean means meaning say says really`.split(/\s+/),
)
/** Words for the same thing, each under one key. */
const same: Record<string, string> = {
  mood: 'tone',
  attitude: 'tone',
  feeling: 'feel',
  feels: 'feel',
  feelings: 'feel',
  emotion: 'feel',
  emotions: 'feel',
  message: 'theme',
  moral: 'theme',
  themes: 'theme',
  tones: 'tone',
}
/** Of the words of both questions together. */
const LEAST_COMMON = 0.5

/** The written question that is closest to the one asked; null when none is close. */
export function closestQuestion(asked: string, questions: readonly Question[]): Question | null {
  const wanted = wordsThatAsk(asked)
  let best: { question: Question; common: number } | null = null
  for (const question of questions) {
    for (const wording of question.ask) {
      const common = shareOf(wanted, wordsThatAsk(wording))
      if (common >= LEAST_COMMON && common > (best?.common ?? 0)) best = { question, common }
    }
  }
  return best?.question ?? null
}

/** Dice's coefficient of two sets of words. */
function shareOf(one: Set<string>, other: Set<string>): number {
  if (one.size + other.size === 0) return 0
  return (2 * [...one].filter((word) => other.has(word)).length) / (one.size + other.size)
}

function wordsThatAsk(question: string): Set<string> {
  const keys = tokensOf(question).map(({ key }) => key)
  return new Set(
    keys.filter((key) => !idle.has(key)).map((key) => same[key] ?? key.replace(/(?<=\p{L}{3})s$/u, '')),
  )
}
