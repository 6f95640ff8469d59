import { correctSpelling } from '#close-reading'
import type { AnnotatedText } from '../annotated-text.ts'
import { tokensOf } from '../tokens.ts'
import { memoizeFor } from './memoize-for.ts'
import { isContentWord, stemOf } from './question-words.ts'

/** A question in lower case, with misspelled words corrected where the text, its notes or school words have them. */
export function correctQuestion(question: string, annotated: AnnotatedText): string {
  const { keys, stems } = wordsOf(annotated)
  const typed = question.toLowerCase().replace(/(\p{L})['’](?=\p{L})/gu, '$1')
  return correctSpelling(typed, (word) => !isContentWord(word) || stems.has(stemOf(word)), keys)
}

/** The content words of a text and of what its notes ask and tell, and the stems of all words of its notes. */
const wordsOf = memoizeFor((annotated: AnnotatedText) => {
  const { title, author, text, retelling, questions, people, marks, words, misread } = annotated
  const prose = [
    ...[title, author, text.replaceAll('_', '')],
    ...retelling.flatMap(({ plain, full }) => [plain, full]),
    ...questions.flatMap(({ ask }) => ask.map((wording) => wording.words)),
    ...people.map(({ name }) => name),
  ]
  const notes = [
    ...marks.flatMap(({ says, means, name, rule }) => [says, means.plain, means.full, name, rule]),
    ...words.map(({ means }) => means),
    ...[...(annotated.otherwise ?? []), ...(annotated.figures ?? [])].flatMap((note) => [
      note.says,
      note.plain,
      note.full,
    ]),
    ...misread.flatMap(({ reads, plain, full }) => [reads, plain, full]),
  ]
  const keysOf = (lines: readonly string[]) => tokensOf(lines.join(' ')).map(({ key }) => key)
  const keys = [...new Set(keysOf(prose))].filter(isContentWord)
  return { keys, stems: new Set([...keys, ...keysOf(notes)].map(stemOf)) }
})
