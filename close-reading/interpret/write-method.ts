import { fitsAlone } from '../lesson/fit-lesson.ts'
import { quoted } from '../lesson/phrasing.ts'
import type { LessonSource } from '../lesson/source.ts'
import type { Query } from '../question/understand-question.ts'
import type { Scene } from '../scene/read-scene.ts'
import type { Sincerity } from '../understand/sincerity.ts'
import type { InterpretedClue, InterpretedFeeling } from './interpretation.ts'
import { quoteOf } from './quote-of.ts'

/** One way to find the answer oneself, with words of this passage. */
export function writeMethod(
  scene: Scene,
  query: Query,
  clues: readonly InterpretedClue[],
  sincerity: Sincerity | null,
): string {
  const remark = sincerity && scene.utterances[sincerity.utterance]
  const doubt = query.intent === 'sincerity' || query.intent === 'truth' || query.intent === 'attitude'
  if (doubt && remark)
    return `Read what happens right after ${quoteOf(scene, remark)}. If it fits the words, they are probably meant; if it does not, look again.`
  const [clue] = clues
  if (query.intent === 'why' && scene.clauses[query.act])
    return `Find the words ${quoteOf(scene, scene.clauses[query.act] as { start: number; end: number })}. Ask what comes right before them.`
  if (query.phrase)
    return `Put your own words in place of ${quoteOf(scene, query.phrase)} and read the sentence again.`
  if (query.intent === 'tone' || query.intent === 'theme')
    return clue
      ? `Change ${quoted(clue.quote)} to a plainer word and listen to what is lost.`
      : 'Read the text out loud and listen to which words you stress.'
  return clue
    ? `Cover ${quoted(clue.quote)} with your hand and read on. What do you no longer know?`
    : 'Ask after each sentence who does this, and to whom.'
}

function inside(who: string): string {
  return who.replace(/^The /u, 'the ').replace(/^(His|Her|Their|My) /u, (word) => word.toLowerCase())
}

/** One question that can be answered with a look at the passage; two places to choose from. */
export function writeCheckIn(
  source: LessonSource,
  scene: Scene,
  query: Query,
  clues: readonly InterpretedClue[],
  people: readonly InterpretedFeeling[],
): string {
  const [first, second] = clues
  const [person] = people
  if (first && second && fitsAlone(`${first.quote} ${second.quote}`, source.grade)) {
    const asked = scene.cast.people[query.people[0] ?? -1]?.name
    const doubt = query.intent === 'sincerity' || query.intent === 'truth'
    const about =
      doubt && asked
        ? `whether ${asked} means it`
        : person
          ? `how ${inside(person.who)} feels`
          : asked
            ? `what ${asked} is thinking`
            : 'what matters here'
    return `Which tells you more about ${about}, ${quoted(first.quote)} or ${quoted(second.quote)}?`
  }
  const { page } = source.reading
  const unit = page.kind === 'poetry' ? 'line' : 'sentence'
  const last = page.kind === 'poetry' ? page.lines.length : page.sentences.length
  if (first && last > 1) {
    const place = first.place.startsWith(unit) ? first.place : `${unit} 1`
    return `Which tells you more, ${place} or ${unit} ${place === `${unit} ${last}` ? 1 : last}, and why?`
  }
  return last > 1
    ? `Which tells you more, ${unit} 1 or ${unit} ${last}, and why?`
    : 'Which word of sentence 1 tells you most, the first one of sentence 1 or the last one?'
}
