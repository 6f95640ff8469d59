import { type Kind, kinds } from '../choices/kinds.ts'
import { type Detector, readsKind } from '../devices/detector.ts'
import { emotion } from '../devices/emotion/emotion.ts'
import { exclamation } from '../devices/exclamation/exclamation.ts'
import { figure } from '../devices/figure/figure.ts'
import { idiom } from '../devices/idiom/idiom.ts'
import { simile } from '../devices/simile/simile.ts'
import { speech } from '../devices/speech/speech.ts'
import { buildDoc } from '../doc/doc.ts'
import { spansAsPasted } from '../pasted/as-pasted.ts'
import { cleanPasted } from '../pasted/clean-text.ts'
import type { Finding } from './findings.ts'

/** Those that need the fewest bytes: no parser, no learned weights, no sounds. */
const firstDetectors: readonly Detector<Finding>[] = [emotion, exclamation, figure, idiom, simile, speech]

/**
 * The words that stand out in a passage, found by the part of the engine that a browser loads first: findings of
 * `readClosely`, fewer, in the order of the text, none that is only possible. Never throws on any string.
 *
 * @param text the passage; `kind` as for `readClosely`
 */
export function readFirst(text: string, kind: Kind): Finding[] {
  const clean = cleanPasted(text, kinds[kind])
  const doc = buildDoc(clean.text, kind)
  const found = firstDetectors
    .filter((detector) => readsKind(detector, kind))
    .flatMap((detector) => [...detector.run(doc)])
    .filter(({ certainty }) => certainty !== 'possible')
    .sort((a, b) => a.start - b.start || a.end - b.end)
  return spansAsPasted(clean, found)
}
