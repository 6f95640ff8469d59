import type { Span } from '../finding.ts'
import type { Folded } from '../quoting/fold-quotable.ts'
import { locateParts, splitAtGaps } from '../quoting/locate-parts.ts'

/** The words of the passage that a question puts between quotation marks. */
export function phraseQuoted(question: string, passage: Folded): Span | null {
  for (const [, double, single] of question.matchAll(
    /["“”]([^"“”]{1,200})["“”]|(?<!\p{L})['‘]([^‘\n]{2,200}?)['’](?!\p{L})/gu,
  )) {
    const spans = locateParts(splitAtGaps(double ?? single ?? ''), passage)
    if (spans) return spans[0]
  }
  return null
}

/** The longest run of the question's words that stands in the passage and is not made of little words alone. */
export function phraseNamed(question: string, passage: Folded, names: ReadonlySet<string>): Span | null {
  const words = question
    .split(/[^\p{L}\p{N}'-]+/u)
    .filter(Boolean)
    .slice(0, 60)
  for (let size = Math.min(words.length, 12); size > 0; size--)
    for (let at = 0; at + size <= words.length; at++) {
      const run = words.slice(at, at + size)
      if (run.every((word) => EMPTY.has(word) || names.has(word) || word.length < 3)) continue
      const spans = locateParts([run.join(' ')], passage)
      if (spans) return spans[0]
    }
  return null
}

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
