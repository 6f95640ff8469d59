import type { AnnotatedText } from '#domain/library/annotated-text'
import { wordsOf } from './measure-prose.ts'
import type { Sheet } from './sheet.ts'
import { functionWords } from './unwanted-words.ts'

/** The retelling covers the text from its first word to its last, without a gap. */
export function checkRetelling({ retelling }: AnnotatedText, sheet: Sheet): void {
  const { bad, findSpan, flat } = sheet
  let end = 0
  for (const [at, part] of retelling.entries()) {
    const where = `retelling ${at + 1}`
    const first = findSpan(where, part.from)
    const last = findSpan(where, part.to)
    if (first && last) {
      if (first.start > last.start) bad(where, 'ends before it begins')
      const skipped = flat.slice(end, first.start)
      if (wordsOf(skipped).length > 0) bad(where, `leaves out: ${skipped}`)
      end = last.end
    }
    sheet.both(where, part)
  }
  const rest = flat.slice(end)
  if (wordsOf(rest).length > 0) bad('retelling', `stops before: ${rest}`)
}

/** Marks stand in the order of the text, on words that can carry a clue. */
export function checkMarks({ marks }: AnnotatedText, sheet: Sheet): void {
  if (sheet.ids.size !== marks.length) sheet.bad('marks', 'two have the same id')
  let before = -1
  for (const { id, at, says, means, rule } of marks) {
    const where = `mark ${id}`
    const [first] = at.map((quotation) => sheet.findSpan(where, quotation))
    if (first && first.start < before) sheet.bad(where, 'stands before the mark above it in the text')
    if (first) before = first.start
    const carries = at.flatMap(wordsOf).some((word) => !functionWords.has(word.toLowerCase()))
    if (!carries) sheet.bad(where, 'stands on words that carry no clue')
    sheet.brief(`${where}.says`, says, 8)
    sheet.both(`${where}.means`, means, 18)
    sheet.brief(`${where}.rule`, rule, 14)
  }
}

/** Every mark is used: a note or a feeling line stands on it. To be called last. */
export function checkUse({ marks }: AnnotatedText, { used, bad }: Sheet): void {
  for (const { id } of marks) if (!used.has(id)) bad(`mark ${id}`, 'no note uses it')
}
