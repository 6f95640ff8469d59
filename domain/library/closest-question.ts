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
/** Of the words of both questions together, each as heavy as it is rare among the questions of the reading. */
const LEAST_COMMON = 0.5
/** How much a question of another form must have more in common: "is it a cat" does not answer "why is it a cat". */
const OTHER_FORM = 0.2

type Form = 'why' | 'meaning' | 'yes or no' | 'who' | 'where' | 'when' | 'how' | 'other'

/** The written question that is closest to the one asked; null when none is close. */
export function closestQuestion(asked: string, questions: readonly Question[]): Question | null {
  const wanted = wordsThatAsk(asked)
  const form = formOf(asked)
  const weights = weighWords(questions)
  let best: { question: Question; common: number } | null = null
  for (const question of questions) {
    for (const wording of question.ask) {
      const share = shareOf(wanted, wordsThatAsk(wording), weights)
      const common = formOf(wording) === form ? share : share - OTHER_FORM
      if (common >= LEAST_COMMON && common > (best?.common ?? 0)) best = { question, common }
    }
  }
  return best?.question ?? null
}

const forms: readonly (readonly [Form, RegExp])[] = [
  ['why', /\b(?:why|how come|what made|what makes|reason)\b/u],
  ['meaning', /\b(?:mean|means|meaning|stand for|stands for|symbol\w*|represent\w*|definition)\b|\?\?$/u],
  ['who', /^(?:so |and )?who/u],
  ['where', /^(?:so |and )?where/u],
  ['when', /^(?:so |and )?when\b/u],
  ['how', /^(?:so |and )?how/u],
  [
    'yes or no',
    /^(?:so |and |but |ok )?(?:is|are|was|were|am|do|does|did|has|have|had|can|could|will|would|should|isnt|doesnt|didnt)\b/u,
  ],
]

function formOf(question: string): Form {
  const plain = question.toLowerCase().replace(/['’]/gu, '').trim()
  return forms.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'other'
}

/** A word that many questions of a reading hold, such as a name, tells them apart the least. */
function weighWords(questions: readonly Question[]): (word: string) => number {
  const counts = new Map<string, number>()
  for (const { ask } of questions)
    for (const word of new Set(ask.flatMap((wording) => [...wordsThatAsk(wording)])))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  return (word) => 1 / (counts.get(word) ?? 1)
}

/** Dice's coefficient of two sets of words with weights. */
function shareOf(one: Set<string>, other: Set<string>, weight: (word: string) => number): number {
  const sum = (words: Iterable<string>) => [...words].reduce((total, word) => total + weight(word), 0)
  const all = sum(one) + sum(other)
  return all === 0 ? 0 : (2 * sum([...one].filter((word) => other.has(word)))) / all
}

/** The words of a question that say what is asked, each under one key. */
export function wordsThatAsk(question: string): Set<string> {
  const keys = tokensOf(question).map(({ key }) => key)
  return new Set(
    keys.filter((key) => !idle.has(key)).map((key) => same[key] ?? key.replace(/(?<=\p{L}{3})s$/u, '')),
  )
}
