import type { Intent, Span } from '#close-reading'
import type { AnnotatedText } from '../annotated-text.ts'
import { locatorsOf, sentencesOf } from '../quote-copy.ts'
import type { Wording } from '../wording.ts'
import { type Claim, claimOf, type Participant, participantsOf, plainQuestion } from './claim.ts'
import { intentOf } from './intent-of.ts'
import { memoizeFor } from './memoize-for.ts'
import { allWords, contentWords } from './question-words.ts'
import { textIndexOf } from './text-index.ts'

export type Question = AnnotatedText['questions'][number]
export type Words = ReadonlySet<string>

/** A wording as it is compared with what is typed. */
export type KnownWording = {
  wording: Wording
  claim: Claim
  words: Words
  all: Words
  intent: Intent
}

/** A written question as it is compared with what is typed. */
export type KnownQuestion = {
  question: Question
  wordings: readonly KnownWording[]
  /** The content words of its wordings, and those of its answer and of the notes on its marks. */
  asks: Words
  answer: Words
  spans: readonly Span[]
  /** Whom its answer is about, the first one named in each version. */
  stated: readonly Participant[]
  /** The same with those of its wordings; and everybody whom they name. */
  subjects: readonly Participant[]
  named: readonly Participant[]
  /** The person whom the first sentence of its answer names first. */
  subject: number | null
}

/** The written questions of a text, worked out once for it. */
export const knownQuestionsOf = memoizeFor((annotated: AnnotatedText): readonly KnownQuestion[] =>
  annotated.questions.map((question) => {
    const wordings = question.ask.map((wording) => readWording(wording, annotated))
    const shown = locatorsOf(question, annotated)
    const notes = annotated.marks
      .filter(({ id }) => question.clues?.includes(id))
      .flatMap(({ says, means }) => [says, means.plain, means.full])
    const answer = [question.plain, question.full, ...shown, ...notes].join(' ').replace(/ @\d+/gu, '')
    const stated = [question.plain, question.full].map((text) => {
      const [first = ''] = sentencesOf(text)
      return participantsOf({ parts: claimOf(first, annotated).parts }).filter((one) => !('pronoun' in one))
    })
    const asked = wordings.map(({ claim }) => participantsOf(claim))
    const first = stated.flatMap((people) => people.slice(0, 1)).find((one) => 'person' in one)
    return {
      question,
      wordings,
      asks: new Set(wordings.flatMap(({ words }) => [...words])),
      answer: contentWords(answer),
      spans: shown.map(textIndexOf(annotated).find).filter((found) => found !== null),
      stated: stated.flatMap((people) => people.slice(0, 1)),
      subjects: [...stated, ...asked].flatMap((people) => people.slice(0, 1)),
      named: [...stated, ...asked].flat(),
      subject: first ? first.person : null,
    }
  }),
)

function readWording(wording: Wording, annotated: AnnotatedText): KnownWording {
  const { words } = wording
  return {
    wording,
    claim: claimOf(words, annotated),
    words: contentWords(words),
    all: allWords(words),
    intent: intentOf(words.toLowerCase()),
  }
}

/** The number of the written question that a plain question is word for word, with that wording. */
export function findWording(
  plain: string,
  annotated: AnnotatedText,
): readonly [number: number, wording: Wording] | null {
  return byWordsOf(annotated).get(plain) ?? null
}

const byWordsOf = memoizeFor(
  ({ questions }: AnnotatedText) =>
    new Map(
      questions.flatMap(({ ask }, number) =>
        ask.map((wording) => [plainQuestion(wording.words), [number, wording]] as const),
      ),
    ),
)
