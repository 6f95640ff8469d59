import type { Span } from '../finding.ts'
import type { LessonSource } from '../lesson/source.ts'
import { tokenAt } from '../page/token-at.ts'

/** Words of the lists that say too little to rest an answer on. */
const WEAK =
  /^(?:suddenly|nobl[ey]|endeavou?r\w*|aspire\w*|wonder\w*|desired?|wish(?:es|ed)?|ardou?r|breathless|nodded|composed|passions?|bold(?:ly)?|shout(?:ed|s)?|renown|glory|quietly|slowly)$/iu

/** Whether a feeling word may speak of a feeling here. */
export function isFeeling(source: LessonSource, finding: Span): boolean {
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
function isManner(source: LessonSource, finding: Span): boolean {
  const { page } = source.reading
  return /^(?:tone|voice|manner|air|look|accent)s?$/u.test(
    page.folded[tokenAt(page, finding.start) + 1] ?? '',
  )
}
