import { isEasyWord } from '../readability/is-easy-word.ts'
import { feelsOrFeel } from './feels-or-feel.ts'
import { familyNames } from './finding-facts.ts'
import type { LessonParts } from './lesson-parts.ts'
import { mainFeelings } from './main-feelings.ts'
import { hasDegree, moodOf, plainWordFor, pleasantFamilies } from './name-feeling.ts'
import { namePlace } from './name-place.ts'
import { byGrade, capitalize, joinWords, quoted, withArticle } from './phrasing.ts'
import { may, must, type Piece } from './piece.ts'
import { quoteWords } from './quote-words.ts'
import { sortOfText } from './sort-of-text.ts'
import { findingsOf, type LessonSource, voiceOf } from './source.ts'
import type { Feeling } from './weigh-feelings.ts'
import { writeTone } from './write-tone.ts'

/** Step 3: what a person feels, how the voice sounds, what a reader may feel, each with its clue. */
export function writeFeelings(parts: LessonParts): Piece[] {
  return [
    ...personPart(parts),
    ...writeTone(parts),
    ...turnPart(parts),
    ...moodPart(parts),
    ...absentPart(parts),
  ]
}

function personPart(parts: LessonParts): Piece[] {
  const { source, feelings } = parts
  const main = mainFeelings(parts, source.grade === 'elementary' ? 2 : 3)
  const [first] = main
  const pieces: Piece[] = []
  if (!first) {
    if (source.person && feelings.length > 0)
      pieces.push(must(`No word here says how ${source.person.name} feels.`))
    else return [noFeeling(source)]
  }
  const open = main.slice(0, 2).filter(isOpen)
  for (const [i, feeling] of main.entries()) {
    const whose = feeling === open.at(-1) ? ` ${whoseSentence(source, open.length)}` : ''
    pieces.push({ text: feelingSentence(source, feeling, i) + whose, rank: i < 2 ? 0 : 2 })
    const gloss = strengthSentence(source, feeling)
    const needed = source.grade === 'elementary' && hasDegree(feeling.word) && !isEasyWord(feeling.word)
    if (gloss !== '') pieces.push(may(needed ? 0 : i + 1, gloss))
  }
  const other = feelings.find(
    (one) =>
      !main.includes(one) &&
      !(one.sign && one.who === '') &&
      (one.who !== first?.who || one.thing !== '') &&
      one.weight * 2 > (first?.weight ?? 0),
  )
  if (other) {
    const whose = isOpen(other) && open.length === 0 ? ` ${whoseSentence(source, 1)}` : ''
    pieces.push(may(main.length > 1 ? 3 : 1, feelingSentence(source, other, 0) + whose))
  }
  if (main.length > 1 && first && first.who !== '' && main[1] && isMixed(first, main[1]))
    pieces.push(
      may(
        2,
        byGrade(source.grade, {
          elementary: 'These are two feelings. A feeling can change, or both can be there at one time.',
          middle:
            'These two feelings do not match. A feeling can change, or what is shown outside can differ from what is inside.',
          high: 'The two feelings pull apart, so one label will not do. Either the feeling changes, or what is shown and what is felt differ.',
        }),
      ),
    )
  return pieces
}

function feelingSentence(source: LessonSource, feeling: Feeling, at: number): string {
  const { who, word, thing, stated, sign, isOfPeople } = feeling
  const [quote] = feeling.quotes
  const words = quoted(quote.words)
  const many = quote.words.includes(' ')
  const where = source.grade === 'elementary' ? '' : ` in ${quote.place}`
  const subject = `The ${wordOrWords(quote.words).slice(4)} ${words}`
  if (isOfPeople) return `${subject} ${many ? 'call' : 'calls'} the ${thing} **${word}**.`
  if (thing !== '')
    return `${subject} may give ${articleOf(word)} **${word}** feeling to a reader. ${many ? 'They are' : 'It is'} said of the ${thing} and not of a person.`
  if (who === '')
    return `${subject}${where} ${many ? 'name' : 'names'} ${articleOf(word)} **${word}** feeling.`
  const also = at > 0 ? ' also' : ''
  if (stated)
    return `${capitalize(who)}${also} ${feelsOrFeel(who)} **${word}**. We know this because the text says ${words}${where}.`
  const because = sign
    ? `because ${words}${where} is often a sign of that feeling`
    : `because of the ${wordOrWords(quote.words).slice(4)} ${words}${where}`
  return `${capitalize(who)} may${also} feel **${word}**, ${because}.`
}

/** A feeling that the text gives to nobody. */
function isOpen({ who, thing }: Feeling): boolean {
  return who === '' && thing === ''
}

/** Once for all the feelings that the text gives to nobody. */
function whoseSentence(source: LessonSource, count: number): string {
  const one = count === 1
  if (source.kind === 'poetry')
    return `The text does not say who has ${one ? 'it' : 'them'}. It may be ${voiceOf(source)}.`
  return `The text does not say plainly who has ${one ? 'this feeling' : 'these feelings'}.`
}

function articleOf(word: string): string {
  return withArticle(word).split(' ')[0] ?? 'a'
}

function wordOrWords(words = ''): string {
  return words.includes(' ') ? 'the words' : 'the word'
}

const DEGREES = ['a mild', 'a', 'a strong', 'a very strong']

/** How strong the word is, and what it means when it is not a plain one. */
function strengthSentence({ grade }: LessonSource, { family, strength, word }: Feeling): string {
  const plain = plainWordFor(family, word)
  const degree = DEGREES[Math.min(Math.max(Math.round(strength), 1), 4) - 1]
  const name = capitalize(word)
  if (word === 'curious') return grade === 'college' ? '' : 'Curious means wanting to know more.'
  if (word === 'tired and bored')
    return grade === 'college' ? '' : 'Bored means tired of having nothing to do.'
  if (word === 'upset') return grade === 'college' ? '' : 'Upset can mean sad, worried, or angry.'
  if (!hasDegree(word)) return ''
  if (word === plain) return grade === 'elementary' || degree === 'a' ? '' : `That is ${degree} feeling.`
  return byGrade(grade, {
    elementary: `${name} is ${degree} word for ${plain}.`,
    middle: `${name} is ${degree} word for ${plain}.`,
    high: `${name} is ${degree} word in the family of ${familyNames[family] ?? plain}.`,
  })
}

function isMixed(a: Feeling, b: Feeling): boolean {
  return (
    pleasantFamilies.has(a.family) !== pleasantFamilies.has(b.family) &&
    a.family !== 'surprise' &&
    b.family !== 'surprise'
  )
}

function noFeeling(source: LessonSource): Piece {
  if (sortOfText(source.reading.page) !== 'prose')
    return must(
      byGrade(source.grade, {
        elementary: 'No word here names a feeling. No person is shown. That is usual for facts or steps.',
        middle:
          'No word here names a feeling, and no person is shown. That is usual in a text of facts or steps.',
        college:
          'No word here names a feeling, and no person is shown. That is usual in a text of facts or steps, which is made to be used and not to be felt. A reader may still have a feeling about it, such as relief or worry, but then the feeling comes from the use of the text and not from its wording.',
      }),
    )
  return must(
    byGrade(source.grade, {
      elementary:
        'No word here names a feeling. So the text does not say how anyone feels. What someone does can still be a clue.',
      middle:
        'No word in these lines names a feeling. The text does not say what anyone feels, so look at actions and at what is said.',
      high: 'No word in these lines names a feeling. If there is one, it must be read from actions, speech, and form, and the text leaves it open.',
    }),
  )
}

function turnPart({ source }: LessonParts): Piece[] {
  const shift = findingsOf(source, 'shift')[0]
  if (!shift) return []
  const words = quoteWords(source.text, shift, 5)
  if (!words) return []
  const place = namePlace(source.reading.page, shift)
  return [
    may(
      2,
      byGrade(source.grade, {
        elementary: `The feeling may change at ${quoted(words)} in ${place}.`,
        middle: `The feeling may change in ${place}, at ${wordOrWords(words)} ${quoted(words)}.`,
        high: `A shift is possible in ${place}, at ${quoted(words)}: compare the feeling words before and after it.`,
      }),
    ),
  ]
}

function moodPart({ source, feelings }: LessonParts): Piece[] {
  const [first, second] = feelings
  const rules = first && (!second || first.weight >= second.weight * 1.5)
  const mood = rules ? moodOf(first.family) : null
  const [quote] = feelings[0]?.quotes ?? []
  if (source.grade === 'elementary' || !mood || !quote) return []
  const text = byGrade(source.grade, {
    elementary: '',
    middle: `A reader may feel something too. The ${wordOrWords(quote.words).slice(4)} ${quoted(quote.words)} may make the scene feel ${mood}. That is called mood.`,
    high: `Mood is what a reader may feel. The ${wordOrWords(quote.words).slice(4)} ${quoted(quote.words)} may make the passage feel ${mood}, which need not be the tone.`,
  })
  return [{ ...may(2, text), newParagraph: true }]
}

const USUAL = ['joy', 'anger', 'fear', 'sadness'] as const

/** For older readers: which feelings no word of the passage names. */
function absentPart({ source }: LessonParts): Piece[] {
  if (source.grade === 'elementary' || source.grade === 'middle') return []
  const present = new Set(
    findingsOf(source, 'emotion').map((finding) => (finding.data as { family?: string }).family),
  )
  const absent = USUAL.filter((family) => !present.has(family)).map((family) => familyNames[family] ?? family)
  if (absent.length === 0 || present.size === 0) return []
  return [
    may(
      3,
      byGrade(source.grade, {
        elementary: '',
        high: `What is absent also counts: no word here names ${joinWords(absent, 'or')}.`,
        college: `What is absent also counts as evidence: no word in these lines names ${joinWords(absent, 'or')}, which limits how far a stronger reading can go.`,
      }),
    ),
  ]
}
