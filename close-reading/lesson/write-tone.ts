import { factsOf } from './finding-facts.ts'
import type { LessonParts } from './lesson-parts.ts'
import { pleasantFamilies } from './name-feeling.ts'
import { byGrade, capitalize, joinWords, quoted } from './phrasing.ts'
import { may, must, type Piece } from './piece.ts'
import { quoteWords } from './quote-words.ts'
import { spanToQuote } from './show-in-context.ts'
import { sortOfText } from './sort-of-text.ts'
import { findingsOf, type LessonSource, voiceOf } from './source.ts'
import { toneGloss } from './tone-gloss.ts'
import { voiceOfTone } from './voice-of-tone.ts'
import type { Tone } from './weigh-tones.ts'

/** How the voice may sound: candidates with their words, never a verdict from word lists alone. */
export function writeTone({ source, tones, clues }: LessonParts): Piece[] {
  const meaning = byGrade(source.grade, {
    elementary: `Tone means how ${voiceOf(source)} sounds.`,
    middle: `Tone means how ${voiceOf(source)} sounds. It can differ from what people feel.`,
    high: `Tone is a separate question: it is the attitude that ${voiceOf(source)} takes, not the feeling of a person in the text.`,
  })
  const [first, second, third] = tones
  const opening: Piece = { ...must(meaning), newParagraph: true }
  if (!first) {
    const test = sortOfText(source.reading.page) === 'prose' ? [may(1, toneFromClue(source, clues))] : []
    return [opening, must(noTone(source)), ...ironyTest(source), ...test]
  }
  const pieces = [opening, must(firstTone(capitalize(voiceOfTone(source, first)), first))]
  const gloss = first.gloss || toneGloss(first.word)
  if (gloss)
    pieces.push(may(source.grade === 'elementary' ? 0 : 1, `${capitalize(first.word)} means ${gloss}.`))
  if (first.isOfTalk) pieces.push(must('The narrator tells it and does not have to feel the same.'))
  if (second) pieces.push(may(source.grade === 'elementary' ? 1 : 0, otherTone(source, second)))
  if (third && source.grade !== 'elementary')
    pieces.push(may(3, `A third word to test is **${third.word}**: see ${quoted(third.quotes[0] ?? '')}.`))
  pieces.push(...ironyTest(source), ...deniedWords(source), may(2, toneCaution(source)))
  return pieces
}

function firstTone(voice: string, tone: Tone): string {
  return `${voice} may sound **${tone.word}**, because of the words ${joinWords(tone.quotes.slice(0, 2).map(quoted))}.`
}

/** Words that may mean something else than they say. */
function ironyTest(source: LessonSource): Piece[] {
  const found = findingsOf(source, 'irony')[0]
  const words = found && quoteWords(source.text, found, 6)
  if (!words) return []
  return [
    may(
      1,
      byGrade(source.grade, {
        elementary: `Look at ${quoted(words)}. It may say one thing and mean another.`,
        middle: `Test ${quoted(words)} too: it may say one thing and mean another, which is called irony.`,
        high: `Test for irony at ${quoted(words)}, because the wording may say one thing and mean another.`,
      }),
    ),
  ]
}

/** Pleasant words that the text says no to do not make a pleasant tone. */
function deniedWords(source: LessonSource): Piece[] {
  const denied = findingsOf(source, 'emotion').find(
    (finding) =>
      finding.certainty !== 'possible' &&
      factsOf(finding).negated &&
      pleasantFamilies.has(factsOf(finding).family),
  )
  const words = denied && quoteWords(source.text, spanToQuote(source, denied), 6)
  if (!words) return []
  return [
    may(
      1,
      byGrade(source.grade, {
        elementary: `But look at ${quoted(words)}. A word near it may say no to this feeling.`,
        middle: `Some words look pleasant, but near ${quoted(words)} the text may say no to them.`,
        high: `Some of these words look pleasant, but near ${quoted(words)} the text may deny the feeling, so the tone may not be pleasant at all.`,
      }),
    ),
  ]
}

function otherTone({ grade }: LessonSource, tone: Tone): string {
  const clue = joinWords(tone.quotes.slice(0, 2).map(quoted))
  const gloss = tone.gloss || toneGloss(tone.word)
  return byGrade(grade, {
    elementary: `It may also sound **${tone.word}**, because of ${clue}.${gloss ? ` ${capitalize(tone.word)} means ${gloss}.` : ''}`,
    middle: `Readers could also call it **${tone.word}**, because of the words ${clue}.`,
    high: `A near word is **${tone.word}**, because of ${clue}. Test which of the two words covers more of the clues.`,
  })
}

function noTone(source: LessonSource): string {
  const { grade } = source
  if (sortOfText(source.reading.page) !== 'prose')
    return byGrade(grade, {
      elementary:
        'The writer sounds **serious**, because the text gives facts or steps and no jokes. Serious means not joking.',
      middle:
        'The writer sounds plain and **serious**, because the text gives facts or steps and nothing else.',
      high: 'The writer sounds plain and **formal**, because the text gives facts or steps and no judgment on them.',
      college:
        'The writer sounds plain and **formal**, because the text gives facts or steps and no judgment on them. Plainness is a choice too: it asks the reader to trust the content and to pay no attention to the voice.',
    })
  return byGrade(grade, {
    elementary:
      'The tone is hard to tell here. It may sound serious or playful, because plain words can carry both. Serious means not joking.',
    middle:
      'These words alone do not settle the tone. It may sound serious or teasing, because plain words can carry both.',
    high: 'The wording alone does not settle the tone. It may be serious or ironic, because plain words can carry both.',
    college:
      'The wording alone does not settle the tone. It may be serious, detached, or ironic, because plain diction can carry all three.',
  })
}

function toneFromClue({ grade }: LessonSource, clues: LessonParts['clues']): string {
  const quote = quoted(clues[0]?.quote ?? '')
  return byGrade(grade, {
    elementary: `Say ${quote} out loud. Listen to how it sounds.`,
    middle: `Test it on ${quote}: say the words in two different voices and see which one fits the lines around them.`,
    high: `A test case is ${quote}: ask whether the voice means it as it stands.`,
  })
}

function toneCaution({ grade }: LessonSource): string {
  return byGrade(grade, {
    elementary: 'Words can look happy or sad and still mean something else.',
    middle: 'Word lists cannot hear a joke or sarcasm, so check the tone against the whole passage.',
    high: 'These candidates rest on word choice alone. A voice can say one thing and mean another, and word choice cannot rule that out.',
    college:
      'These candidates rest on diction alone. A mask, or a voice that means the opposite, can turn the same diction around, so treat them as candidates and no more.',
  })
}
