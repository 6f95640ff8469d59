import { explainWord, type Span } from '#close-reading'
import { isContentWord, stemOf } from '../question/question-words.ts'
import { type AskedSpan, overlap } from '../question/text-index.ts'
import { tokensOf } from '../tokens.ts'
import type { Match } from './match-note.ts'
import type { LibraryNote, NoteAnswer, Source } from './notes.ts'

/** The share of the words asked about that a note must be on. */
const MIN_COVERED = 0.5

/** What the words mean that a question quotes or repeats: the note on them, or null where no note is on enough of them. */
export function answerAboutWords(span: AskedSpan, matches: readonly Match[]): NoteAnswer | null {
  const found = matches.find(({ note }) => covers(note, span) && note.explain(span) !== '')
  return found ? { text: found.note.explain(span), clues: found.note.clues } : null
}

function covers({ spans }: LibraryNote, span: Span): boolean {
  const length = Math.max(1, span.end - span.start)
  return spans.some((one) => {
    const shared = Math.min(one.end, span.end) - Math.max(one.start, span.start)
    return overlap(one, span) && shared / length >= MIN_COVERED
  })
}

/** What the one word asked about means: its note, or else its usual meaning. Null for several words or an unknown one. */
export function defineWord(question: string, matches: readonly Match[], source: Source): NoteAnswer | null {
  const [asked, ...others] = tokensOf(question).filter(({ key }) => isContentWord(key))
  if (!asked || others.length > 0) return null
  const noted = matches.find(({ note, core }) => note.kind === 'word' && core > 0)
  if (noted) return { text: noted.note.explain(null), clues: noted.note.clues, span: noted.note.spans[0] }
  const [meaning] = explainWord(asked.key).meanings
  if (meaning === undefined) return null
  const isInText = source.index.tokens.some(({ key }) => stemOf(key) === stemOf(asked.key))
  const first = isInText ? '' : 'This text does not have the word. '
  return { text: `${first}It usually means: ${meaning}.`, clues: [] }
}
