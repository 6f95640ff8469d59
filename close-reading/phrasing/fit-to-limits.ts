import { type GradeLevel, levels } from '../choices/levels.ts'
import { countLongWords, measureProse } from '../prose/measure-prose.ts'
import { splitProse, wordsOf } from '../prose/split-prose.ts'
import { type Heading, headings } from '../rubric/parse-explanation.ts'
import { type ExplanationDraft, type Piece, type SectionName, sectionNames } from './piece.ts'

/** Other counts of hard words differ a little, so an explanation stays a little below the limit. */
const MARGIN = 0.3

/**
 * Fits a draft to the upper limits of its level: leaves out pieces with a sentence that is too long or too hard, then
 * those that may go, the highest rank and the hardest first, while the whole is over a limit.
 */
export function fitToLimits(draft: ExplanationDraft, grade: GradeLevel): string {
  const pieces = sectionNames.flatMap((name) => draft[name])
  const included = new Set<Piece>(pieces.filter(({ text, rank }) => rank === 0 || fitsAlone(text, grade)))
  const render = () => renderExplanation(draft, included)
  for (;;) {
    const hardest = isOver(render(), grade) ? hardestOf(included) : undefined
    if (!hardest) return render()
    included.delete(hardest)
  }
}

function isOver(markdown: string, grade: GradeLevel): boolean {
  const band = levels[grade]
  const measure = measureProse(markdown)
  return (
    measure.daleChall > band.daleChall - MARGIN ||
    measure.fleschKincaid > band.fleschKincaid ||
    measure.meanSentence > band.meanSentence ||
    measure.words > band.mostWords
  )
}

/** The hardest piece that may go; one of each section that has several always stays. */
function hardestOf(included: ReadonlySet<Piece>): Piece | undefined {
  return [...included]
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || hardness(b) - hardness(a))[0]
}

function hardness({ text }: Piece): number {
  const measure = measureProse(text)
  return measure.fleschKincaid + measure.daleChall
}

/** Whether no sentence of a text is too long or too hard for a level. */
export function fitsAlone(text: string, grade: GradeLevel): boolean {
  const band = levels[grade]
  return splitProse(text)
    .map(wordsOf)
    .every((words) => words.length <= band.longestSentence && countLongWords(words) <= band.hardestSentence)
}

/** Leaves out the sentences of an answer that are too long or too hard for the level; the fallback when none is left. */
export function fitInShort(answer: string, grade: GradeLevel, fallback: string): string {
  const fitting = splitOutsideQuotes(answer).filter((sentence) => fitsAlone(sentence, grade))
  return fitting.length > 0 ? fitting.join(' ') : fallback
}

/** Sentences, with the marks inside quotations left alone. */
function splitOutsideQuotes(text: string): string[] {
  const sentences: string[] = []
  let start = 0
  let quoted = false
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '"') quoted = !quoted
    const ends = /[.?!]/u.test(text[i] ?? '') || (text[i] === '"' && /[.?!]/u.test(text[i - 1] ?? ''))
    if (quoted || !ends || text[i + 1] !== ' ' || /\b(?:Mr|Mrs|Ms|Dr|St)$/u.test(text.slice(start, i)))
      continue
    sentences.push(text.slice(start, i + 1))
    start = i + 2
  }
  return [...sentences, text.slice(start)].map((one) => one.trim()).filter(Boolean)
}

const TITLES = Object.fromEntries(sectionNames.map((name, i) => [name, headings[i]])) as Record<
  SectionName,
  Heading
>

/** The markdown of an explanation with the pieces that are included. */
function renderExplanation(draft: ExplanationDraft, included: ReadonlySet<Piece>): string {
  const blocks = [`**In short:** ${draft.inShort}`]
  for (const name of sectionNames) {
    blocks.push(`## ${TITLES[name]}`)
    const body = renderPieces(draft[name].filter((piece) => included.has(piece)))
    if (body) blocks.push(body)
  }
  return `${blocks.join('\n\n')}\n\n## Check-in\n\n${draft.checkIn}\n`
}

/** Sentences run on in a paragraph; items stand on lines of their own. */
function renderPieces(pieces: readonly Piece[]): string {
  let body = ''
  let inList = false
  for (const piece of pieces) {
    if (piece.item) body += `${body === '' ? '' : inList ? '\n' : '\n\n'}- ${piece.text}`
    else body += `${body === '' ? '' : inList || piece.newParagraph ? '\n\n' : ' '}${piece.text}`
    inList = piece.item === true
  }
  return body
}
