import { formOf } from './closest-question.ts'
import { commonWords } from './match-note.ts'
import type { LibraryNote } from './notes.ts'
import { wordsThatAsk } from './question-words.ts'

/** Asks whether words hold as they stand: "is it really a question mark", "it says rowed". */
const AS_IT_STANDS = /\breal(?:ly)?\b|\bliteral\w*|\bactual(?:ly)?\b|\bit says\b/iu
const OF_IRONY =
  /\biron\w*|\bsarcas\w*|\bjok\w*|\bpretend\w*|\blying\b|\blie\b|\bmetaphor\w*|\bfigurative\w*/iu
const DENIES =
  /\b(?:not|never|no|nothing|nobody|(?:is|are|was|were|do|does|did|ca|wo|could|would|should|has|have|had)n[’']?t)\b/iu
const ANSWERED = /^(?:yes|no|not|partly|maybe|perhaps|probably|both|we\b|easily misread)/iu

/**
 * The text of a note, "no" before it where a question asks whether that is so of which the note says that it is not: what
 * is easily misread, and words that are not meant as they stand.
 */
export function sayNo(question: string, note: LibraryNote, text: string): string {
  const isAsked = formOf(question) === 'yes or no' && !/\bor\b/iu.test(question)
  if (
    text === '' ||
    !isAsked ||
    DENIES.test(question.replace(/\b(?:because|becuase|since|it says)\b.*$/iu, '')) ||
    OF_IRONY.test(question)
  )
    return text
  if (ANSWERED.test(text)) return text
  if (note.kind === 'otherwise' || note.isLikeness)
    return AS_IT_STANDS.test(question) ? `No, that is not meant word for word. ${text}` : text
  const words = [...wordsThatAsk(question)].filter((word) => !commonWords.has(word))
  const isMisread = note.kind === 'misread' && words.length > 0 && words.every((word) => note.about.has(word))
  return isMisread && !DENIES.test(note.reads ?? '') ? `No. ${text}` : text
}
