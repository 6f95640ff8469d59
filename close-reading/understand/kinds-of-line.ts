import { ALL_CAPS } from '../doc/shape.ts'
import type { Utterance } from '../scene/find-utterances.ts'
import type { Scene } from '../scene/read-scene.ts'
import { isEasyWord } from '../vocabulary/is-easy-word.ts'

/** What makes a line a sign without any word of its own. */
export type KindOfLine = keyof typeof KINDS

type Test = (scene: Scene, first: number, last: number) => boolean

/** Whether tokens [first, last) are a line of a kind. */
export function isOfKind(scene: Scene, kind: KindOfLine, first: number, last: number): boolean {
  return KINDS[kind](scene, first, last)
}

const SHORT = 2

/** Somebody answers another in one or two words; the line is all that is said. */
const isShortAnswer: Test = (scene, first, last) =>
  scene.utterances.some(
    (one, at) =>
      !one.thought &&
      isReply(scene, at) &&
      one.first >= first - 1 &&
      one.first < last &&
      one.last <= last + 2 &&
      countWords(scene, one) <= SHORT &&
      !has(scene, one.first, one.last + 1, '?') &&
      !has(scene, one.first, one.last + 1, '!'),
  )

/** Whether words follow those of somebody else; "for safety" in marks, and the rest of a speech, do not. */
function isReply({ doc, utterances }: Scene, at: number): boolean {
  const [before, one] = [utterances[at - 1], utterances[at]]
  if (!before || !one || before.speaker === one.speaker) return false
  return doc.sentenceOf[before.last - 1] !== doc.sentenceOf[one.first]
}

const LONGEST_TAG = 5

/** A question after which nobody says anything in the next sentence. */
const isUnanswered: Test = (scene, first, last) => {
  const { doc, utterances } = scene
  const at = utterances.findIndex(
    (one) =>
      one.first < last &&
      one.last <= last + 2 &&
      one.last > first &&
      has(scene, one.last - 2, one.last + 1, '?'),
  )
  const asked = utterances[at]
  // "She asks him, and he says it again."
  if (!asked || (doc.sentences[doc.sentenceOf[asked.first] as number]?.last ?? 0) > asked.last + LONGEST_TAG)
    return false
  const next = doc.sentences.find((one) => one.first > asked.last)
  const answer = utterances[at + 1]
  return next !== undefined && (answer === undefined || answer.first > next.last)
}

const CHAT_LONGEST = 3

const KINDS = {
  'short answer': isShortAnswer,
  'no answer': isUnanswered,
  exclamation: (scene, first, last) => has(scene, first, last + 1, '!'),
  question: (scene, first, last) => has(scene, first, last + 1, '?'),
  dots: (scene, first, last) => has(scene, first, last + 1, '…') || has(scene, first, last + 1, '...'),
  // On a sign or a label, capital letters are no voice.
  capitals: ({ doc, utterances }, first, last) => {
    for (let i = first; i < last; i++)
      if (
        ((doc.shape[i] as number) & ALL_CAPS) !== 0 &&
        isEasyWord(doc.folded[i] as string) &&
        utterances.some((one) => one.first <= i && i < one.last)
      )
        return true
    return false
  },
  'repeated word': ({ doc }, first, last) => {
    for (let i = first + 1; i < last; i++)
      for (const back of [1, 2]) if (i - back >= first && isSameWord(doc.folded, i, back)) return true
    return false
  },
  'chat period': ({ doc, utterances }, first, last) =>
    utterances.some(
      (one) =>
        one.first >= first - 1 &&
        one.last <= last + 1 &&
        doc.quoted[one.first] !== 1 &&
        one.last - one.first <= CHAT_LONGEST &&
        doc.folded[one.last - 1] === '.',
    ),
} as const satisfies Record<string, Test>

/** "waited and waited", "no, no". */
function isSameWord(folded: readonly string[], at: number, back: number): boolean {
  const word = folded[at] as string
  const between = folded[at - 1] as string
  return (
    word.length > 1 &&
    word === folded[at - back] &&
    /\p{L}/u.test(word) &&
    (back === 1 || /^(?:and|,|-)$/u.test(between))
  )
}

function countWords({ doc }: Scene, { first, last }: Pick<Utterance, 'first' | 'last'>): number {
  return doc.folded.slice(first, last).filter((word) => /\p{L}/u.test(word)).length
}

function has({ doc }: Scene, first: number, last: number, mark: string): boolean {
  return doc.folded.slice(first, Math.min(last, doc.count)).some((word) => word.startsWith(mark))
}
