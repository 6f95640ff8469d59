import { feelingWords } from '../feelings/feeling-words.ts'
import type { Span } from '../finding.ts'
import type { Interpreted } from '../interpret/interpret.ts'
import type { InterpretedClue, InterpretedFeeling } from '../interpret/interpretation.ts'
import { joinWords, quoted } from '../lesson/phrasing.ts'
import { hasUnsafeWord } from '../lesson/unsafe-words.ts'
import { lemmaOf } from '../page/lemma-of.ts'
import { understandQuestion } from '../question/understand-question.ts'
import { bestMoments } from '../understand/evidence.ts'
import { feelingValence } from '../understand/feeling-valence.ts'
import { isTelling, placeMeant, wordsOf } from './place-meant.ts'
import { quotePlace } from './quote-place.ts'

/**
 * The reply to an idea: how it fits what the text shows of the person, which of its words stand in the text and which
 * have to be shown, and one next step with a question.
 *
 * @param before the question that the idea is about
 */
export function answerIdea(read: Interpreted, message: string, before: string): string[] {
  const { said, source } = read
  const words = wordsOf(message, source.folded.text)
  const place = placeMeant(read, words)
  const at = place && quotePlace(source, place)
  const inText = new Set(source.folded.text.split(/[^\p{L}\p{N}'-]+/u).map(lemmaOf))
  const own = ownWords(words, inText)
  const felt = feelingsFit(read, before, words, place)
  const begins = place && place.shared > 1 ? 'You point to' : 'Your idea has to do with'
  const pointed = at ? `${begins} ${at.quote} in ${at.place}.` : ''
  const clue = place && said.clues.find((one) => meet(one, place))
  const next = said.clues.find((one) => !(place && meet(one, place)) && !felt.includes(quoted(one.quote)))
  return [
    felt,
    [pointed, clue && !felt.includes(clue.means) ? clue.means : ''].filter(Boolean).join(' '),
    wordsToShow(own, pointed !== ''),
    ...nextStep(read, next, own),
  ].filter(Boolean)
}

/** Up to two words that carry the idea and do not stand in the text, feeling words first. */
function ownWords(words: readonly string[], inText: ReadonlySet<string>): string[] {
  const own = words.filter((word) => isTelling(word) && !inText.has(lemmaOf(word)) && !hasUnsafeWord(word))
  const feelings = own.filter((word) => feelingValence(word) !== 0)
  return [...new Set([...feelings, ...own.reverse()])].slice(0, 2)
}

/** What the text has to show, where it does not say it. */
function wordsToShow(own: readonly string[], points: boolean): string {
  if (own.length === 0) return points ? 'So your idea has words of the text to stand on.' : ''
  const [is, show] = own.length === 1 ? ['word', 'it'] : ['words', 'them']
  const say = `The ${is} ${joinWords(own)} ${own.length === 1 ? 'is' : 'are'} not in the text`
  return points
    ? `${say}, so these words have to show ${show}.`
    : `${say}, and your idea has no words of it yet.`
}

function nextStep(read: Interpreted, next: InterpretedClue | undefined, own: readonly string[]): string[] {
  const idea = own.length === 0 ? 'your idea' : `the ${own.length === 1 ? 'word' : 'words'} ${joinWords(own)}`
  if (next)
    return [
      `Next step: look at ${quoted(next.quote)} in ${next.place}.`,
      `Does that part fit ${idea} or not, and why?`,
    ]
  const [moment] = bestMoments(read.moments, 1, 30)
  return [moment ? `Keep this in mind: ${moment.sentence}` : '', `Which words of the text fit ${idea} best?`]
}

/** How a feeling that the student names fits the feeling that was found for the same person; empty without both. */
function feelingsFit(
  read: Interpreted,
  before: string,
  words: readonly string[],
  place: Span | null,
): string {
  const { said, source } = read
  const person = personMeant(read, before)
  if (!person) return ''
  const pointedTo = place ? source.text.slice(place.start, place.end).toLowerCase() : ''
  const side = sideOf(words, (word) => pointedTo.includes(word) && !person.words.includes(word))
  if (!side) return ''
  const valence = feelingValence(person.words[0] ?? '')
  const clue = said.clues.find(({ number }) => person.clues.includes(number))
  if (valence === side.valence)
    return isNear(side.word, person) || (clue && place && meet(clue, place))
      ? fits(side.word, person, clue)
      : ''
  // Only what the text says itself is held against an idea.
  if (valence === 0 || !person.sure) return ''
  return `I see it another way: ${plain(person.sentence)}${clue ? ` Look at ${quoted(clue.quote)}.` : ''}`
}

/** The person of an idea, by name or "he", or else of the question before it; with the feeling that was found. */
function personMeant(
  { scene, query, said, source }: Interpreted,
  before: string,
): InterpretedFeeling | undefined {
  const asked = query.people[0] ?? understandQuestion(before, scene, source.folded).people[0]
  const name = scene.cast.people[asked ?? -1]?.name.toLowerCase()
  return said.feelings.find(({ who }) => who.toLowerCase() === name)
}

/** Whether a feeling word is one of those found, or of the same family. */
function isNear(word: string, { words }: InterpretedFeeling): boolean {
  const family = feelingWords().get(word)?.family
  return words.some(
    (one) => one === word || (family !== undefined && feelingWords().get(one)?.family === family),
  )
}

function fits(word: string, person: InterpretedFeeling, clue: InterpretedClue | undefined): string {
  const { who, words, sentence, sure } = person
  const shows = clue ? ` ${quoted(clue.quote)} ${sure ? 'shows' : 'may show'} it: ${clue.means}` : ''
  const found = words.includes(word) || !clue ? '' : ` I found something near to it: ${plain(sentence)}`
  const name = who.replace(/^The /u, 'the ')
  return `${sure ? `Yes, ${word} fits` : `Your word ${word} may well fit`} ${name}.${found}${shows}`
}

function plain(sentence: string): string {
  return sentence.replace(/\*\*/gu, '')
}

/** The feeling word that a student uses and the side it is on; "not happy" is on the other side. */
function sideOf(
  words: readonly string[],
  isLeftOut: (word: string) => boolean,
): { word: string; valence: number } | null {
  for (const [i, word] of words.entries()) {
    const valence = feelingValence(word)
    if (valence === 0 || word.length < 3 || isLeftOut(word)) continue
    const denied = words
      .slice(Math.max(0, i - 3), i)
      .some((one) => /^(?:not|isnt|wasnt|never|dont|doesnt|didnt)$/u.test(one))
    return { word: denied ? `not ${word}` : word, valence: denied ? -valence : valence }
  }
  return null
}

function meet(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end
}
