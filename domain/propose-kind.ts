import { type ContentType, typeOfLayout } from './choices.ts'

const FEWEST_LINES = 4
const FEWEST_WORDS = 25
/** A line of verse is seldom longer; a pasted line of a narrow column that breaks off at a margin is even. */
const LONGEST_LINE_OF_VERSE = 72
const MOST_OF_LINES = 0.85

/**
 * The kind that a text seems to be, by its form alone: lines of verse, dialogue and narration, or figures and
 * sources. Null where the form does not show it. A proposal: the student decides.
 *
 * @param text as pasted, with its line breaks
 */
export function proposeKind(text: string): ContentType | null {
  if ((text.match(/\S+/gu) ?? []).length < FEWEST_WORDS) return null
  if (isVerse(text)) return typeOfLayout('verse')
  const sentences = Math.max(1, (text.match(/[.!?]["”’']?(?=\s|$)/gu) ?? []).length)
  const narrative = count(text, TALK) * 2 + count(text, PERSONS) * 0.5
  const factual = count(text, SOURCES) * 2 + count(text, FIGURES)
  if (narrative / sentences >= LEAST_SIGNS && narrative > 2 * factual) return typeOfLayout('talk')
  return factual / sentences >= LEAST_SIGNS && factual > 2 * narrative ? typeOfLayout('figures') : null
}

const LEAST_SIGNS = 0.3
const TALK =
  /["”’'],? (?:\p{L}+ ){0,2}?(?:said|asked|cried|whispered|shouted|replied|answered|muttered)\b|\b(?:said|asked|cried|whispered|shouted|replied|answered|muttered)[,:]? ["“]/gu
const PERSONS =
  /\b(?:he|she|him|her|his|hers) (?:\p{L}+ed|was|had|did|went|came|took|looked|saw|knew|felt|thought)\b/giu
const SOURCES =
  /\b(?:according to|scientists?|researchers?|research|study|studies|experts?|percent|government|for example|as a result|century|centuries)\b/giu
const FIGURES =
  /\b(?:1[5-9]|20)\d\d\b|\b\d[\d,.]{0,20}(?: ?%| (?:million|billion|thousand|years|miles|kilometers|people|degrees)\b)/giu

function count(text: string, sign: RegExp): number {
  return text.match(sign)?.length ?? 0
}

/** Lines that end before a margin would end them, and not in an even column. */
function isVerse(text: string): boolean {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (lines.length < FEWEST_LINES) return false
  const short = lines.filter(({ length }) => length <= LONGEST_LINE_OF_VERSE)
  if (short.length < lines.length * MOST_OF_LINES) return false
  if (lines.filter((line) => /^["“]?\p{L}+: |^[-•*\d]/u.test(line)).length > lines.length / 3) return false
  if (isWorksheet(lines)) return false
  const inSentence = lines.slice(0, -1).filter((line) => /[\p{L},;—–-]$/u.test(line)).length
  const capitals = lines.filter((line) => /^["“‘'(]*\p{Lu}/u.test(line)).length
  // Prose broken at a margin continues in lower case, in lines of similar length.
  return inSentence > 0 && (capitals >= lines.length * 0.7 || spread(linesInside(text)) > 0.25)
}

/** A task for a student, where a line begins: “Now fill in the table.” */
const TASK =
  /^(?:(?:now|then|first|next),? )?(?:read|re-read|write|fill|underline|circle|highlight|answer|complete|choose|match|copy|explain|describe|look|use|list|find|draw|tick|check)\b[^.!?]{0,80}\b(?:passages?|chapters?|paragraphs?|tables?|sentences?|questions?|answers?|words?|text|story|stories|poems?|columns?|blanks?|boxes|lines?|pages?|charts?|evidence|quotes?|quotations?)\b/iu
/** Of the lines, so many are tasks in a worksheet; a page with a poem on it has fewer. */
const LEAST_TASKS = 1 / 8

/** Rows of a table, or tasks among short lines: lists and answers to fill in, and no verse. */
function isWorksheet(lines: readonly string[]): boolean {
  const rows = lines.filter((line) => /\p{L}\t+\P{L}{0,3}\p{L}/u.test(line)).length
  const tasks = lines.filter((line) => TASK.test(line)).length
  return rows > 1 || (tasks > 1 && tasks >= lines.length * LEAST_TASKS)
}

/** Every line of a paragraph but the last, which ends where the words do. */
function linesInside(text: string): string[] {
  return text.split(/\n[ \t]*\n/u).flatMap((paragraph) => paragraph.trim().split('\n').slice(0, -1))
}

/** How uneven the lines are: mean distance from the mean, as a share of it. */
function spread(lines: readonly string[]): number {
  const lengths = lines.map((line) => line.trim().length)
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
  return lengths.reduce((sum, length) => sum + Math.abs(length - mean), 0) / lengths.length / mean
}
