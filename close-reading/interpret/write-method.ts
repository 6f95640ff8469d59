import { fitsAlone } from '../lesson/fit-lesson.ts'
import { quoted } from '../lesson/phrasing.ts'
import type { LessonSource } from '../lesson/source.ts'
import type { Query } from '../question/understand-question.ts'
import type { Scene } from '../scene/read-scene.ts'
import { bestMoments, type Moment } from '../understand/evidence.ts'
import { pairAsked } from '../understand/pair-asked.ts'
import type { InterpretedClue } from './interpretation.ts'
import { quoteOf } from './quote-of.ts'

/** One way to find the answer oneself, with words of this passage. */
export function writeMethod(
  scene: Scene,
  query: Query,
  moments: readonly Moment[],
  clues: readonly InterpretedClue[],
): string {
  const pair = pairAsked(scene, query, moments)
  if (pair?.doubts)
    return `Say ${quoteOf(scene, pair.remark)} twice, once as the truth and once as a joke. Which way fits what comes before and after?`
  const act = scene.clauses[query.act]
  if (query.intent === 'why' && act)
    return `Find the words ${quoteOf(scene, act)}. Ask what comes right before them.`
  if (query.phrase)
    return `Put your own words in place of ${quoteOf(scene, query.phrase)} and read the sentence again.`
  const [best] = bestMoments(moments, 1, 30)
  const name = scene.cast.people[query.people[0] ?? -1]?.name
  if ((query.intent === 'feeling' || query.intent === 'attitude') && name && best)
    return `Stop at ${quoteOf(scene, best)} and stand in the place of ${name}. What has just happened, and what did you hope for?`
  const word = clues.find(({ kind }) => kind === 'word' || kind === 'comp')
  if ((query.intent === 'tone' || query.intent === 'theme') && word)
    return `Change ${quoted(word.quote)} to a plainer word and listen to what is lost.`
  if (query.intent === 'tone') return 'Read the text out loud and listen to which words you stress.'
  return best
    ? `Read the sentence before and the one after ${quoteOf(scene, best)}. What do they add to it?`
    : 'Ask after each sentence who does this, and to whom.'
}

/** One question that can be answered with a look at the passage; two places to choose from. */
export function writeCheckIn(
  source: LessonSource,
  scene: Scene,
  query: Query,
  moments: readonly Moment[],
  clues: readonly InterpretedClue[],
): string {
  const quotes = clues.map(({ quote }) => quoted(quote))
  for (const one of bestMoments(moments, 3, 60)) {
    const quote = quoteOf(scene, one)
    if (!quotes.some((other) => meets(other, quote))) quotes.push(quote)
  }
  const [first, second] = quotes
  if (first && second && fitsAlone(`${first} ${second}`, source.grade)) {
    const asked = scene.cast.people[query.people[0] ?? -1]?.name
    const doubt = query.intent === 'sincerity' || query.intent === 'truth'
    const about =
      asked && doubt
        ? ` about whether ${asked} means it`
        : asked && query.intent === 'feeling'
          ? ` about how ${asked} feels`
          : ''
    return `Which tells you more${about}, ${first} or ${second}, and why?`
  }
  const { page } = source.reading
  const unit = page.kind === 'poetry' ? 'line' : 'sentence'
  const last = page.kind === 'poetry' ? page.lines.length : page.sentences.length
  return last > 1
    ? `Which tells you more, ${unit} 1 or ${unit} ${last}, and why?`
    : 'Which word of sentence 1 tells you most, the first one of sentence 1 or the last one?'
}

function meets(one: string, other: string): boolean {
  const [a, b] = [one, other].map((words) => words.slice(1, -1).toLowerCase())
  return (a ?? '').includes(b ?? '') || (b ?? '').includes(a ?? '')
}
