import { type Interpreted, interpretScene } from '../interpret/interpret.ts'
import type { InterpretedClue } from '../interpret/interpretation.ts'
import { isLost } from '../question/intents.ts'
import { bestMoments, forLevel, type Moment } from '../understand/evidence.ts'
import { feelingValence } from '../understand/feeling-valence.ts'
import { findWordsUsed } from './find-words-used.ts'
import { quoted } from './phrasing.ts'
import { gatherSource, type LessonRequest } from './source.ts'

/** One message of the conversation so far. */
export type FollowUpTurn = { role: 'user' | 'assistant'; content: string }

export type FollowUpRequest = LessonRequest & { history: readonly FollowUpTurn[] }

export type FollowUp = { markdown: string }

/** After so many questions a conversation has moved away from its passage. */
const MOST_TURNS = 10

/**
 * Answers what a student says next about a passage: an idea of theirs is held against the words that bear on it, "I
 * don't get it" gets a smaller step, "just tell me" is told, "why" gets the words it rests on, and a new question is
 * answered. No headings; ends with one small question.
 *
 * @param request as for `writeExplanation`, with the new message as its question and the messages before it
 */
export function writeFollowUp(request: FollowUpRequest): FollowUp {
  if (!/[\p{L}\p{N}]/u.test(request.passage))
    return {
      markdown:
        'There is no text in this conversation, so nothing can be quoted.\n\nNext step: choose five to fifteen lines that you find hard.\n\nWhich lines would you like to start with?\n',
    }
  const turn = turnOf(request)
  const before = firstQuestion(request)
  const asksAgain = turn === 'tell' || turn === 'lost' || turn === 'why'
  const read = interpretScene(gatherSource(asksAgain ? { ...request, question: before } : request))
  const blocks = WRITERS[turn](read, request)
  if (request.history.filter(({ role }) => role === 'user').length >= MOST_TURNS)
    blocks.splice(-1, 0, 'This conversation is long now. A new analysis with fresh lines may help more.')
  return { markdown: `${blocks.filter(Boolean).join('\n\n')}\n` }
}

type Turn = 'tell' | 'lost' | 'why' | 'idea' | 'question'

const TELL = /\b(?:just tell me|tell me the answer|give me the answer|whats the answer|what is the answer)\b/u
const WHY = new Set([
  'why',
  'but why',
  'how come',
  'how so',
  'why not',
  'how do you know',
  'how do you know that',
  'why is that',
  'why though',
])
const ASKING =
  /^(?:what|whats|why|how|who|whos|whom|whose|when|where|which|is|are|was|were|do|does|did|can|could|will|would|should|tell|explain|show|give|help|find|compare|define|describe|say|write|please)\b/u

function turnOf({ question, history }: FollowUpRequest): Turn {
  const said = question.toLowerCase().replace(/['’]/gu, '').trim()
  if (TELL.test(said)) return 'tell'
  if (isLost(said) || said === 'this is hard' || said === 'this is confusing') return 'lost'
  if (WHY.has(said.replace(/[^a-z ]/gu, '').trim())) return 'why'
  const answered = history.some(({ role }) => role === 'assistant')
  return answered && !said.endsWith('?') && !ASKING.test(said) ? 'idea' : 'question'
}

/** The question that the conversation began with. */
function firstQuestion({ history, question }: FollowUpRequest): string {
  const first = history.find(({ role }) => role === 'user')?.content
  return /(?:^|\n)Question: (.*)/u.exec(first ?? '')?.[1] ?? first?.slice(0, 500) ?? question
}

const WRITERS: Readonly<Record<Turn, (read: Interpreted, request: FollowUpRequest) => string[]>> = {
  tell: (read) => [read.said.short.text, clueLine(read.said.clues[0]), smaller(read.said.clues.slice(1))],
  question: (read) => [read.said.short.text, clueLine(freshClue(read)), smaller(read.said.clues)],
  why: (read) => {
    const clues = read.said.clues.slice(0, 2)
    return [
      clues.length > 0
        ? `Because of these words: ${clues.map((clue) => `${quoted(clue.quote)}. ${clue.means}`).join(' ')}`
        : read.said.short.text,
      smaller(read.said.clues),
    ]
  },
  lost: (read) => {
    const [moment] = bestOf(read)
    const clue =
      read.said.clues.find((one) => moment && one.start < moment.end && moment.start < one.end) ??
      read.said.clues[0]
    if (!moment && !clue)
      return ['Let us take one sentence at a time.', 'Which sentence is the first one that is hard?']
    return [
      `Let us take one small part.${clue ? ` Find the words ${quoted(clue.quote)} in ${clue.place}.` : ''}`,
      moment ? `In plain words: ${moment.sentence}` : '',
      moment?.person !== undefined && moment.person >= 0
        ? 'What do you think this person wants right then?'
        : 'What do you see when you read these words?',
    ]
  },
  idea: (read, request) => answerIdea(read, request),
}

function bestOf({ moments, source }: Interpreted): Moment[] {
  return bestMoments(forLevel(moments, source.grade), 1, 30)
}

/** What in a student's idea fits which words, what speaks against it, and one next step. */
function answerIdea(read: Interpreted, { question }: FollowUpRequest): string[] {
  const { said, source, scene } = read
  const used = findWordsUsed(question, source)
  const side = sideOf(question)
  const person = said.feelings.find(({ who }) => mentions(question, who)) ?? said.feelings[0]
  const blocks: string[] = []
  if (used) {
    const clue = said.clues.find((one) => one.start < used.span.end && used.span.start < one.end)
    blocks.push(
      `You point to ${quoted(used.words)} in ${used.place}. ${clue ? clue.means : 'That is a place in the text, so your idea has words to stand on.'}`,
    )
  }
  if (side && person) {
    const felt = feelingValence(person.words[0] ?? '')
    const clue = said.clues.find(({ number }) => person.clues.includes(number))
    if (felt === side.valence)
      blocks.push(
        `Yes, ${quoted(side.word)} fits ${inside(person.who)}.${clue ? ` ${quoted(clue.quote)} shows it: ${clue.means}` : ''}`.replace(
          quoted(side.word),
          side.word,
        ),
      )
    else if (felt !== 0)
      blocks.push(
        `I see it another way: ${person.sentence.replace(/\*\*/gu, '')}${clue ? ` Look at ${quoted(clue.quote)}.` : ''}`,
      )
  }
  if (blocks.length === 0) {
    const [moment] = bestOf(read)
    if (moment)
      blocks.push(
        `This moment has to do with your idea: ${moment.sentence} If it fits what you said, you have found words for it.`,
      )
  }
  const other = said.clues.find((clue) => !blocks.some((block) => block.includes(quoted(clue.quote))))
  const next = other ? `Next step: look at ${quoted(other.quote)} in ${other.place}.` : ''
  const who = scene.cast.people[scene.cast.teller === 0 ? 1 : 0]?.name
  const ask = other
    ? 'Does it speak for your idea or against it, and why?'
    : `What else does ${who ?? 'the text'} show you about this?`
  return [...blocks, next, ask]
}

/** The feeling word that a student uses and the side it is on; "not happy" is on the other side. */
function sideOf(words: string): { word: string; valence: number } | null {
  const list = words
    .toLowerCase()
    .replace(/['’]/gu, '')
    .split(/[^\p{L}]+/u)
  for (const [i, word] of list.entries()) {
    const valence = feelingValence(word)
    if (valence === 0 || word.length < 3) continue
    const denied = list
      .slice(Math.max(0, i - 3), i)
      .some((one) => /^(?:not|isnt|wasnt|never|dont|doesnt|didnt|no)$/u.test(one))
    return { word: denied ? `not ${word}` : word, valence: denied ? -valence : valence }
  }
  return null
}

function mentions(words: string, name: string): boolean {
  const low = words.toLowerCase()
  return name
    .toLowerCase()
    .split(' ')
    .some((part) => part.length > 2 && part !== 'the' && low.includes(part))
}

function inside(who: string): string {
  return who.replace(/^The /u, 'the ')
}

function clueLine(clue: InterpretedClue | undefined): string {
  return clue ? `A clue stands in ${clue.place}: ${quoted(clue.quote)}. ${clue.means}` : ''
}

function freshClue({ said }: Interpreted): InterpretedClue | undefined {
  return said.clues.find(({ quote }) => !said.short.text.includes(quote))
}

/** A question that two places of the passage can answer. */
function smaller(clues: readonly InterpretedClue[]): string {
  const [first, second] = clues
  if (first && second) return `Which tells you more, ${quoted(first.quote)} or ${quoted(second.quote)}?`
  return first
    ? `What do the words ${quoted(first.quote)} show you?`
    : 'Which words would you like to look at next?'
}
