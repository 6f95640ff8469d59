import { explainWord } from '#close-reading'
import { sentencesOf } from '../quote-copy.ts'
import { tokensOf } from '../tokens.ts'
import { type NoteAnswer, own, type Source } from './notes.ts'
import { saysSomething, stemOf, wordsThatAsk } from './question-words.ts'

/** "What does meek mean", "whats a mead and vales": the words of which the meaning is asked. */
const ASKED: readonly RegExp[] = [
  /\bwhat (?:does|do|dose|did) (?:the words? )?["“'‘]?([\p{L}-]+)["”'’]?(?: and ["“'‘]?([\p{L}-]+)["”'’]?)? mean\b/u,
  /\bwhat(?:s| is| are) (?:an? )?["“'‘]?([\p{L}-]+)["”'’]?(?: and (?:an? )?["“'‘]?([\p{L}-]+)["”'’]?)?\s*[?.]*$/u,
  /\bwhat(?:s| is| are) ["“'‘]?([\p{L}-]+)["”'’]? and (?:what )?(?:does|do|dose) ["“'‘]?([\p{L}-]+)["”'’]? mean\b/u,
]

/** The words of the text of which a question, in lower case, asks what they mean; they may be none. */
function wordsToExplain(question: string, { places }: Source): string[] {
  const found = ASKED.flatMap((pattern) => (pattern.exec(question) ?? []).slice(1))
  const known = new Set(places.tokens.map(({ key }) => stemOf(key)))
  return [...new Set(found)].filter((word) => word && saysSomething(word) && known.has(stemOf(word)))
}

/**
 * The answer to a question, in lower case, with the meaning of each word that it asks for before it: the one of the notes, or else the usual one. An answer
 * that explains it stays as it is, and one about other words is left out.
 */
export function withMeanings(question: string, answer: NoteAnswer | null, source: Source): NoteAnswer | null {
  const words = wordsToExplain(question, source)
  const known = answer && !answer.isNearest ? answer.text : ''
  const told = words
    .filter((word) => !explains(known, word, words.length === 1))
    .map((word) => meaningOf(word, source))
    .filter((one) => one !== '' && !known.startsWith(one.slice(0, one.indexOf(':'))))
  if (told.length === 0) return answer
  const stems = new Set(tokensOf(known).map(({ key }) => stemOf(key)))
  const explained = new Set(words.map(stemOf))
  const asksMore = [...wordsThatAsk(question)].some((word) => !explained.has(word))
  const more = asksMore || words.some((word) => stems.has(stemOf(word))) ? [known].filter(Boolean) : []
  return { ...answer, text: [...told, ...more].join(' '), clues: answer?.clues ?? [], isNearest: false }
}

/** "A fusillade is many gunshots", "“trembling” means shaking": the sentence says what the word means. */
function explains(text: string, word: string, isOne: boolean): boolean {
  if (isOne && /^(?:it|this) means\b/iu.test(text)) return true
  return sentencesOf(text).some((sentence) => {
    const [, before = ''] =
      /^(?:.*\b(?:here|and|but|an?|the)\s)?“?([\p{L}-]+)”?,? (?:means?|is|are|was)\b/iu.exec(sentence) ?? []
    return before !== '' && stemOf(before.toLowerCase()) === stemOf(word)
  })
}

function meaningOf(word: string, { reading, cut, places }: Source): string {
  const stem = stemOf(word)
  const note = reading.words.find((one) => {
    const keys = tokensOf(one.word.replace(/ @\d+$/u, '')).map(({ key }) => key)
    return keys.filter(saysSomething).length === 1 && keys.some((key) => stemOf(key) === stem)
  })
  if (note && cut(note.word))
    return own(
      `Here “${note.word.replace(/ @\d+$/u, '')}” means: ${note.means.replace(/^here, /u, '')}.`,
      cut,
    )
  const here = places.tokens.find(({ key }) => stemOf(key) === stem)
  const [meaning] = explainWord(word).meanings
  return here && meaning
    ? `The word “${places.text.slice(here.start, here.end)}” usually means: ${meaning}.`
    : ''
}
