import type { Clue } from './clue.ts'
import { factsOf } from './finding-facts.ts'
import { firstSense } from './first-sense.ts'
import { explainOldWords } from './old-word-meanings.ts'
import { byGrade, quoted } from './phrasing.ts'
import { may, must, type Piece } from './piece.ts'
import { quoteWords } from './quote-words.ts'
import { findingsOf, type LessonSource } from './source.ts'
import { resolve } from './whose-feeling.ts'

/** Says whom the pronouns of the clues mean, or that the text leaves it open. */
export function namePronouns(source: LessonSource, clues: readonly Clue[]): Piece[] {
  const { page } = source.reading
  const pieces: Piece[] = []
  for (const pronoun of ['he', 'she', 'they', 'it', 'this']) {
    const clue = clues.find((one) => new RegExp(`^${pronoun}\\b`, 'iu').test(one.quote))
    if (clue && /^(?:it|this) (?:is|was|were|has|had|seems?|seemed)\b/iu.test(clue.quote)) continue
    const inText = page.folded.indexOf(pronoun)
    if (!clue && (inText < 0 || pronoun === 'it' || pronoun === 'this' || pronoun === 'they')) continue
    const token = clue ? page.start.findIndex((start) => start >= clue.start) : inText
    const person = pronoun === 'he' || pronoun === 'she' ? resolve(source, pronoun, Math.max(token, 0)) : null
    if (person) pieces.push(may(clue ? 0 : 1, `The word ${quoted(pronoun)} means ${person.name}.`))
    else if (clue && (pronoun === 'he' || pronoun === 'she') && !hasCandidate(source, pronoun, token))
      pieces.push(must(`These lines do not name the one who is called ${quoted(pronoun)}.`))
    else if (clue)
      pieces.push(
        must(
          byGrade(source.grade, {
            elementary: `To know what ${quoted(pronoun)} means, read the words before it.`,
            middle: `For the word ${quoted(pronoun)} in ${clue.place}, read back to the last person or thing that was named.`,
          }),
        ),
      )
  }
  return pieces
}

function hasCandidate({ people }: LessonSource, pronoun: string, token: number): boolean {
  return people.some(
    ({ gender, mentions }) => (gender === pronoun || gender === null) && (mentions[0] ?? Infinity) < token,
  )
}

/** Plain meanings of hard and old words. */
export function explainWords(source: LessonSource, clues: readonly Clue[]): Piece[] {
  const found = [...explainOldWords(source), ...hardWords(source)]
  const seen = new Set<string>()
  const fresh = found.filter(({ word }) => !seen.has(word.toLowerCase()) && seen.add(word.toLowerCase()))
  const inClue = ({ word }: { word: string }) => clues.some((clue) => clue.quote.includes(word))
  return [...fresh.filter(inClue), ...fresh.filter((one) => !inClue(one))]
    .slice(0, 5)
    .map(({ word, meaning }, i) => may(i < 2 ? 1 : 2 + i, `The word ${quoted(word)} ${meaning}.`))
}

function hardWords(source: LessonSource): { word: string; meaning: string }[] {
  return findingsOf(source, 'hard-word').flatMap((finding) => {
    const { meaning, lemma } = factsOf(finding)
    const word = quoteWords(source.text, finding, 3)
    if (!meaning || meaning.length > 70 || !word) return []
    // "arrayed" is made from the verb, and the meaning held is that of the noun.
    if (/(?:ed|ing)$/u.test(word) && lemma !== word.toLowerCase() && /^an? /u.test(meaning)) return []
    if (word.toLowerCase() === 'spectacles') return [{ word, meaning: 'can mean glasses' }]
    if (meaning.includes(';')) {
      const other = lemma && lemma !== word.toLowerCase() ? `is a form of ${lemma}, which ` : ''
      return [{ word, meaning: `${other}can mean ${firstSense(meaning)}` }]
    }
    const plain = meaning.replace(/^in a way that is: /u, 'in a way that is ')
    const form =
      lemma && lemma !== word.toLowerCase() ? `is a form of ${lemma}, which means ${plain}` : `means ${plain}`
    return [{ word, meaning: form }]
  })
}
