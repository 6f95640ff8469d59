import type { Reading } from '../reading.ts'
import { tokensOf } from '../tokens.ts'
import { wordsThatAsk } from './question-words.ts'

type Question = Reading['questions'][number]

/** Of the words of both questions together, each as heavy as it is rare among the questions of the reading. */
const LEAST_COMMON = 0.5
/**
 * How much a question of another form must have more in common: "is it a cat" does not answer "why is it a cat", nor
 * "why does he" a "why doesn't he".
 */
const OTHER_FORM = 0.2
/** How much less than the closest question every other one must have in common; two that are as close may both be wrong. */
const LEAST_AHEAD = 0.1
/** From here on it is the same question, in nearly the same words. */
const SAME = 0.9
/** What the name of a person counts, of whom many questions are asked. */
const OF_NAMES = 0.5

type Form = 'why' | 'meaning' | 'yes or no' | 'who' | 'where' | 'when' | 'how' | 'other'

const particular: ReadonlySet<Form> = new Set(['why', 'yes or no', 'who', 'where', 'when'])

/** From here on a yes or a no is of the question asked. */
const SURE_OF_YES = 0.65
/** From here on a question that is not the one asked is close to it. */
const NEAR = 0.42

/**
 * The written question that is asked word for word, else the one that is closest; null when none is close, or when two are.
 *
 * @param people words that name the people of the text: a question about one does not answer one about another
 */
export function closestQuestion(
  asked: string,
  questions: readonly Question[],
  people: ReadonlySet<string> = new Set(),
): Question | null {
  const typed = spelled(asked)
  const same = questions.find(({ ask }) => ask.some((wording) => spelled(wording) === typed))
  if (same) return same
  const [best, second] = rankQuestions(asked, questions, people)
  if (!best || best.common < LEAST_COMMON) return null
  // "Yes" answers no "what" and no "how", and another yes-or-no question wrongly more often than rightly.
  const least = formOf(asked) === 'yes or no' ? SURE_OF_YES : SAME
  if (best.common < least && YES_OR_NO.test(best.question.plain)) return null
  const isAhead = best.common >= SAME || best.common - (second?.common ?? 0) >= LEAST_AHEAD
  return isAhead ? best.question : null
}

const YES_OR_NO = /^(?:Yes|No)\b/u

/** The written question that comes nearest to one that none answers; null when none is near. */
export function nearQuestion(
  asked: string,
  questions: readonly Question[],
  people: ReadonlySet<string>,
): Question | null {
  const [best] = rankQuestions(asked, questions, people)
  return best && best.common >= NEAR ? best.question : null
}

function rankQuestions(
  asked: string,
  questions: readonly Question[],
  people: ReadonlySet<string>,
): { question: Question; common: number }[] {
  const rarity = weighWords(questions)
  const weights = (word: string) => (people.has(word) ? OF_NAMES : 1) * rarity(word)
  const closeness = new Map<Question, number>()
  for (const part of partsOf(asked)) {
    const wanted = wordsThatAsk(part)
    const form = formOf(part)
    const named = [...wanted].filter((word) => people.has(word))
    for (const question of questions) {
      for (const wording of question.ask) {
        const words = wordsThatAsk(wording)
        const others = [...words].filter((word) => people.has(word))
        if (named.length > 0 && others.length > 0 && !named.some((word) => words.has(word))) continue
        if (isAboutAnother(part, wording)) continue
        const share = shareOf(wanted, words, weights)
        const isSame = formOf(wording) === form && (form !== 'why' || denies(part) === denies(wording))
        // "Do the police know" is in "Do the police know the whole time?"
        const shared = [...words].filter((word) => wanted.has(word))
        const isOnlyName = shared.length === 1 && shared.every((word) => people.has(word))
        const isHappening = /\bhappen/iu.test(part) && /\bhappen/iu.test(wording)
        const isAll = wanted.size === 1 && words.size === 1
        if (isOnlyName && !isAll && !isHappening && (!isSame || form === 'other')) continue
        // One word in common says too little where something else is asked of it.
        if (wanted.size === 1 && particular.has(form) && formOf(wording) !== form) continue
        if (form === 'meaning' && wanted.size === 1 && words.size > 1 && !defines(question, wanted)) continue
        const holds = isSame && words.size > 1 && [...words].every((word) => wanted.has(word))
        const common =
          holds || (isOnlyName && isHappening)
            ? Math.max(share, LEAST_COMMON)
            : isSame
              ? share
              : share - OTHER_FORM
        closeness.set(question, Math.max(common, closeness.get(question) ?? 0))
      }
    }
  }
  return [...closeness]
    .map(([question, common]) => ({ question, common }))
    .sort((one, other) => other.common - one.common)
}

/** A question without its signs and capitals. */
function spelled(question: string): string {
  return tokensOf(question.replace(/['’]/gu, ''))
    .map(({ key }) => key)
    .join(' ')
}

/** "How does the master feel" is not answered by how Oliver feels, even when he is named, too. */
function isAboutAnother(asked: string, wording: string): boolean {
  const [one, other] = [asked, wording].map((question) => FEELER.exec(question.toLowerCase())?.[1] ?? '')
  if (!one || !other || /^(?:he|she|they|it|you|i)$/u.test(other)) return false
  const words = wordsThatAsk(one)
  return words.size > 0 && ![...words].some((word) => wordsThatAsk(wording).has(word))
}
const FEELER = /\bhow (?:do|does|did) (?:the |a |his |her )?(?:mrs? |miss )?([\p{L}’'-]+) feel/u

/** A question about one word is answered where the answer has the word: "Azure means bright blue." */
function defines({ plain, full }: Question, wanted: ReadonlySet<string>): boolean {
  const answer = wordsThatAsk(`${plain} ${full}`)
  return [...wanted].every((word) => answer.has(word))
}

function denies(question: string): boolean {
  return /\b(?:is|are|was|were|do|does|did|ca|wo|could|would|should|has|have|had)n[’']?t\b|\b(?:does|did|do|is|was|are) (?:\w+ )?not\b/iu.test(
    question,
  )
}

/** A question whole, and its first sentence where there are more: the others say why it is asked. */
function partsOf(asked: string): string[] {
  const [first = '', ...more] = asked.split(/(?<=[?.!])\s+/u)
  return more.length > 0 && wordsThatAsk(first).size > 0 ? [asked, first] : [asked]
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

export function formOf(question: string): Form {
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
