import type { Finding, Span } from '../finding.ts'
import { factsOf } from './finding-facts.ts'
import { firstSense } from './first-sense.ts'
import type { LessonParts } from './lesson-parts.ts'
import { namePlace } from './name-place.ts'
import { quoted } from './phrasing.ts'
import { quoteWords } from './quote-words.ts'
import { findingsOf, type LessonSource, overlaps } from './source.ts'
import { strongestClue } from './strongest-clue.ts'
import { tellAt } from './write-says.ts'

/** What the words asked about mean, from what is known of their parts. */
export function answerMeaning(parts: LessonParts): string {
  const { source } = parts
  const span = /["“]/u.test(source.question) ? source.asked.phrase : (source.place ?? source.asked.phrase)
  if (!span) return /["“”']|\b(?:word|line)\b/iu.test(source.question) ? notHere(parts) : offerPhrase(parts)
  const words = quoted(quoteWords(source.text, span, 8) ?? '')
  const meaning = meaningOf(source, span)
  if (meaning)
    return `The words ${words} probably mean: ${meaning}.`.replace(
      /^The words ("\S+") probably mean:/u,
      'The word $1 probably means',
    )
  const gesture = findingsOf(source, 'emotion').find((one) => factsOf(one).sign && covers(one, span))
  if (gesture && factsOf(gesture).meaning.startsWith('a sign of'))
    return `The words ${words} tell what can be seen. It is often ${factsOf(gesture).meaning}.`
  const hard = hardPart(source, span)
  if (hard) return `A key word in ${words} is ${hard}. The text does not explain the rest in other words.`
  const feeling =
    source.asked.phrase &&
    parts.feelings.find((one) => one.quotes.some(({ start }) => start >= span.start && start < span.end))
  if (feeling)
    return `The words ${words} probably show a feeling: ${feeling.word}. The words around them show why.`
  const plain = tellAt(source, span)
  if (plain) return `It probably means what it says. In plain words: ${plain}`
  return `The text does not explain ${words} in other words. Look up each hard word, then read ${namePlace(source.reading.page, span)} again with its meaning.`
}

/** The meaning of an idiom or comparison in the span, or of the one hard word that it is. */
function meaningOf(source: LessonSource, span: Span): string | null {
  const whole = source.reading.findings.find(
    (one) =>
      overlaps(one, span) &&
      (one.type === 'idiom' || (['hard-word', 'speech-tag'].includes(one.type) && covers(one, span))) &&
      factsOf(one).meaning.length > 1,
  )
  if (whole) return firstSense(factsOf(whole).meaning)
  const simile = findingsOf(source, 'simile').find((one) => overlaps(one, span))
  const { shared = '', marker = '' } = simile ? factsOf(simile) : {}
  if (shared && /\bas\b/u.test(marker)) return `very ${shared}`
  return shared ? `two things are alike in one way (${shared})` : null
}

function covers(finding: Finding, span: Span): boolean {
  return finding.start <= span.start && finding.end >= span.end
}

function hardPart(source: LessonSource, span: Span): string | null {
  for (const one of findingsOf(source, 'hard-word')) {
    const { meaning } = factsOf(one)
    const word = overlaps(one, span) && meaning !== '' ? quoteWords(source.text, one, 3) : null
    if (word) return `${quoted(word)}. It can mean: ${firstSense(meaning)}`
  }
  return null
}

function notHere(parts: LessonParts): string {
  return `The words you ask about do not stand in this text. ${strongestClue(parts)}`
}

/** "What does a phrase mean?" names no phrase, so one is offered. */
function offerPhrase(parts: LessonParts): string {
  const { source } = parts
  const known = (one: Finding) => one.certainty !== 'possible' && factsOf(one).meaning !== ''
  const found = findingsOf(source, 'idiom').find(known) ?? findingsOf(source, 'hard-word').find(known)
  const words = found && quoteWords(source.text, found, 8)
  if (!found || !words) return `Your question does not name a phrase of this text. ${strongestClue(parts)}`
  const isWord = !words.includes(' ')
  return `Your question does not name a phrase. One to look at is ${quoted(words)}. ${isWord ? 'It can mean' : 'It probably means'}: ${firstSense(factsOf(found).meaning)}.`
}
