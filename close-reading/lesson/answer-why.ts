import type { Range } from '../page.ts'
import type { LessonParts } from './lesson-parts.ts'
import { quoted } from './phrasing.ts'
import { quoteWords } from './quote-words.ts'
import type { LessonSource } from './source.ts'
import { strongestClue } from './strongest-clue.ts'

const REASON = new Set(['because', 'since'])
const FOR_STARTS = /^(?:i|he|she|it|they|we|you|the|his|her|their|my|there|this|that)$/u

/** The reason that stands nearest to the words asked about, or that none is stated. */
export function answerWhy(parts: LessonParts): string {
  const { source, feelings } = parts
  const sentence = nearestSentence(source)
  if (!sentence) return `The text does not state the reason in plain words. ${strongestClue(parts)}`
  const near = feelings.find(
    (one) =>
      one.who !== '' &&
      (!source.person || one.holder === source.person) &&
      one.quotes.some((quote) => quote.start >= sentence.start && quote.start < sentence.end),
  )
  const quote = near?.quotes.find(({ start }) => start >= sentence.start && start < sentence.end)
  if (near && quote)
    return `Probably because ${near.who} ${near.stated ? 'feels' : 'may feel'} ${near.word}. The same sentence says ${quoted(quote.words)}.`
  const reason = reasonIn(source, sentence)
  if (reason) return `The text gives a reason that may fit: ${quoted(reason)}.`
  const words = quoteWords(source.text, sentence, 8)
  return `The text does not state the reason. The part nearest to your question is ${quoted(words ?? '')}, so look there for a cause.`
}

/** The sentence that shares most words with the question, names counted half; null when it shares none. */
function nearestSentence({ asked, people, reading: { page }, place }: LessonSource): Range | null {
  const names = new Set(people.flatMap((person) => person.name.toLowerCase().split(' ')))
  const wanted = new Set(asked.words.map((word) => page.lemma(page.folded.indexOf(word)) || word))
  for (const word of asked.words) wanted.add(word)
  let best: Range | null = null
  let most = 0.9
  for (const sentence of page.sentences.slice(0, 400)) {
    let shared = place && sentence.start < place.end && place.start < sentence.end ? 2 : 0
    const seen = new Set<string>()
    for (let i = sentence.first; i < sentence.last; i++) {
      const word = page.folded[i] ?? ''
      if (word.length < 3 || seen.has(word)) continue
      seen.add(word)
      if (wanted.has(word) || wanted.has(page.lemma(i))) shared += names.has(word) ? 0.4 : 1
    }
    if (shared > most) {
      most = shared
      best = sentence
    }
  }
  return best
}

function reasonIn({ text, reading: { page } }: LessonSource, sentence: Range): string | null {
  for (let i = sentence.first; i < sentence.last - 1; i++) {
    const word = page.folded[i] ?? ''
    const isFor =
      word === 'for' &&
      i > sentence.first &&
      FOR_STARTS.test(page.folded[i + 1] ?? '') &&
      /^[,;—(]$/u.test(page.folded[i - 1] ?? '')
    if (REASON.has(word) || isFor)
      return quoteWords(text, { start: page.start[i] ?? 0, end: sentence.end }, 10)
  }
  return null
}
