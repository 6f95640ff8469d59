import { interpret, type Kind } from '#close-reading'
import { hasStem, ownWords } from './own-words.ts'
import { type Figures, type Part, readPart, share } from './read-set.ts'

type Row = {
  id: string
  part: Part
  kind: Kind
  text: string
  quote: string
  device: 'simile' | 'metaphor'
  accept: string[]
}

/** Similes and metaphors that are explained with a quality that both things share. */
export function scoreFigures(part: Part): Figures {
  const rows = readPart<Row>('figures.jsonl', part).map((row) => ({ ...row, named: isQualityNamed(row) }))
  const of = (device: Row['device']) => rows.filter((row) => row.device === device)
  return {
    texts: rows.length,
    quality_named: share(rows, ({ named }) => named),
    simile: share(of('simile'), ({ named }) => named),
    metaphor: share(of('metaphor'), ({ named }) => named),
  }
}

/** In the answer itself, the meanings, or the clue that stands on the figure; quoted and copied words do not count. */
function isQualityNamed({ kind, text, quote, accept }: Row): boolean {
  const read = interpret({
    gradeLevel: 'middle',
    contentType: kind,
    question: `What does “${quote}” mean?`,
    passage: text,
  })
  if (!read) return false
  const start = text.indexOf(quote)
  const clues = read.clues.filter((clue) => clue.start < start + quote.length && start < clue.end)
  const said = [read.short.text, ...read.meanings, ...clues.map(({ means }) => means)]
  return said.some((one) => hasStem(ownWords(one, text), accept))
}
