import {
  buildDoc,
  checkQuotations,
  describeLocation,
  type Interpretation,
  interpret,
  type Pronunciations,
} from '#close-reading'
import type { AnswerClue, AnswerInterpretation } from './answer-interpretation.ts'
import { clueItems } from './clue-items.ts'
import type { JudgedAnswer } from './judge-answer.ts'
import { trimSigns } from './trim-signs.ts'

/** `isEngines`: the built-in provider wrote it, so its clues are the engine's. */
export type AnswerToInterpret = Omit<JudgedAnswer, 'form'> & { isEngines: boolean }

const fewest = 2
const most = 4
const longestMeaning = 600

/**
 * What a first answer with a passage is based on. For an answer of the built-in provider that is the engine's own
 * interpretation; for any other, the clues of its second step whose words are in the passage, in the order of
 * the text. Where these are too few, the engine's are added, marked as such. Beside any of them a fork can be guessed.
 * Null without a passage. Never throws.
 */
export function interpretAnswer(
  { answer, gradeLevel, contentType, question, isEngines }: AnswerToInterpret,
  sounds?: Pronunciations,
): AnswerInterpretation | null {
  const said = interpret({ ...question, gradeLevel, contentType, ...(sounds ? { sounds } : {}) })
  if (!said) return null
  const { engine, kind, short, feelings, tone, meanings, clues, fork } = said
  const whole = { engine, kind, short, feelings, tone, meanings }
  const forked = fork && { fork }
  if (isEngines) return { ...whole, clues, ...forked }
  const own = cluesOf(answer, question.passage, said)
  const more = own.length < fewest ? clues.filter((clue) => !own.some((one) => meet(one, clue))) : []
  const added = more.slice(0, most - own.length).map((clue) => ({ ...clue, isAdded: true }))
  const numbered = inOrder([...own, ...added])
  const renumber = (number: number) => {
    const engines = clues.find((clue) => clue.number === number)
    return numbered.filter((clue) => engines && meet(clue, engines)).map((clue) => clue.number)
  }
  return {
    ...whole,
    ...forked,
    clues: numbered,
    feelings: feelings.map((one) => ({ ...one, clues: [...new Set(one.clues.flatMap(renumber))] })),
  }
}

/** The clues of an answer's second step: each with its first quotation that is in the passage. */
function cluesOf(answer: string, passage: string, said: Interpretation): AnswerClue[] {
  const doc = buildDoc(passage, said.kind)
  const found: AnswerClue[] = []
  for (const item of clueItems(answer)) {
    const quotation = checkQuotations(item, passage).quotations.find((one) => one.passageSpans?.[0])
    const span = quotation?.passageSpans?.[0]
    if (!quotation || !span || found.some((one) => meet(one, span))) continue
    const known = said.clues.find((clue) => meet(clue, span))
    found.push({
      number: 0,
      start: span.start,
      end: span.end,
      kind: known?.kind ?? 'word',
      name: known?.name ?? 'Word choice',
      quote: quotation.words.replace(/\s+/gu, ' '),
      place: describeLocation(doc, span),
      ...meaningOf(item, quotation.answerSpan),
    })
  }
  return found
}

/** What an item says about its words, without the location and the punctuation around it. */
function meaningOf(item: string, quoted: { start: number; end: number }): Pick<AnswerClue, 'says' | 'means'> {
  const before = trimSigns(item.slice(0, quoted.start), /["“”‘’*\s]/u)
  const after = item
    .slice(quoted.end)
    .replace(/^["“”*]+/u, '')
    .replace(/^\s*\((?:line|lines|paragraph|sentence|stanza)\b[^)]*\)/u, '')
    .replace(/^[\s—–:.,;-]+/u, '')
    .replace(/\*\*/gu, '')
    .trim()
  const [, says, means] = /^It says: (.+?)(?: It means: (.+))?$/su.exec(after) ?? []
  if (says && means) return { says: shorten(says), means: shorten(means) }
  if (says) return { means: shorten(says) }
  // Where there are words before the quotation too, the item is one sentence and stays whole.
  return { means: shorten(before.length > 3 ? item.replace(/\*\*/gu, '') : capital(after)) }
}

function shorten(text: string): string {
  return text.length <= longestMeaning ? text : `${text.slice(0, text.lastIndexOf(' ', longestMeaning))} …`
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

function meet(a: { start: number; end: number }, b: { start: number; end: number }): boolean {
  return a.start < b.end && b.start < a.end
}

function inOrder(clues: readonly AnswerClue[]): AnswerClue[] {
  return [...clues].sort((a, b) => a.start - b.start).map((clue, at) => ({ ...clue, number: at + 1 }))
}
