import type { Kind } from '../choices/kinds.ts'
import { buildDoc } from '../doc/doc.ts'
import type { Detector } from './detector.ts'

/** The words that a device finds in a text, in the order in which it finds them; only those of one type, if given. */
export function wordsFound(
  { run }: Detector,
  text: string,
  kind: Kind = 'fiction',
  type: string | null = null,
): string[] {
  return [...run(buildDoc(text, kind))]
    .filter((finding) => type === null || finding.type === type)
    .map(({ start, end }) => text.slice(start, end))
}
