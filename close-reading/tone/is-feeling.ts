import { tokenAt } from '../doc/token-at.ts'
import type { ExplanationSource } from '../explanation/source.ts'
import type { Span } from '../finding.ts'

/** Words of the lists that say too little to rest an answer on. */
const WEAK =
  /^(?:suddenly|nobl[ey]|endeavou?r\w*|aspire\w*|wonder\w*|desired?|wish(?:es|ed)?|ardou?r|breathless|nodded|composed|passions?|bold(?:ly)?|shout(?:ed|s)?|renown|glory|quietly|slowly)$/iu

/** Whether a feeling word may speak of a feeling here. */
export function isFeeling(source: ExplanationSource, finding: Span): boolean {
  return (
    !isManner(source, finding) &&
    !isPartOfWord(source.text, finding) &&
    !WEAK.test(source.text.slice(finding.start, finding.end))
  )
}

/** "sun-kissed": half of a joined word, or part of "in spite of", names no feeling. */
function isPartOfWord(text: string, { start, end }: Span): boolean {
  return (
    /[-‐]/u.test(text[start - 1] ?? '') ||
    /[-‐]/u.test(text[end] ?? '') ||
    /\bin spite$/iu.test(text.slice(Math.max(0, start - 4), end))
  )
}

/** "in an encouraging tone": how words sound is not yet what someone feels. */
function isManner(source: ExplanationSource, finding: Span): boolean {
  const { doc } = source.reading
  return /^(?:tone|voice|manner|air|look|accent)s?$/u.test(doc.folded[tokenAt(doc, finding.start) + 1] ?? '')
}
