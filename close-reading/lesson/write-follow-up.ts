import { chooseClues } from './choose-clues.ts'
import type { Clue } from './clue.ts'
import { commonWords, findWordsUsed } from './find-words-used.ts'
import type { LessonParts } from './lesson-parts.ts'
import { byGrade, quoted } from './phrasing.ts'
import { gatherSource, type LessonRequest, overlaps } from './source.ts'
import { weighFeelings } from './weigh-feelings.ts'
import { weighTones } from './weigh-tones.ts'
import { writeInShort } from './write-in-short.ts'

/** One message of the conversation so far. */
export type FollowUpTurn = { role: 'user' | 'assistant'; content: string }

export type FollowUpRequest = LessonRequest & { history: readonly FollowUpTurn[] }

export type FollowUp = { markdown: string }

/** After so many questions a conversation has moved away from its passage. */
const MOST_TURNS = 10

/**
 * Answers a follow-up question about a passage: a direct answer, one or two quotations, one next step, one
 * check-in question; no headings, at most half the words of an explanation. An answer to the check-in gets
 * what is right in it, one place to look at again, and one smaller question.
 *
 * @param request as for `writeExplanation`, with the new question and the messages before it
 */
export function writeFollowUp(request: FollowUpRequest): FollowUp {
  if (!/[\p{L}\p{N}]/u.test(request.passage))
    return {
      markdown:
        'There is no text in this conversation, so nothing can be quoted.\n\nNext step: choose five to fifteen lines that you find hard.\n\nWhich lines would you like to start with?\n',
    }
  const source = gatherSource(request)
  const clues = chooseClues(source)
  const parts: LessonParts = { source, clues, feelings: weighFeelings(source), tones: weighTones(source) }
  const blocks = isReply(request) ? answerReply(parts, request) : answerQuestion(parts, request)
  if (request.history.filter((turn) => turn.role === 'user').length >= MOST_TURNS)
    blocks.splice(-1, 0, 'This conversation is long now. A new analysis with fresh lines may help more.')
  return { markdown: `${blocks.join('\n\n')}\n` }
}

const ASKING =
  /\?\s*$|^\s*(?:what|why|how|who|whom|whose|when|where|which|is|are|was|were|do|does|did|can|could|will|would|should|tell|explain|show|give|help|find|compare|define|describe|say|write|please)\b/iu
const TELL =
  /\b(?:just tell me|tell me the answer|i (?:don'?t|do not) know|no idea|give me the answer|idk)\b/iu

/** A statement after a check-in question is an answer to it. */
function isReply({ question, history }: FollowUpRequest): boolean {
  const last = history.findLast((turn) => turn.role === 'assistant')?.content.trimEnd() ?? ''
  return last.endsWith('?') && !ASKING.test(question) && !TELL.test(question.replace(/’/gu, "'"))
}

function answerReply(parts: LessonParts, { question, history }: FollowUpRequest): string[] {
  const { source, clues } = parts
  const used = findWordsUsed(question, source)
  const last = history.findLast((turn) => turn.role === 'assistant')?.content ?? ''
  const other = clues.find((clue) => !used || !overlaps(clue, used.span)) ?? clues[0]
  const again = other ? `Look again at ${other.place}: ${quoted(other.quote)}. ${other.note}` : ''
  if (!used) {
    const first = byGrade(source.grade, {
      elementary: 'Your answer does not use words from the text yet. A clue needs exact words.',
      middle:
        'You gave an idea. It does not use words from the text yet, and a reading needs exact words as proof.',
    })
    return [first, again, smallerQuestion(parts, other)].filter(Boolean)
  }
  const match = clues.find((clue) => overlaps(clue, used.span))
  const feeling = parts.feelings.find((one) =>
    one.quotes.some((quote) => used.words.toLowerCase().includes(quote.words.toLowerCase())),
  )
  const asked = last.toLowerCase().includes(used.words.toLowerCase())
  const right = [`You chose ${quoted(used.words)}. These exact words stand in ${used.place}.`]
  if (feeling) right.push(`They are a clue for ${feeling.family}, so your choice fits.`)
  else if (match) right.push(match.note)
  else if (asked) right.push('The explanation used them too.')
  if (/\bbecause\b/iu.test(question))
    right.push('You gave a reason with the word because. That is how a reading is shown.')
  return [right.join(' '), again, smallerQuestion(parts, other)].filter(Boolean)
}

function answerQuestion(parts: LessonParts, request: FollowUpRequest): string[] {
  const { source, clues } = parts
  const told = TELL.test(request.question.replace(/’/gu, "'"))
  const first = told ? writeInShort(withFirstQuestion(parts, request)) : writeInShort(parts)
  const shown = clues
    .filter((clue) => !first.includes(quoted(clue.quote)))
    .sort((a, b) => b.weight - a.weight)[0]
  const clue = shown ? `A clue stands in ${shown.place}: ${quoted(shown.quote)}. ${shown.note}` : ''
  const next = byGrade(source.grade, {
    elementary: 'Next step: read that part out loud one time.',
    middle: 'Next step: read the sentence before it and the sentence after it, and see if they agree.',
    high: 'Next step: find one more place that supports this, and one that does not.',
    college:
      'Next step: state the strongest objection to this answer, and find the words that it would rest on.',
  })
  return [first, clue, next, smallerQuestion(parts, shown ?? clues[0])].filter(Boolean)
}

/** "Just tell me" asks for the answer to the question before it. */
function withFirstQuestion(parts: LessonParts, request: FollowUpRequest): LessonParts {
  const before = request.history.findLast((turn) => turn.role === 'user' && !TELL.test(turn.content))?.content
  if (!before) return parts
  const question = /(?:^|\n)Question: (.*)/u.exec(before)?.[1] ?? before.slice(0, 500)
  const source = gatherSource({ ...request, question })
  return { source, clues: chooseClues(source), feelings: weighFeelings(source), tones: weighTones(source) }
}

/** A question smaller than the one before it: one place, two choices. */
function smallerQuestion({ source, clues }: LessonParts, clue: Clue | undefined): string {
  if (!clue) return 'Which word in the text would you like to look at next?'
  const words = [...clue.quote.matchAll(/[\p{L}'’-]{4,}/gu)]
    .map((match) => match[0])
    .filter((word) => !commonWords.has(word.toLowerCase()))
  const choices = [...new Set(words)].sort((a, b) => b.length - a.length).slice(0, 2)
  if (choices.length === 2 && source.grade !== 'college')
    return `In ${clue.place}, which word tells you more: ${choices.map(quoted).join(' or ')}?`
  const other = clues.find((one) => one !== clue)
  return other
    ? `Which tells you more, ${quoted(clue.quote)} or ${quoted(other.quote)}, and why?`
    : `Which word in ${quoted(clue.quote)} matters most, and why?`
}
