import { type Call, findCall, wantedBy } from './find-call.ts'
import { leadingPeople } from './find-people.ts'
import { themeOf } from './finding-facts.ts'
import type { LessonParts } from './lesson-parts.ts'
import { mainFeelings } from './main-feelings.ts'
import { joinWords, quoted } from './phrasing.ts'
import { quoteWords } from './quote-words.ts'
import { sortOfText } from './sort-of-text.ts'
import { findingsOf, type LessonSource } from './source.ts'
import { strongestClue } from './strongest-clue.ts'
import { tellFirst } from './write-says.ts'

/** What the text is about as a whole, with the words it rests on; no sentence is put into the writer's mouth. */
export function answerTheme(parts: LessonParts): string {
  const { source } = parts
  const sort = sortOfText(source.reading.page)
  if (sort === 'steps')
    return `The text gives steps to follow. The first one is ${quoted(firstWords(source))}.`
  if (sort === 'table')
    return 'The text lists facts, such as names, times, or numbers. It makes no claim and has no theme.'
  if (source.kind === 'nonfiction') {
    const line = centralWords(source)
    return line
      ? `The main idea may be in the words ${quoted(line)}. Words from that sentence come back in others.`
      : `The text does not state its main idea in one sentence. ${tellFirst(source) ?? strongestClue(parts)}`
  }
  const [before, after] = mainFeelings(parts)
  if (before && after && before.who !== '' && source.kind === 'fiction')
    return `No one sentence states the theme. The lines show a change: ${before.who} is ${before.word} first (${quoted(before.quotes[0].words)}) and ${after.word} later (${quoted(after.quotes[0].words)}).`
  const themes = leadingThemes(parts)
  if (themes.length > 0)
    return `The theme may be ${joinWords(themes.map((one) => one.name))}, because of ${joinWords(themes.map((one) => quoted(one.quote)))}. No one sentence states it.`
  const returning = returningWords(source)
  if (returning)
    return `No one sentence states the theme. The words ${quoted(returning)} come back, so the text may be about them.`
  return `No one sentence states the theme. ${strongestClue(parts)}`
}

/** The two families of feeling with most weight, whoever has them. */
function leadingThemes({ feelings }: LessonParts): { name: string; quote: string }[] {
  const seen = new Map<string, { name: string; quote: string; weight: number }>()
  for (const feeling of feelings) {
    const name = themeOf(feeling.family)
    if (!name || (feeling.sign && feeling.who === '')) continue
    const before = seen.get(name)
    if (before) before.weight += feeling.weight
    else seen.set(name, { name, quote: feeling.quotes[0].words, weight: feeling.weight })
  }
  const [first, second] = [...seen.values()].sort((a, b) => b.weight - a.weight)
  if (!first || first.weight < 2.5) return []
  return second && second.weight * 2 > first.weight ? [first, second] : [first]
}

function returningWords(source: LessonSource): string | null {
  const finding = findingsOf(source, 'refrain', 'anaphora', 'repetition').find(
    (one) => one.certainty !== 'possible',
  )
  const words = finding ? quoteWords(source.text, finding, 6) : null
  return words && words.length > 4 ? words : null
}

/** What the text seems made to do, with its clue. */
export function answerPurpose(parts: LessonParts): string {
  const { source, tones } = parts
  const sort = sortOfText(source.reading.page)
  if (sort === 'steps')
    return `The writer wants to tell people how to do something. The first step is ${quoted(firstWords(source))}.`
  if (sort === 'table')
    return 'The text is made to look things up, such as names, times, or numbers. It is there to inform.'
  const tone = tones[0]
  const sound =
    tone && !tone.isOfTalk
      ? ` It may also want to sound ${tone.word}, as in ${quoted(tone.quotes[0] ?? '')}.`
      : ''
  if (source.kind === 'poetry') {
    const [theme] = leadingThemes(parts)
    return theme
      ? `The poem may want to share a sense of ${theme.name}, because of ${quoted(theme.quote)}.${sound}`
      : `The poem does not state its purpose. ${strongestClue(parts)}`
  }
  if (source.kind === 'fiction') {
    const people = joinWords(leadingPeople(source.people).slice(0, source.grade === 'elementary' ? 1 : 3))
    return `The author probably wants to tell a story${people ? ` about ${people}` : ''}.${sound}`
  }
  const call = findCall(source)
  return call ? purposeOf(call) : nonfictionPurpose(parts)
}

function purposeOf(call: Call): string {
  const words = quoted(call.words)
  if (call.kind === 'we')
    return `The writer may want people to stand together. The word "we" comes often, as in ${words}.`
  const shown = call.kind === 'ask' ? `questions such as ${words}` : `the words ${words}`
  return `The writer probably ${wantedBy(call)}, because of ${shown}.`
}

function nonfictionPurpose(parts: LessonParts): string {
  const { source } = parts
  const urging = findingsOf(source, 'advice', 'claim').find((one) =>
    /\b(?:must|should|ought|let us|need to|shall)\b/iu.test(source.text.slice(one.start, one.end)),
  )
  const opinions = findingsOf(source, 'opinion')
  const words = source.reading.page.folded
  const urges = words.filter((word) => /^(?:must|should|ought|let|need|shall)$/u.test(word)).length
  const own = findingsOf(source, 'narrator').some(
    (one) => (one.data as { person?: string }).person === 'first',
  )
  const urged = urging && quoteWords(source.text, urging, 8)
  if (urged && urges * 150 >= words.length)
    return `The writer probably wants to persuade, because ${quoted(urged)} tells people what to do or think.`
  const judged = opinions[0] && quoteWords(source.text, opinions[0], 6)
  if (own)
    return `The writer probably wants to tell about something from life, and says ${quoted(firstPerson(source))}. ${judged ? `It also gives an opinion in ${quoted(judged)}.` : ''}`.trim()
  if (judged && opinions.length > 2)
    return `The writer may want to inform and to persuade. In ${quoted(judged)} it gives an opinion, not a fact.`
  return `The writer probably wants to inform, because most sentences give facts. ${strongestClue(parts)}`
}

/** The first word by which the voice names itself. */
export function firstPerson(source: LessonSource): string {
  return /\b(I|we|We|my|My)\b/u.exec(source.text)?.[0] ?? 'I'
}

function firstWords({ text, reading: { page } }: LessonSource): string {
  const first = page.sentences[0]
  return (first && quoteWords(text, first, 8)) ?? ''
}

/** The sentence that shares most words with the rest: a central one, as far as words can tell. */
function centralWords(source: LessonSource): string | null {
  const { page } = source.reading
  const counts = new Map<string, number>()
  for (const word of page.folded) if (word.length > 4) counts.set(word, (counts.get(word) ?? 0) + 1)
  const claims = findingsOf(source, 'advice', 'claim', 'opinion')
  let best = { score: 0, start: 0, end: 0 }
  for (const sentence of page.sentences.slice(0, 400)) {
    const words = page.folded.slice(sentence.first, sentence.last).filter((word) => word.length > 4)
    const shared = words.reduce((sum, word) => sum + (counts.get(word) ?? 0) - 1, 0)
    const urges = claims.some((one) => one.start >= sentence.start && one.start < sentence.end)
    const long = sentence.last - sentence.first > 6
    const score = long ? ((urges ? 1.6 : 1) * shared) / Math.sqrt(words.length + 4) : 0
    if (score > best.score) best = { score, start: sentence.start, end: sentence.end }
  }
  return best.end > 0 ? quoteWords(source.text, best, 10) : null
}
