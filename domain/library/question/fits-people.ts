import type { Intent } from '#close-reading'
import type { AnnotatedText } from '../annotated-text.ts'
import { castOf } from './cast.ts'
import { asksYesOrNo, type Claim, type Participant, participantsOf } from './claim.ts'
import type { KnownQuestion } from './known-questions.ts'
import { stemOf } from './question-words.ts'

/** What these ask for differs from person to person, so the first person named must be the same. */
const ABOUT_ONE: ReadonlySet<Intent> = new Set([
  'feeling',
  'attitude',
  'know',
  'want',
  'sincerity',
  'character',
])

/**
 * Whether a written question can be the one typed, by the people in both: one about somebody else is another question.
 * Where the typed one asks for what is in a person, such as a feeling, both must begin with the same person.
 */
export function fitsPeople(
  typed: { question: string; intent: Intent; claim: Claim; stranger: string | null },
  known: Pick<KnownQuestion, 'stated' | 'wordings' | 'named'>,
  annotated: AnnotatedText,
): boolean {
  const { stranger } = typed
  if (stranger !== null) return known.wordings.some(({ words }) => words.has(stemOf(stranger)))
  const people = participantsOf(typed.claim)
  const isAboutOne = ABOUT_ONE.has(typed.intent) || isAboutFirst(typed.question, typed.claim)
  const [first] = isAboutOne ? people : people.filter((one) => !('pronoun' in one))
  if (!first) return true
  const among = (isAboutOne ? subjectsOf(known, typed.intent) : known.named).filter(
    (one) => !('pronoun' in one),
  )
  if (among.length === 0) return !(isAboutOne && 'name' in first)
  if (!('pronoun' in first)) return among.some((one) => isSame(one, first))
  const cast = castOf(annotated)
  return among.some((one) => {
    const pronoun = 'person' in one ? cast.pronounOf(one.person) : null
    return pronoun === null || pronoun === first.pronoun
  })
}

/** Whom the answer is about, and those wordings that ask for the same kind of thing. */
function subjectsOf(
  { stated, wordings }: Pick<KnownQuestion, 'stated' | 'wordings'>,
  intent: Intent,
): Participant[] {
  const asked = wordings
    .filter((one) => one.intent === intent)
    .flatMap(({ claim }) => participantsOf(claim).slice(0, 1))
  return [...stated, ...asked]
}

/** "Is Leo sorry", "did he know": yes or no is about the person that it begins with. */
function isAboutFirst(question: string, { parts }: Claim): boolean {
  return asksYesOrNo(question) && typeof parts[0] !== 'string'
}

/** Whether two participants are named alike: by the same person, name or pronoun. */
export function isSame(one: Participant, other: Participant): boolean {
  if ('person' in one) return 'person' in other && one.person === other.person
  if ('name' in one) return 'name' in other && one.name === other.name
  return 'pronoun' in other && one.pronoun === other.pronoun
}
