import type { AnnotatedText } from '../annotated-text.ts'
import type { Sign } from '../wording.ts'
import { type Cast, castOf } from './cast.ts'
import { type Claim, isSamePerson } from './claim.ts'
import { isInTable, type Opposition, oppositionOf } from './opposites.ts'

/**
 * How a question stands to another one: it asks the same, turns it round with one word, or asks the same without the
 * moment that the other one names ("does she mean it", "does she mean it when she says thanks").
 */
export type Relation = 'same' | Opposition | 'part'

/**
 * How a typed question stands to a written one; null where it asks something else, and where that is in doubt.
 *
 * @param subject the person whom the written answer is about
 */
export function relationOf(
  typed: Claim,
  written: Claim,
  annotated: AnnotatedText,
  subject: number | null,
): Relation | null {
  if (typed.parts.length === 0) return null
  const isPart = isYesOrNo(typed) && typed.parts.length > 1 && written.parts[typed.parts.length] === 'when'
  if (typed.parts.length !== written.parts.length && !isPart) return null
  const cast = castOf(annotated)
  let turned: Relation = 'same'
  for (const [at, part] of typed.parts.entries()) {
    const other = written.parts[at]
    if (other === undefined) return null
    if (isSamePart(part, other, cast, subject)) continue
    const opposition =
      typeof part === 'string' && typeof other === 'string' && isYesOrNo(typed)
        ? oppositionOf(part, other)
        : null
    if (!opposition || turned !== 'same') return null
    turned = opposition
  }
  if (!isSameKind(typed, written) || (isPart && turned !== 'same')) return null
  return isPart ? 'part' : turned
}

function isSamePart(
  one: Claim['parts'][number],
  other: Claim['parts'][number],
  cast: Cast,
  subject: number | null,
): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other
  return isSamePerson(one, other, cast, subject)
}

/** "Was he killed" does not ask what "did he kill" asks; "is she honest" and "does she lie" are about the same. */
function isSameKind(typed: Claim, written: Claim): boolean {
  if (typed.kind === written.kind) return true
  const usesTable = (claim: Claim) => claim.parts.some((part) => typeof part === 'string' && isInTable(part))
  return isYesOrNo(typed) && isYesOrNo(written) && usesTable(typed) && usesTable(written)
}

function isYesOrNo({ kind }: Claim): boolean {
  return kind === 'be' || kind === 'do'
}

/** The sign of a typed question, from that of the written one; null where neither yes nor no is sure. */
export function signAfter(relation: Relation, sign: Sign | undefined): '+' | '-' | null {
  if (sign !== '+' && sign !== '-') return null
  if (relation === 'same') return sign
  if (relation === 'part') return null
  if (sign === '+') return '-'
  return relation === 'divides' ? '+' : null
}
