import wording from '../wording/claims.json' with { type: 'json' }
import { type ClaimSentence, hasDenial } from './claim-sentence.ts'
import type { Counted, CountedForm } from './counted-form.ts'

type Person = 'first' | 'second' | 'third'

const PERSON = /\b(?:(first|second|third)|(1st|2nd|3rd))[- ]person\b/gu
const VOICE =
  /\bperson (?:limited |omniscient |objective |singular |plural )?(?:narrat(?:or|ion|ive)|point of view|perspective|view|voice|speaker|account|telling)\b|\b(?:told|narrated|written|related|tells \w+ \w+|narrator (?:is|speaks|tells \w+ \w+)|story is|poem is|passage is|text is) (?:in|from)? ?(?:a |the )?(?:first|second|third|1st|2nd|3rd)[- ]person\b/u
const ABOUT_THIS =
  /\b(?:this|its?|your)\b|\bthe (?:story|poem|passage|text|narrator|speaker|author|writer|excerpt|events|tale|scene|chapter|account)\b/u
const NAMES: Record<string, Person> = { '1st': 'first', '2nd': 'second', '3rd': 'third' }

/** What a sentence claims about the narrator's person. Null when it claims nothing that can be counted. */
export function claimOfVoice(
  sentence: ClaimSentence,
): { says: string; judge(form: CountedForm): Counted | null } | null {
  const { lower } = sentence
  if (hasDenial(sentence) || !VOICE.test(lower) || /\b(?:pronouns?|speech|dialogue|quotation)\b/u.test(lower))
    return null
  if (!ABOUT_THIS.test(lower)) return null
  const persons = new Set(
    [...lower.matchAll(PERSON)].map(
      ([, word, number]) => (word as Person | undefined) ?? NAMES[number ?? ''],
    ),
  )
  const [person] = persons
  if (persons.size !== 1 || !person) return null
  return { says: wording.person[person], judge: (form) => judgeVoice(form, person) }
}

/**
 * The count must be at least likely, and the pronouns must speak plainly: where the answer says first person,
 * no "I" tells anything; where it says third, one word in 25 is such an "I". Still never clear, because a letter
 * or a long speech inside a story may sound like its narrator.
 */
function judgeVoice({ narrator }: CountedForm, person: string): Counted | null {
  if (!narrator || narrator.certainty === 'possible' || narrator.person === person) return null
  const { first, second, words } = narrator.counts
  if (person === 'first' && (first > 0 || words < 60)) return null
  if (person === 'second' && second * 100 > words) return null
  if (person === 'third' && (narrator.person !== 'first' || first * 25 < words)) return null
  return { counted: wording.person[narrator.person], certainty: 'likely' }
}
