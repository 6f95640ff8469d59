import { writeExplanation } from '#close-reading'
import { hasStem, ownWords } from './own-words.ts'
import { type Figures, type Part, readPart, readPassages, share } from './read-set.ts'

type Row = { part: Part; passage: string; question: string; forbidden: string[] }

/** Explanations that make one of the claims which are false for their text, in words of their own. */
export function scoreNothingFalse(part: Part): Figures {
  const passages = readPassages()
  const rows = readPart<Row>('expected-words.jsonl', part).flatMap((row) => {
    const passage = passages.get(row.passage)
    if (!passage) return []
    const { markdown } = writeExplanation({
      gradeLevel: passage.level,
      contentType: passage.kind,
      question: row.question,
      passage: passage.text,
    })
    // What may be chosen, what is asked, and what is only said to be possible, is no claim.
    const stated = markdown.replace(/^#.*$|One reading: [^.]*\.|[^.?\n]*\?|[^.\n]*\bmay\b[^.\n]*\./gmu, '')
    return [{ forbidden: hasStem(ownWords(stated, passage.text), row.forbidden) }]
  })
  return { cases: rows.length, forbidden: share(rows, ({ forbidden }) => forbidden) }
}
