import { overlaps } from '../doc/span.ts'
import { type Interpreted, interpretScene } from '../interpret/interpret.ts'
import type { InterpretedClue } from '../phrasing/interpretation.ts'
import { quoted } from '../phrasing/phrasing.ts'
import { cleanQuestion, type ExplanationRequest, gatherSource } from '../phrasing/source.ts'
import { bestMoments } from '../understand/moments.ts'
import { fill } from '../wording/fill.ts'
import wording from '../wording/follow-up.json' with { type: 'json' }
import { answerIdea } from './answer-idea.ts'
import { classifyMessage, type MessageIntent, withoutOpening } from './classify-message.ts'
import { locationMeant, wordsOf } from './location-meant.ts'
import { quoteLocation } from './quote-location.ts'

/** One message of the conversation so far. */
export type FollowUpTurn = { role: 'user' | 'assistant'; content: string }

export type FollowUpRequest = ExplanationRequest & { history: readonly FollowUpTurn[] }

export type FollowUp = { markdown: string }

/** After so many questions a conversation has moved away from its passage. */
const MOST_TURNS = 10

/**
 * Answers what a student says next about a passage: an idea of theirs is held against the words that bear on it, "I
 * don't get it" gets a smaller step, "just tell me" gets the answer, "why" gets the words it rests on, and a new question is
 * answered. No headings; ends with one small question.
 *
 * @param asked as for `writeExplanation`, with the new message as its question and the messages before it
 */
export function writeFollowUp(asked: FollowUpRequest): FollowUp {
  const request = { ...asked, question: cleanQuestion(asked.question) }
  if (!/[\p{L}\p{N}]/u.test(request.passage))
    return { markdown: `${Object.values(wording.noText).join('\n\n')}\n` }
  const turn = classifyMessage(
    request.question,
    request.history.some(({ role }) => role === 'assistant'),
  )
  const before = firstQuestion(request)
  const asksAgain = turn === 'answer' || turn === 'lost' || turn === 'why'
  const read = interpretScene(
    gatherSource({ ...request, question: asksAgain ? before : withoutOpening(request.question) }),
  )
  const blocks = WRITERS[turn](read, request)
  if (request.history.filter(({ role }) => role === 'user').length >= MOST_TURNS)
    blocks.splice(-1, 0, wording.long)
  return { markdown: `${blocks.filter(Boolean).join('\n\n')}\n` }
}

/** The question that the conversation began with. */
function firstQuestion({ history, question }: FollowUpRequest): string {
  const first = history.find(({ role }) => role === 'user')?.content
  return /(?:^|\n)Question: (.*)/u.exec(first ?? '')?.[1] ?? first?.slice(0, 500) ?? question
}

const WRITERS: Readonly<Record<MessageIntent, (read: Interpreted, request: FollowUpRequest) => string[]>> = {
  answer: (read) => [read.said.short.text, clueLine(read.said.clues[0]), smaller(read.said.clues.slice(1))],
  question: (read, { question }) => [
    read.said.short.text,
    quoteAskedSpan(read, question) || clueLine(freshClue(read)),
    smaller(read.said.clues),
  ],
  why: (read) => {
    const clues = read.said.clues.slice(0, 2)
    return [
      clues.length > 0 && read.said.short.commits
        ? fill(wording.because, { clues: clues.map(quoteClue).join(' ') })
        : read.said.short.text,
      smaller(read.said.clues),
    ]
  },
  lost: (read) => writeSmallerStep(read),
  idea: (read, request) => answerIdea(read, request.question, firstQuestion(request)),
}

/** One small part of the text: the words asked about, else what is done there, else the moment that bears most on the question. */
function writeSmallerStep({ source, scene, query, moments, said }: Interpreted): string[] {
  const act = scene.clauses[query.act]
  const [best] = bestMoments(moments, 1, 30)
  const span = query.phrase ?? act ?? best ?? said.clues[0]
  const at = span && quoteLocation(source, span)
  if (!span || !at) return [wording.smallerStep.sentence, wording.smallerStep.firstHard]
  const moment = moments.find((one) => overlaps(one, span))
  return [
    fill(wording.smallerStep.part, { quote: at.quote, location: at.location }),
    moment
      ? fill(wording.smallerStep.plain, { line: moment.sentence })
      : (said.clues.find((one) => overlaps(one, span))?.means ?? ''),
    moment && moment.person >= 0 ? wording.smallerStep.person : wording.smallerStep.words,
  ]
}

/** The words that the question names or shares, where the answer does not quote them. */
function quoteAskedSpan(read: Interpreted, question: string): string {
  const { source, query, said } = read
  const meant = locationMeant(read, wordsOf(question, source.folded.text))
  const span = query.phrase ?? (meant && meant.shared > 1 ? meant : null)
  const at = span && quoteLocation(source, span)
  if (!span || !at || said.short.text.includes(at.quote.slice(1, -1))) return ''
  const clue = said.clues.find((one) => overlaps(one, span))
  const asked = fill(wording.asked, { quote: at.quote, location: at.location })
  return clue ? `${asked} ${clue.means}` : asked
}

function clueLine(clue: InterpretedClue | undefined): string {
  if (!clue) return ''
  return fill(wording.aClue, { location: clue.place, quote: quoted(clue.quote), meaning: clue.means })
}

function quoteClue({ quote, means }: InterpretedClue): string {
  return fill(wording.clue, { quote: quoted(quote), meaning: means })
}

function freshClue({ said }: Interpreted): InterpretedClue | undefined {
  return said.clues.find(({ quote }) => !said.short.text.includes(quote))
}

/** A question that two quotations of the passage can answer. */
function smaller(clues: readonly InterpretedClue[]): string {
  const [first, second] = clues
  if (first && second)
    return fill(wording.question.two, { first: quoted(first.quote), second: quoted(second.quote) })
  return first ? fill(wording.question.one, { quote: quoted(first.quote) }) : wording.question.none
}
