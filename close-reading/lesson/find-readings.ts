import type { Clue } from './clue.ts'
import { feelsOrFeel } from './feels-or-feel.ts'
import { findCall, wantedBy } from './find-call.ts'
import { factsOf, themeOf } from './finding-facts.ts'
import type { LessonParts } from './lesson-parts.ts'
import { mainFeelings } from './main-feelings.ts'
import { pleasantFamilies } from './name-feeling.ts'
import { byGrade } from './phrasing.ts'
import { sortOfText } from './sort-of-text.ts'
import { findingsOf, type LessonSource, voiceOf } from './source.ts'
import { voiceOfTone } from './voice-of-tone.ts'
import type { Feeling } from './weigh-feelings.ts'

/** One way to read the passage, with its clue, how strong it is, and the best objection to it. */
export type Reading = { claim: string; clue: string; support: string; objection: string }

type Add = (claim: string, clue: string | undefined, strong: boolean) => void

/** Up to three readings, each named from what was found and each with its own clue; none when nothing was found. */
export function findReadings(parts: LessonParts): Reading[] {
  const { source, clues } = parts
  if (sortOfText(source.reading.page) !== 'prose') return []
  const found: Reading[] = []
  const used = new Set<string>()
  const add: Add = (claim, clue, strong) => {
    if (!clue || used.has(clue) || found.length > 2 || found.some((one) => one.claim === claim)) return
    used.add(clue)
    found.push({ claim, clue, ...weighed(source, strong, found.length) })
  }
  if (doubtsSincerity.test(source.question))
    for (const [i, clue] of sincerityClues(parts).entries()) add(sincerityClaim(source, i), clue, false)
  const ironic = clues.find((clue) => clue.type === 'irony')
  if (ironic && found.length === 0) add(sincerityClaim(source, 1), ironic.quote, false)
  if (source.asked.intent === 'tone') addTones(parts, add)
  const call = findCall(source)
  if (call) add(`${voiceOf(source)} ${wantedBy(call)}`, call.words, call.kind !== 'we')
  addFeelings(parts, add)
  const turn = clues.find((clue) => clue.cue === 'contrast' || clue.type === 'shift')
  if (turn && isInner(source, turn)) add(innerClaim(source), turn.quote, true)
  const question = clues.find((clue) => clue.type === 'rhetorical-question')
  if (question) add(questionClaim(source), question.quote, false)
  if (turn && !isInner(source, turn) && source.kind !== 'fiction') add(turnClaim(source), turn.quote, true)
  if (source.asked.intent !== 'tone') addTones(parts, add)
  addOthers(parts, add)
  return found
}

function addTones({ source, tones }: LessonParts, add: Add): void {
  const [first, second] = tones
  if (!first) return
  const voice = voiceOfTone(source, first)
  if (second && !areNear(first.word, second.word)) {
    add(`${voice} sounds more ${first.word} than ${second.word}`, first.quotes[0], first.quotes.length > 2)
    add(
      `${voice} sounds more ${second.word} than ${first.word}`,
      second.quotes.find((quote) => quote !== first.quotes[0]),
      second.quotes.length > 2,
    )
  } else add(`${voice} sounds ${first.word} in all of these lines`, first.quotes[0], first.quotes.length > 2)
}

/** Tones that hardly differ: to weigh one against the other would be no second reading. */
const NEAR_TONES = [
  'sad gloomy mournful bleak wistful somber elegiac melancholy',
  'calm gentle peaceful tender',
  'serious solemn formal determined ceremonious',
  'cheerful happy joyful playful excited',
  'tense scary ominous eerie urgent',
  'angry indignant bitter critical',
].map((words) => words.split(' '))

function areNear(one: string, other: string): boolean {
  return NEAR_TONES.some((words) => words.includes(one) && words.includes(other))
}

function addFeelings(parts: LessonParts, add: Add): void {
  const [first, second] = mainFeelings(parts)
  if (first && second && first.who !== '') {
    add(
      `the main thing is that ${first.who} ${feelsOrFeel(first.who)} ${first.word}`,
      first.quotes[0].words,
      first.stated,
    )
    add(
      `the main thing is that ${second.who} comes to feel ${second.word}`,
      second.quotes[0].words,
      second.stated,
    )
    return
  }
  if (!first) return
  if (first.isOfPeople)
    add(`${voiceOf(parts.source)} takes the side of the ${first.thing}`, first.quotes[0].words, false)
  else if (first.thing !== '')
    add(
      `the words said of the ${first.thing} make a mood, and do not tell what a person feels`,
      first.quotes[0].words,
      false,
    )
  else if (first.sign && first.who !== '') {
    add(`${first.who} truly ${feelsOrFeel(first.who)} ${first.word}`, first.quotes[0].words, false)
    add(`${first.who} shows one feeling and hides another`, hidden(parts, first), false)
  } else if (first.who !== '')
    add(
      `these lines are mostly about how ${first.word} ${first.who} ${isAre(first.who)}`,
      first.quotes[0].words,
      first.stated,
    )
  else if (themeOf(first.family))
    add(`these lines are mostly about ${themeOf(first.family)}`, first.quotes[0].words, false)
  const other = parts.feelings.find(
    (one) =>
      one !== first &&
      one.family !== first.family &&
      one.weight * 3 > first.weight &&
      !(one.sign && one.who === '') &&
      themeOf(one.family),
  )
  if (other) add(`these lines are as much about ${themeOf(other.family)}`, other.quotes[0].words, false)
}

function isAre(who: string): string {
  return feelsOrFeel(who) === 'feel' ? 'are' : 'is'
}

/** A clue for a feeling of the other kind. */
function hidden({ feelings }: LessonParts, shown: Feeling): string | undefined {
  return feelings.find(
    (one) => one.who === shown.who && pleasantFamilies.has(one.family) !== pleasantFamilies.has(shown.family),
  )?.quotes[0].words
}

/** What figures, repeated words and judging words allow, when little else was found. */
function addOthers({ source, clues }: LessonParts, add: Add): void {
  for (const clue of clues) {
    if (clue.cue === 'repetition')
      add(
        byGrade(source.grade, {
          elementary: 'the words that come back tell what matters most',
          middle: 'the words that come back name what matters most here',
          high: 'the words that come back are the center of the passage',
        }),
        clue.quote,
        true,
      )
    else if (clue.type === 'simile' || clue.type === 'metaphor' || clue.type === 'personification')
      add('the picture in these words matters more than the plain facts', clue.quote, false)
    else if (clue.type === 'loaded' || clue.type === 'opinion')
      add(`${voiceOf(source)} takes a side, and does not only tell facts`, clue.quote, false)
    else if (clue.type === 'advice') add(`${voiceOf(source)} wants someone to act`, clue.quote, false)
    else if (clue.type === 'speech-tag')
      add('how the words are said matters more than the words', clue.quote, false)
  }
}

function questionClaim({ grade }: LessonSource): string {
  return byGrade(grade, {
    elementary: 'the one who asks this is not sure',
    middle: 'the question is left open on purpose, so that the reader thinks about it',
    high: 'the question is left open on purpose, and its doubt is the point',
  })
}

/** Questions that ask whether words are meant as they are said. */
export const doubtsSincerity =
  /\b(?:really|actually|truly|serious(?:ly)?|insult\w*|mean it|jok(?:e|es|ing)|sarcas\w*|iron(?:y|ic)|nice|kind|polite|honest|pretend\w*|fake|lying|lies)\b/iu

/** Words for "meant as said" and for "means something else": a plain one, then a turn, a denial, or a question. */
export function sincerityClues({ clues }: LessonParts): string[] {
  const against =
    clues.find((clue) => ['contrast', 'punctuation'].includes(clue.cue)) ??
    clues.find((clue) => clue.type === 'plain' && clue.cue === 'word choice') ??
    clues.find((clue) => clue.type === 'speech-tag')
  const plain = clues.find((clue) => clue !== against && clue.type !== 'rhyme')
  return plain && against ? [plain.quote, against.quote] : []
}

function sincerityClaim(source: LessonSource, at: number): string {
  const voice = source.person?.name ?? voiceOf(source)
  return at === 0
    ? byGrade(source.grade, {
        elementary: 'the words mean what they say',
        middle: 'the words are meant as they are said',
        high: `${voice} means the words as they stand`,
      })
    : byGrade(source.grade, {
        elementary: 'someone says one thing and means another',
        middle: 'the words say one thing and mean another',
        high: `${voice} says one thing and means another`,
      })
}

/** Whether a turn sets what is shown against what is felt. */
function isInner(source: LessonSource, turn: Clue): boolean {
  return findingsOf(source, 'contrast').some(
    (one) => one.start === turn.start && factsOf(one).kind !== 'turn',
  )
}

function innerClaim({ grade }: LessonSource): string {
  return byGrade(grade, {
    elementary: 'someone shows one feeling and has another inside',
    middle: 'what is shown outside and what is felt inside are not the same',
    high: 'what is shown and what is felt are kept apart on purpose',
  })
}

function turnClaim(source: LessonSource): string {
  return byGrade(source.grade, {
    elementary: 'the part after the turn matters most',
    middle: 'the part after the turn matters more than the part before it',
    high: 'the weight lies on what comes after the turn',
  })
}

const STRONG_OBJECTIONS = [
  'The best objection: one strong word can color a whole reading.',
  'The best objection: the words may be conventional, so they need not carry full weight.',
  'The best objection: it leaves out what the other clues have in common.',
]
const WEAK_OBJECTIONS = [
  'The best objection: the detail may be there for the scene alone.',
  'The best objection: nothing else in the lines has to be read in this way.',
  'The best objection: another detail of the same kind could point elsewhere.',
]

function weighed(
  { grade }: LessonSource,
  strong: boolean,
  at: number,
): { support: string; objection: string } {
  const objections = strong ? STRONG_OBJECTIONS : WEAK_OBJECTIONS
  const support = strong
    ? 'The support is fairly strong, because the words say it openly.'
    : 'The support is weaker, because it rests on one detail.'
  return { support, objection: grade === 'college' ? (objections[at % objections.length] ?? '') : '' }
}
