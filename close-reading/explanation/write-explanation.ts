import { interpretSource } from '../interpret/interpret.ts'
import { spansAsPasted } from '../pasted/as-pasted.ts'
import { fitInShort, fitsAlone, fitToLimits } from '../phrasing/fit-to-limits.ts'
import type { Interpretation, InterpretedClue } from '../phrasing/interpretation.ts'
import { quoted } from '../phrasing/phrasing.ts'
import { type ExplanationDraft, optional, type Piece, required } from '../phrasing/piece.ts'
import { type ExplanationRequest, type ExplanationSource, gatherSource } from '../phrasing/source.ts'
import { intentAlone } from '../question/understand-question.ts'
import wording from '../wording/explanation.json' with { type: 'json' }
import { fill } from '../wording/fill.ts'
import { writeWithoutPassage } from './without-passage/write-without-passage.ts'
import { writeHelpLine, writeNotices } from './write-notices.ts'
import { writePlan } from './write-plan.ts'

/** A written explanation: markdown in the fixed form, and the clues of step 2 with their spans in the passage. */
export type Explanation = { markdown: string; clues: readonly InterpretedClue[] }

/**
 * Writes the five-step explanation of a passage for a level and a type of content, starting from the question asked.
 * Every quotation is cut from the passage. Without a passage it says so, quotes nothing, and asks for lines.
 * Deterministic; never throws on any text.
 *
 * @param request the level, type, question and passage; `sounds` lets a poem's rhyme and meter be heard
 * @returns markdown of the five steps with "In short" and one check-in question
 */
export function writeExplanation(request: ExplanationRequest): Explanation {
  if (!hasWords(request.passage)) return { markdown: writeWithoutPassage(request), clues: [] }
  const source = gatherSource(request)
  const said = interpretSource(source)
  return {
    markdown: fitToLimits(draftOf(source, said), request.gradeLevel),
    clues: spansAsPasted(source.clean, said.clues),
  }
}

/**
 * What a passage says and shows, for the question asked: the data that the explanation, the marks and the exports
 * draw from. Deterministic; never throws on any text.
 *
 * @param request as for `writeExplanation`
 * @returns the interpretation with its engine version, spans in characters of the passage; null without a passage
 */
export function interpret(request: ExplanationRequest): Interpretation | null {
  if (!hasWords(request.passage)) return null
  const source = gatherSource(request)
  return spansAsPasted(source.clean, interpretSource(source))
}

function hasWords(passage: string): boolean {
  return /[\p{L}\p{N}]/u.test(passage)
}

/** Where no words mean anything of their own: the lines that bear on the question. */
function linesToSee({ fork, retelling }: Interpretation): Piece[] {
  const items = (fork?.lines ?? []).map(({ quote, place: location }) => ({
    ...required(fill(wording.where, { quote: quoted(shorten(quote)), location })),
    item: true,
  }))
  if (items.length > 0) return [required(wording.clueLines), ...items]
  return [required(retelling.length > 0 ? wording.seeLines : wording.noClue)]
}

const LONGEST_QUOTE = 12

function shorten(quote: string): string {
  const words = quote.split(' ')
  return words.length > LONGEST_QUOTE ? `${words.slice(0, LONGEST_QUOTE - 1).join(' ')} …` : quote
}

function draftOf(source: ExplanationSource, said: Interpretation): ExplanationDraft {
  const retelling = said.retelling.map(({ sentence }) => ({ ...required(sentence), item: true }))
  const glosses = said.words.map(({ word, means }) => ({
    ...optional(3, fill(wording.word, { word: quoted(word), meaning: means })),
    item: true,
  }))
  const readings = said.fork && said.fork.readings.length > 0
  const meanings = said.meanings.map((one) => (readings ? { ...required(one), item: true } : required(one)))
  const clues = said.clues.map(({ number, quote, place: location, means }) => {
    const where = fill(wording.where, { quote: quoted(quote), location })
    const whole = means ? fill(wording.clue, { where, meaning: means }) : where
    return { ...optional(number === 1 ? 0 : 2, fitsAlone(whole, source.grade) ? whole : where), item: true }
  })
  return {
    // What is stated stays whole, and so do the lines that decide: half of it may say something else.
    inShort:
      said.short.commits || said.fork
        ? said.short.text
        : fitInShort(said.short.text, source.grade, wording.seeLines),
    says: [
      ...(retelling.length > 0 ? retelling : [required(wording.tooShort)]),
      ...glosses,
      ...writeNotices(source),
    ],
    clues: clues.length > 0 ? clues : linesToSee(said),
    feelings: [
      ...said.feelings.map(({ sentence }, i) => (i === 0 ? required(sentence) : optional(2, sentence))),
      ...(said.tone.word || said.feelings.length === 0 ? [required(said.tone.sentence)] : []),
    ],
    meaning: meanings.length > 0 ? meanings : [required(wording.noMeaning)],
    method: [
      ...writePlan(source.grade, intentAlone(source.question)),
      required(said.method),
      ...writeHelpLine(source),
    ],
    checkIn: said.checkIn,
  }
}
