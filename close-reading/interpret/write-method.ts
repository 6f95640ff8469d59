import { quoted } from '../lesson/phrasing.ts'
import type { Query } from '../question/understand-question.ts'
import type { Scene } from '../scene/read-scene.ts'
import type { Sincerity } from '../understand/sincerity.ts'
import type { InterpretedClue, InterpretedFeeling } from './interpretation.ts'

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
    return `Find the words ${quoteOf(scene, scene.clauses[query.act] as { start: number; end: number })}. Ask what came just before them.`
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

function quoteOf(scene: Scene, { start, end }: { start: number; end: number }): string {
  const words = scene.page.text
    .slice(start, end)
    .replace(/["“”]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .split(' ')
  return quoted(
    words
      .slice(0, 7)
      .join(' ')
      .replace(/[,;:.]$/u, ''),
  )
}

function inside(who: string): string {
  return who.replace(/^The /u, 'the ').replace(/^(His|Her|Their|My) /u, (word) => word.toLowerCase())
}

/** One question that can be answered with a look at the passage. */
export function writeCheckIn(
  scene: Scene,
  clues: readonly InterpretedClue[],
  people: readonly InterpretedFeeling[],
): string {
  const [person] = people
  const [first, second] = clues
  if (person && first && second)
    return `Which shows better how ${inside(person.who)} feels, ${quoted(first.quote)} or ${quoted(second.quote)}?`
  if (first) return `What would change if ${quoted(first.quote)} were not there?`
  const who = scene.cast.people.find(({ several }) => !several)?.name
  return who
    ? `What is the last thing that ${who} does here?`
    : 'Which word here would you like to look at next?'
}
