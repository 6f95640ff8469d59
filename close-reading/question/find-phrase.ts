import type { Span } from '../doc/span.ts'
import { wordSet } from '../lexicons/words-of.ts'
import type { Folded } from '../prose/fold-quotable.ts'
import { locateParts, splitAtGaps } from '../prose/locate-parts.ts'
import { little } from '../vocabulary/little-words.ts'

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

const DETERMINERS = wordSet(little.articles, little.demonstratives, little.owners)

/** Words of questions that carry no meaning of their own. */
export const EMPTY = wordSet(
  little.articles,
  little.demonstratives,
  little.owners,
  little.questions,
  little.being,
  little.have,
  little.do,
  little.modals,
  'and but for not there here with from into about it she they you them him hers ours mean means meaning meant word words line lines phrase sentence poem story text passage author writer poet speaker narrator any some feel feels feeling tone mood really think thinks say says said tell tells use uses used because please explain know show shows like likes make makes made stanza paragraph first second third last final people person character kind way something someone doesnt didnt isnt wasnt dont just actually whats whos hes shes theyre come get got',
)
