import { join } from 'node:path'
import { interpret, type Kind } from '#close-reading'
import { type Figures, readLines, SET_FOLDER, share } from './read-set.ts'

/** `says`: words of the right answer; null where the words of the text do not settle the question. */
type Row = { id: string; kind: Kind; text: string; question: string; says: string | null }

/** What the words of a text settle: told, and told rightly; and where they do not settle it, that nothing is told. */
export function scoreOutright(): Figures {
  const rows = readLines<Row>(join(SET_FOLDER, 'outright.jsonl')).map((row) => {
    const read = interpret({
      gradeLevel: 'middle',
      contentType: row.kind,
      question: row.question,
      passage: row.text,
    })
    const states = read?.short.commits === true
    return { ...row, states, right: states && row.says !== null && read.short.text.includes(row.says) }
  })
  const settled = rows.filter(({ says }) => says !== null)
  return {
    settled: settled.length,
    found: share(settled, ({ states }) => states),
    right: share(settled, ({ right }) => right),
    stated_without_ground: share(
      rows.filter(({ says }) => says === null),
      ({ states }) => states,
    ),
  }
}
