import { findReadings, type Reading } from './find-readings.ts'
import { factsOf } from './finding-facts.ts'
import { fitsAlone } from './fit-lesson.ts'
import type { LessonParts } from './lesson-parts.ts'
import { byGrade, capitalize, quoted } from './phrasing.ts'
import { may, must, type Piece } from './piece.ts'
import { quoteWords } from './quote-words.ts'
import { spanToQuote } from './show-in-context.ts'
import { sortOfText } from './sort-of-text.ts'
import { findingsOf, type LessonSource, voiceOf } from './source.ts'

/** Step 4: what it may mean, in readings with their clues, and what the text does not say. */
export function writeMeaning(parts: LessonParts): Piece[] {
  return [...figurePart(parts), ...readingsPart(parts), ...limitsPart(parts), ...testPart(parts.source)]
}

/** One figure of speech: literal words, shared quality, meaning. */
function figurePart({ source }: LessonParts): Piece[] {
  const finding = findingsOf(source, 'idiom', 'simile', 'metaphor').find(
    (one) => one.certainty !== 'possible',
  )
  const words = finding ? quoteWords(source.text, spanToQuote(source, finding), 10) : null
  if (!finding || !words) return []
  const { meaning, shared } = factsOf(finding)
  if (finding.type === 'idiom')
    return meaning
      ? [may(1, `The words ${quoted(words)} are not meant word by word. They probably mean: ${meaning}.`)]
      : []
  if (finding.type === 'simile' && shared)
    return [
      may(
        1,
        `The words ${quoted(words)} say that two things are alike. What they share is that both are ${shared}. That quality is probably the meaning.`,
      ),
    ]
  return [
    may(
      1,
      finding.type === 'simile'
        ? byGrade(source.grade, {
            elementary: `The words ${quoted(words)} say that two things are alike. Think of one way they are the same. That is what it may mean.`,
            middle: `The words ${quoted(words)} set two things side by side. They are not the same thing. What both share is what the words may mean.`,
            high: `In ${quoted(words)}, the literal picture is one thing and the subject is another. The quality that both share is the likely meaning.`,
          })
        : byGrade(source.grade, {
            elementary: `The words ${quoted(words)} may stand for something else.`,
            middle: `The words ${quoted(words)} may be figurative: they may stand for something that they do not name.`,
            high: `In ${quoted(words)}, the literal meaning may not be the whole meaning. Ask what quality carries over.`,
          }),
    ),
  ]
}

function readingsPart(parts: LessonParts): Piece[] {
  const { source } = parts
  const [first, second, third] = findReadings(parts).filter((one) =>
    fitsAlone(readingItem(source, 'A', one, 0).text, source.grade),
  )
  if (!first) return [must(unsettled(source))]
  if (source.grade === 'elementary') {
    const pieces = [must(`It may mean that ${first.claim}. The clue is ${quoted(first.clue)}.`)]
    if (second)
      pieces.push(may(1, `It may also mean that ${second.claim}. The clue is ${quoted(second.clue)}.`))
    else pieces.push(may(1, unsettled(source)))
    return pieces
  }
  if (!second)
    return [
      must(
        `It may be that ${first.claim}. The clue is ${quoted(first.clue)}. ${source.grade === 'middle' ? '' : first.support}`.trim(),
      ),
      must(unsettled(source)),
    ]
  const pieces = [readingItem(source, 'A', first, 0), readingItem(source, 'B', second, 0)]
  if (third && source.grade === 'college') pieces.push(readingItem(source, 'C', third, 2))
  pieces.push(may(1, weighReadings(source)))
  return pieces
}

/** When the evidence allows no second reading: that it does not, and what would settle more. */
function unsettled(source: LessonSource): string {
  const sort = sortOfText(source.reading.page)
  if (sort !== 'prose')
    return byGrade(source.grade, {
      elementary:
        'It probably means what it says. It gives facts or steps. It does not say what anyone feels.',
      middle:
        'The words probably mean what they say. They give facts or steps, and they do not say what anyone thinks of them.',
      high: 'The words probably mean what they say. They give facts or steps, and nothing in them points to a second meaning.',
    })
  return byGrade(source.grade, {
    elementary: 'The text does not settle more than this. A word for a feeling would help to settle it.',
    middle:
      'The text does not settle more than this. A word that names a feeling, or a reason with the word because, would settle it.',
    high: 'The text does not settle more than this. A named feeling, a stated reason, or a comment by the voice would settle it.',
  })
}

function readingItem({ grade }: LessonSource, letter: string, reading: Reading, rank: number): Piece {
  const claim = `Reading ${letter}: it may be that ${reading.claim}. The clue is ${quoted(reading.clue)}.`
  const text = byGrade(grade, {
    elementary: '',
    middle: claim,
    high: `${claim} ${reading.support}`,
    college: `${claim} ${reading.support} ${reading.objection}`,
  })
  return { text, rank, item: true }
}

function weighReadings({ grade }: LessonSource): string {
  return byGrade(grade, {
    elementary: '',
    middle: 'To choose, look for a second clue for each one. The one with more clues is the safer one.',
    high: 'The two readings can stand together. The one with more clues on its side is the safer claim.',
    college:
      'The readings are not exclusive. Prefer the one that accounts for more of the wording, and say what it leaves out.',
  })
}

/** For a text that offers little: how to test a reading all the same. */
function testPart({ grade, reading }: LessonSource): Piece[] {
  const second = may(
    5,
    byGrade(grade, {
      elementary: '',
      high: 'A reading gains weight when a second detail supports it, so look for one in a different sentence.',
    }),
  )
  const third = may(
    6,
    'A careful answer also names one detail that does not fit, and says whether it weakens the reading or only limits it.',
  )
  const fourth = may(
    7,
    'Where no word names a feeling, the safest claim is about the wording and not about a person.',
  )
  if (reading.summary.words > 60)
    return grade === 'high' || grade === 'college' ? [second, third, fourth] : []
  return [
    may(
      4,
      byGrade(grade, {
        elementary:
          'To check, look for a word that says good or bad. If there is none, the text takes no side.',
        middle:
          'To check this, look for a word that judges, such as good, best, or sadly. If there is none, the text takes no side.',
        high: 'To check this, look for a word that judges. If there is none, the text takes no side, and a reader who gives it one should say so.',
      }),
    ),
    may(
      5,
      byGrade(grade, {
        elementary: 'More of the text would give more clues. A teacher can help you find the part around it.',
        middle:
          'The text is short, and more of it would give more clues. Compare it with the lines around it, if you have them.',
        high: 'The text is short, so any reading of it rests on little. The lines around it, if you have them, are the first place to look for support.',
        college:
          'With so little text, the wording carries all the weight. Ask what a longer version would have to add, and whether the brevity itself is a choice that matters.',
      }),
    ),
    may(
      6,
      byGrade(grade, {
        elementary: 'You can also ask who would need these words, and why.',
        middle: 'You can also ask who would need these words, and what that person would do with them.',
        high: 'It also helps to ask who would need these words, what that person would do with them, and what the text takes for granted about its reader.',
      }),
    ),
  ]
}

/** What the text does not say. */
function limitsPart({ source, feelings }: LessonParts): Piece[] {
  if (sortOfText(source.reading.page) !== 'prose') return []
  const pieces: Piece[] = []
  const because = source.reading.page.folded.some((word) => word === 'because' || word === 'since')
  if (feelings.length === 0)
    pieces.push(
      may(
        1,
        `The text does not say how ${source.kind === 'fiction' ? 'the people' : voiceOf(source)} ${source.kind === 'fiction' ? 'feel' : 'feels'}.`,
      ),
    )
  if (!because)
    pieces.push(
      may(
        1,
        byGrade(source.grade, {
          elementary: 'The text does not tell why in plain words.',
          middle: 'The text does not give a reason in so many words, so any reason is a guess.',
          high: 'The text states no reason openly. Any motive is an inference and should be put forward as one.',
        }),
      ),
    )
  pieces.push(
    may(
      pieces.length > 0 ? 3 : 0,
      byGrade(source.grade, {
        elementary: 'The text does not say what comes after this.',
        middle: 'The text does not say what comes before or after these lines.',
        high: 'This is an excerpt, as far as these lines show, and it does not say what stands around it.',
        college:
          'The excerpt sets limits: it does not say what stands before or after it, and a wider context could change the weight of these clues.',
      }),
    ),
  )
  if (source.grade !== 'elementary')
    pieces.push(
      may(
        4,
        `${capitalize(voiceOf(source))} does not have to agree with ${source.kind === 'nonfiction' ? 'every voice that is quoted' : 'the people who are shown'}.`,
      ),
    )
  return pieces
}
