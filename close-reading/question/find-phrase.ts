import type { Span } from '../doc/span.ts'
import type { Folded } from '../prose/fold-quotable.ts'
import { locateParts, splitAtGaps } from '../prose/locate-parts.ts'

/** Double quotation marks, and single ones that are no apostrophes. */
const QUOTED = [/["“”]([^"“”]{1,200})["“”]/gu, /(?:^|\P{L})['‘]([^‘\n]{2,200}?)['’](?!\p{L})/gu]

/** The words of the passage that a question puts between quotation marks. */
export function phraseQuoted(question: string, passage: Folded): Span | null {
  const quoted = QUOTED.flatMap((marks) => [...question.matchAll(marks)]).sort((a, b) => a.index - b.index)
  let end = 0
  for (const match of quoted) {
    if (match.index < end) continue
    end = match.index + match[0].length
    const spans = locateParts(splitAtGaps(match[1] ?? ''), passage)
    if (spans) return spans[0]
  }
  return null
}

/**
 * The longest run of the question's words that stands in the passage: `least` words or more, of which at least one,
 * and all but one of `least`, carry a meaning of their own; "a" or "his" before them does not count.
 */
export function phraseNamed(
  question: string,
  passage: Folded,
  names: ReadonlySet<string>,
  least: number,
): Span | null {
  const words = question
    .split(/[^\p{L}\p{N}'-]+/u)
    .filter(Boolean)
    .slice(0, 60)
  for (let size = Math.min(words.length, 12); size >= least; size--)
    for (let at = 0; at + size <= words.length; at++) {
      const run = words.slice(at, at + size)
      const telling = run.filter((word) => !EMPTY.has(word) && !names.has(word) && word.length > 2)
      const counted = DETERMINERS.has(run[0] ?? '') ? size - 1 : size
      if (telling.length === 0 || telling.length < least - 1 || counted < least) continue
      const spans = locateParts([run.join(' ')], passage)
      if (spans) return spans[0]
    }
  return null
}

const DETERMINERS: ReadonlySet<string> = new Set(
  'a an the this that these those my your his her its our their'.split(' '),
)

/** Words of questions that carry no meaning of their own. */
export const EMPTY: ReadonlySet<string> = new Set(
  (
    'the and but for not are was were does did has had have who what when where why how which that this these those there here ' +
    'with from into about they them their she her hers his him its you your our ours can could will would should may might must ' +
    'mean means meaning meant word words line lines phrase sentence poem story text passage author writer poet speaker narrator ' +
    'feel feels feeling tone mood really think thinks say says said tell tells use uses used being been because please explain ' +
    'know show shows like likes make makes made stanza paragraph first second third last final people person character kind way something someone any some ' +
    'doesnt didnt isnt wasnt dont just actually whats whos hes shes theyre come get got'
  ).split(' '),
)
