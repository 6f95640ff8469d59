import type { RubricCheck } from './rubric.ts'

const CERTAINTY =
  /\b(?:may|might|could|can|suggests?|shows?|seems?|probably|perhaps|possibl[ey]|likely|does not (?:say|tell|show|state|settle)|not certain|cannot tell|clear|unclear)\b/iu
const READINGS: readonly (readonly [RegExp, RegExp?])[] = [
  [/\breading a\b/iu, /\breading b\b/iu],
  [/\bone reading\b/iu, /\banother\b/iu],
  [/\bmay also\b/iu],
]

/** M6: step 4 says how sure it is; an open passage gets at least two readings. */
export const checkCertainty: RubricCheck = ({ parsed, open }) => {
  const body = parsed.bodies['4. What it may mean']
  const problems: string[] = []
  if (!CERTAINTY.test(body)) problems.push('Step 4 does not say how certain it is.')
  if (open && !READINGS.some(([one, other]) => comesBefore(body, one, other)))
    problems.push('Step 4 gives one reading of an open passage.')
  return problems
}

/** Whether one pattern stands in the text, and the other after it; two searches take linear time, one for both may not. */
function comesBefore(text: string, one: RegExp, other?: RegExp): boolean {
  const found = one.exec(text)
  return found !== null && (other === undefined || other.test(text.slice(found.index)))
}
