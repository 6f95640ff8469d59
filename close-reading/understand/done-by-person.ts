import { wordSet } from '../lexicons/words-of.ts'
import type { Clause } from '../scene/clause.ts'
import type { Scene } from '../scene/read-scene.ts'
import { little } from '../vocabulary/little-words.ts'

const PEOPLE =
  /^(?:i|he|she|we|they|you|who|everyone|everybody|someone|somebody|nobody|both|all|boys?|girls?|m[ae]n|wom[ae]n|child|children|people|kids?|class|crowd|team)$/u
const OWN = wordSet(little.owners)
const DOUBTED = /^(?:as if|as though|if|unless|lest)$/u
/** Words after which something is only in somebody's mind. */
const IMAGINED =
  /^(?:would|could|might|may|should|if|unless|wish|wished|imagine[ds]?|dream(?:ed|s|t)?|pretend(?:ed|s)?|supposed?|want(?:ed|s)?)$|['’]d$/u

/** Whether a person does what stands at a token, or a part of their body does, as a fact and not in somebody's mind. */
export function isDoneByPerson(scene: Scene, at: number): boolean {
  const clause = clauseAt(scene, at)
  if (clause?.factuality !== 'fact' || DOUBTED.test(clause.link) || isImagined(scene, at)) return false
  const subject = subjectOf(scene, clause)
  if (subject < 0) return false
  const { doc, cast, syntax } = scene
  return (
    (cast.who[subject] as number) >= 0 ||
    PEOPLE.test(doc.folded[subject] as string) ||
    syntax
      .dependents(subject)
      .some((one) => OWN.has(doc.folded[one] as string) || (cast.who[one] as number) >= 0)
  )
}

function isImagined({ doc }: Scene, at: number): boolean {
  const first = doc.sentences[doc.sentenceOf[at] as number]?.first ?? at
  return doc.folded.slice(first, at).some((word) => IMAGINED.test(word))
}

/** The smallest clause that holds a token. */
function clauseAt({ doc, clauses }: Scene, at: number): Clause | undefined {
  const start = doc.start[at] as number
  return clauses
    .filter((one) => one.start <= start && start < one.end)
    .reduce<Clause | undefined>((a, b) => (a && a.end - a.start <= b.end - b.start ? a : b), undefined)
}

/** Who does it; in "she sat and hummed" that of the clause before. */
function subjectOf({ clauses }: Scene, { subject, parent }: Clause): number {
  return subject >= 0 ? subject : (clauses[parent]?.subject ?? -1)
}
