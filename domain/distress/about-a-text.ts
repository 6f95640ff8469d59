import { holds } from './message-phrases.ts'

const clauseStarts = ['because', 'also', 'but', 'so', 'and'].flatMap((joint) =>
  ['i', 'im', 'ive', 'id', 'my', 'he', 'she', 'they', 'we'].map((subject) => ` ${joint} ${subject} `),
)
const ownSubjects = new Set(['i', 'im', 'ive', 'id', 'to'])

export type Bearing = 'own' | 'doubtful' | 'none'

/** Whose words a match is: the writer's own, in doubt, or clearly those of a text or a person in it. */
export function bearingOf(sentence: string, start: number, end: number, whole: string): Bearing {
  const words = sentence.slice(start, end)
  const before = clauseBefore(sentence.slice(0, start))
  if (holds('supposes', sentence.slice(end))) return 'none'
  if (before !== '' && holds('said by another', before)) return 'none'
  const isShared = holds('the same for me', whole)
  if (!isShared && holds('taken from a text', whole)) return 'none'
  if (holds('makes it up', before)) return 'doubtful'
  if (!holds('first person', sentence) && !holds('you or people', sentence)) {
    if (holds('of a text', before)) return 'none'
    if (!holds('names nobody', words)) return holds('asks', whole) ? 'none' : 'doubtful'
  }
  if (isShared) return 'own'
  const isAnchored = holds('own time or place', sentence)
  const from = whole.indexOf(sentence)
  if (!isAnchored && asksOfOthers(whole.replace(sentence, ''))) return 'doubtful'
  if (!isAnchored && holds('asks about the text', whole.slice(from + end))) return 'doubtful'
  if (holds('of a text', `${before} ${words}`)) return 'doubtful'
  return holds('asks about a speaker', whole.slice(from + start)) ? 'doubtful' : 'own'
}

/** Whether a sentence asks about somebody who is neither the writer nor the reader of the message. */
export function asksOfOthers(whole: string): boolean {
  return whole
    .split(' | ')
    .some(
      (one) =>
        holds('asks of another', one) ||
        (holds('asks', one) && !holds('first person', one) && !holds('you or people', one)),
    )
}

/** The text before a match in its own clause: students type "because i" and "and my" without a period before it. */
function clauseBefore(text: string): string {
  const from = Math.max(...clauseStarts.map((start) => text.lastIndexOf(start)), -1)
  const words = text
    .slice(from + 1)
    .trim()
    .split(' ')
  return (ownSubjects.has(words.at(-1) as string) ? words.slice(0, -1) : words).join(' ')
}

/**
 * Whether words are about the writer's own life: the message mentions no text, or the words name a time, a place
 * or a person of that life, or the writer says that it is the same for them.
 */
export function isAnchored(sentence: string, whole: string): boolean {
  return !holds('a text', whole) || holds('own time or place', sentence) || holds('the same for me', whole)
}

/** Whether a message about a hard text says that the same holds for its writer. */
export function sharesTheFate(whole: string): boolean {
  return holds('the same for me', whole) && holds('hard matter', whole)
}
