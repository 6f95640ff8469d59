import { feelingBank } from '../explanation/word-bank.ts'
import { feelsOrFeel } from './feels-or-feel.ts'
import { factsOf } from './finding-facts.ts'
import type { LessonParts } from './lesson-parts.ts'
import { mainFeelings } from './main-feelings.ts'
import { pleasantFamilies } from './name-feeling.ts'
import { capitalize, quoted } from './phrasing.ts'
import { quoteWords } from './quote-words.ts'
import { spanToQuote } from './show-in-context.ts'
import { sortOfText } from './sort-of-text.ts'
import { findingsOf, voiceOf } from './source.ts'
import { strongestClue } from './strongest-clue.ts'
import { tokenAt } from './token-at.ts'
import type { Feeling } from './weigh-feelings.ts'
import { whoseFeeling } from './whose-feeling.ts'

/** What a person of the text feels, with the words that say so; a yes or no when the question asks for one. */
export function answerFeeling(parts: LessonParts): string {
  const main = mainFeelings(parts)
  if (parts.source.asked.yesNo) return answerYesNo(parts, main)
  const [first] = main
  return first ? tell(parts, main) : noneNamed(parts)
}

function tell(parts: LessonParts, main: readonly Feeling[]): string {
  const [first, second] = main
  if (!first) return ''
  if (first.who === '') return ownerless(parts, first)
  if (!second) return `${clause(first, capitalize(first.who))}. The clue is ${quoted(first.quotes[0].words)}.`
  if (sameSentence(parts, first, second))
    return `${clause(first, capitalize(first.who))} and ${second.word}. The clues are ${quoted(first.quotes[0].words)} and ${quoted(second.quotes[0].words)}.`
  return `At first, ${clause(first, first.who)} (${quoted(first.quotes[0].words)}). After that, ${clause(second, again(second))} (${quoted(second.quotes[0].words)}).`
}

/** The second time, the pronoun that is sure; the name is one word back. */
function again({ who, holder }: Feeling): string {
  return (typeof holder === 'object' && holder?.gender) || who
}

function clause(feeling: Feeling, who: string): string {
  return `${who} ${feeling.stated ? feelsOrFeel(feeling.who) : 'may feel'} ${feeling.word}`
}

function sameSentence({ source: { reading } }: LessonParts, a: Feeling, b: Feeling): boolean {
  const { page } = reading
  const [one, two] = [a.quotes[0].start, b.quotes[0].start].map(
    (start) => page.sentenceOf[tokenAt(page, start)],
  )
  return one === two && Math.abs(a.quotes[0].start - b.quotes[0].start) < 120
}

function ownerless({ source }: LessonParts, feeling: Feeling): string {
  const words = quoted(feeling.quotes[0].words)
  if (feeling.thing !== '')
    return `The text does not say how a person feels. But ${words} makes the ${feeling.thing} seem ${feeling.word}.`
  const voice = voiceOf(source)
  return saysI(source.text)
    ? `These lines sound ${feeling.word}, because of ${words}. It may be how ${voice} feels, but the text does not say so.`
    : `The clue ${words} shows a feeling: ${feeling.word}. The text does not say whose feeling it is.`
}

function saysI(text: string): boolean {
  return /(?<![\p{L}“"'‘])(?:I|my|me)(?![\p{L}])/u.test(text.replace(/["“][^"“”]*["”]/gu, ' '))
}

function noneNamed(parts: LessonParts): string {
  const { source, clues } = parts
  const contrast = findingsOf(source, 'contrast').find((finding) => factsOf(finding).kind !== 'turn')
  const inner = contrast && clues.find((one) => one.start === contrast.start)
  if (inner) return `The outside and the inside may not match. The clue is ${quoted(inner.quote)}.`
  if (sortOfText(source.reading.page) !== 'prose')
    return 'The text does not say how anyone feels. It gives facts or steps and no feeling.'
  const whose = source.person ? `how ${source.person.name} feels` : 'how anyone feels'
  return `No word in this text says ${whose}. ${strongestClue(parts)}`
}

/** The family that the question names: "happy" asks about joy. */
function familyAsked(words: readonly string[]): { family: string; word: string } | null {
  for (const word of words)
    for (const [family, steps] of feelingBank)
      if (steps.some((step) => step.includes(word))) return { family, word }
  const extra = {
    love: 'love',
    loves: 'love',
    hate: 'disgust',
    grateful: 'joy',
    excited: 'joy',
    bored: 'tiredness',
    upset: 'sadness',
  }
  for (const word of words)
    for (const [name, family] of Object.entries(extra)) if (name === word) return { family, word }
  return null
}

function answerYesNo(parts: LessonParts, main: readonly Feeling[]): string {
  const { source } = parts
  const asked = familyAsked(source.asked.words)
  const [first] = main
  if (!asked) return first ? tell(parts, main) : noneNamed(parts)
  const fits = (source.person ? main : parts.feelings).find(
    (one) => one.family === asked.family && one.who !== '',
  )
  if (fits)
    return `${fits.stated ? 'Yes' : 'Perhaps'}. ${clause(fits, capitalize(fits.who))}, because of ${quoted(fits.quotes[0].words)}.`
  const open = source.person
    ? undefined
    : parts.feelings.find((one) => one.family === asked.family && one.thing === '')
  if (open)
    return `Perhaps. The clue is ${quoted(open.quotes[0].words)}, but the text does not say plainly who feels it.`
  const denied = source.person ? deniedWords(parts, asked.family) : null
  if (denied) return `Probably not. The text says no to it in ${quoted(denied)}.`
  if (!first || first.who === '')
    return `No word in this text says that ${source.person?.name ?? 'anyone'} is ${asked.word}. ${strongestClue(parts)}`
  const against =
    source.person !== null &&
    first.stated &&
    pleasantFamilies.has(first.family) !== pleasantFamilies.has(asked.family)
  return `${against ? 'Probably not.' : 'The text does not say so.'} ${tell(parts, main)}`
}

function deniedWords({ source }: LessonParts, family: string): string | null {
  const finding = findingsOf(source, 'emotion').find((one) => {
    const facts = factsOf(one)
    if (!facts.negated || facts.family !== family || one.certainty === 'possible') return false
    return !source.person || whoseFeeling(source, one).person === source.person
  })
  return finding ? quoteWords(source.text, spanToQuote(source, finding), 6) : null
}
