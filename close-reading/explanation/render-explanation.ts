import { type Heading, headings } from '../rubric/parse-explanation.ts'
import { type ExplanationDraft, type Piece, type SectionName, sectionNames } from './piece.ts'

const TITLES = Object.fromEntries(sectionNames.map((name, i) => [name, headings[i]])) as Record<
  SectionName,
  Heading
>

/** The markdown of an explanation with the pieces that are included. */
export function renderExplanation(draft: ExplanationDraft, included: ReadonlySet<Piece>): string {
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
