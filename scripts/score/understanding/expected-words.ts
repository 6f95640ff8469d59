import { writeExplanation } from '#close-reading'
import { hasStem, ownWords } from './own-words.ts'
import { type Figures, type Part, readPart, readPassages, share } from './read-set.ts'

type Row = { part: Part; passage: string; question: string; expected: string[]; forbidden: string[] }

/** M12: explanations with one of the expected words, in words of their own, and none of the forbidden claims. */
export function scoreExpectedWords(part: Part): Figures {
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
    const own = ownWords(markdown.replace(/^#.*$/gmu, ''), passage.text)
    return [{ expected: hasStem(own, row.expected), forbidden: hasStem(own, row.forbidden) }]
  })
  return {
    cases: rows.length,
    expected_only: share(rows, ({ expected, forbidden }) => expected && !forbidden),
    forbidden: share(rows, ({ forbidden }) => forbidden),
  }
}
