import { overlaps, type Span } from '../doc/span.ts'
import type { Interpreted } from '../interpret/interpret.ts'
import type { InterpretedClue, InterpretedFeeling } from '../phrasing/interpretation.ts'
import { joinWords, quoted } from '../phrasing/phrasing.ts'
import { hasUnsafeWord } from '../phrasing/unsafe-words.ts'
import { understandQuestion } from '../question/understand-question.ts'
import { bestMoments } from '../understand/moments.ts'
import { feelingSide } from '../vocabulary/feeling-list.ts'
import { feelingWords } from '../vocabulary/feeling-words.ts'
import { lemmaOf } from '../vocabulary/lemma-of.ts'
import { fill } from '../wording/fill.ts'
import wording from '../wording/follow-up.json' with { type: 'json' }
import { isContentWord, locationMeant, wordsOf } from './location-meant.ts'
import { quoteLocation } from './quote-location.ts'

/**
 * The reply to an idea: how it fits what the text shows of the person, which of its words stand in the text and which
 * have to be shown, and one next step with a question.
 *
 * @param before the question that the idea is about
 */
export function answerIdea(read: Interpreted, message: string, before: string): string[] {
  const { said, source } = read
  const words = wordsOf(message, source.folded.text)
  const span = locationMeant(read, words)
  const at = span && quoteLocation(source, span)
  const inText = new Set(source.folded.text.split(/[^\p{L}\p{N}'-]+/u).map(lemmaOf))
  const own = ownWords(words, inText)
  const felt = feelingsFit(read, before, words, span)
  const pointed = at
    ? fill(span && span.shared > 1 ? wording.idea.pointTo : wording.idea.hasToDo, {
        quote: at.quote,
        location: at.location,
      })
    : ''
  const clue = span && said.clues.find((one) => overlaps(one, span))
  const next = said.clues.find((one) => !(span && overlaps(one, span)) && !felt.includes(quoted(one.quote)))
  return [
    felt,
    [pointed, clue && !felt.includes(clue.means) ? clue.means : ''].filter(Boolean).join(' '),
    wordsToShow(own, pointed !== ''),
    ...nextStep(read, next, own),
  ].filter(Boolean)
}

/** Up to two words that carry the idea and do not stand in the text, feeling words first. */
function ownWords(words: readonly string[], inText: ReadonlySet<string>): string[] {
  const own = words.filter(
    (word) => isContentWord(word) && !inText.has(lemmaOf(word)) && !hasUnsafeWord(word),
  )
  const feelings = own.filter(feelingSide)
  return [...new Set([...feelings, ...own.reverse()])].slice(0, 2)
}

/** What the text has to show, where it does not say it. */
function wordsToShow(own: readonly string[], points: boolean): string {
  if (own.length === 0) return points ? wording.idea.stands : ''
  const number = own.length === 1 ? 'one' : 'several'
  return fill(points ? wording.idea.toShow[number] : wording.idea.noWords[number], { words: joinWords(own) })
}

function nextStep(read: Interpreted, next: InterpretedClue | undefined, own: readonly string[]): string[] {
  const number = own.length === 0 ? 'idea' : own.length === 1 ? 'one' : 'several'
  const words = joinWords(own)
  if (next)
    return [
      fill(wording.idea.next, { quote: quoted(next.quote), location: next.place }),
      fill(wording.idea.fits[number], { words }),
    ]
  const [moment] = bestMoments(read.moments, 1, 30)
  return [
    moment ? fill(wording.idea.remember, { line: moment.sentence }) : '',
    fill(wording.idea.whichFit[number], { words }),
  ]
}

/** How a feeling that the student names fits the feeling that was found for the same person; empty without both. */
function feelingsFit(read: Interpreted, before: string, words: readonly string[], span: Span | null): string {
  const { said, source } = read
  const person = personMeant(read, before)
  if (!person) return ''
  const pointedTo = span ? source.text.slice(span.start, span.end).toLowerCase() : ''
  const side = sideOf(words, (word) => pointedTo.includes(word) && !person.words.includes(word))
  if (!side) return ''
  const valence = feelingSide(person.words[0] ?? '') ?? 0
  const clue = said.clues.find(({ number }) => person.clues.includes(number))
  if (valence === side.valence)
    return isNear(side.word, person) || (clue && span && overlaps(clue, span))
      ? fits(side.word, person, clue)
      : ''
  // Only what the text says itself is held against an idea.
  if (valence === 0 || !person.sure) return ''
  const other = fill(wording.feeling.other, { sentence: plain(person.sentence) })
  return clue ? `${other} ${fill(wording.feeling.lookAt, { quote: quoted(clue.quote) })}` : other
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
  const name = who.replace(/^The /u, 'the ')
  const yes = fill(sure ? wording.feeling.yes : wording.feeling.maybe, { word, name })
  if (!clue) return yes
  const near = words.includes(word) ? '' : fill(wording.feeling.near, { sentence: plain(sentence) })
  const shows = fill(sure ? wording.feeling.shows : wording.feeling.mayShow, {
    quote: quoted(clue.quote),
    meaning: clue.means,
  })
  return [yes, near, shows].filter(Boolean).join(' ')
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
    const valence = feelingSide(word) ?? 0
    if (valence === 0 || word.length < 3 || isLeftOut(word)) continue
    const denied = words
      .slice(Math.max(0, i - 3), i)
      .some((one) => /^(?:not|isnt|wasnt|never|dont|doesnt|didnt)$/u.test(one))
    return { word: denied ? `not ${word}` : word, valence: denied ? -valence : valence }
  }
  return null
}
