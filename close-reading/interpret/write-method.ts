import { fitsAlone } from '../lesson/fit-lesson.ts'
import { quoted } from '../lesson/phrasing.ts'
import type { LessonSource } from '../lesson/source.ts'
import { nameAsked } from '../question/name-asked.ts'
import type { Query } from '../question/understand-question.ts'
import type { Scene } from '../scene/read-scene.ts'
import { bestMoments, type Moment } from '../understand/evidence.ts'
import { pairAsked } from '../understand/pair-asked.ts'
import type { InterpretedClue } from './interpretation.ts'
import { quoteOf } from './quote-of.ts'

/** One way to find the answer oneself, with words of this passage. */
export function writeMethod(
  source: LessonSource,
  scene: Scene,
  query: Query,
  moments: readonly Moment[],
  clues: readonly InterpretedClue[],
): string {
  const pair = pairAsked(scene, query, moments)
  if (pair?.doubts)
    return `Say ${quoteOf(scene, pair.remark)} twice, once as if it is true and once as if it is not. Which way fits the rest of the text?`
  const act = scene.clauses[query.act]
  if (query.intent === 'why' && act)
    return `Read the sentence before ${quoteOf(scene, act)} and the one after it. Which of them gives a reason?`
  if (query.phrase)
    return `Put your own words in place of ${quoteOf(scene, query.phrase)} and read the sentence again.`
  const [best] = bestMoments(moments, 1, 30)
  if (best && source.kind === 'nonfiction')
    return `Stop after ${quoteOf(scene, best)}. What does the writer want you to think or do?`
  if ((query.intent === 'feeling' || query.intent === 'attitude') && best)
    return `Find ${quoteOf(scene, best)}. What has happened right before it, and to whom?`
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
): string {
  const pair = pairAsked(scene, query, moments)
  const [first, second] = (pair ? [pair.remark, pair.beside] : bestMoments(moments, 2, 60)).map((one) =>
    quoteOf(scene, one),
  )
  if (first && second && first !== second && fitsAlone(`${first} ${second}`, source.grade)) {
    const asked = nameAsked(scene, query)
    const about =
      asked && pair?.doubts
        ? ` about whether ${asked.name} ${asked.several ? 'mean' : 'means'} it`
        : asked && query.intent === 'feeling'
          ? ` about how ${asked.name} ${asked.several ? 'feel' : 'feels'}`
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
