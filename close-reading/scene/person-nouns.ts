import { peopleRows } from '../lexicons/people.ts'
import type { CastPronoun } from './cast.ts'
import { familyRoleOf } from './family-roles.ts'

/** People as they are called at school, at home, at work and in sport, and animals, beside the older words of `lexicons/people.ts`. */
const MORE: Readonly<Record<string, string>> = {
  he: 'grandad granddad stepbrother stepson godson fiancé guy boyfriend stepdad stepfather waiter dude grandpa mailman businessman fisherman policeman',
  she: 'nan auntie stepsister stepdaughter goddaughter fiancée girlfriend stepmom stepmother waitress grandma actress saleswoman policewoman gran',
  they: 'puppies parrots nurses bosses kids classmates teammates teachers grown-ups adults players girls boys twins grandparents cousins coworkers customers coaches judges students guys others neighbors parents visitors boyfriends girlfriends',
  any: 'owner mayor chief leader baker plumber mechanic gardener tutor landlord tenant reporter detective astronaut scientist inventor drummer guitarist violinist pianist captain trainer pharmacist dentist vet hairdresser barber electrician firefighter sheriff waiter seller vendor employee supervisor assistant secretary spouse ex relative nibling toddler penguin parrot hamster goat sheep cow pig turtle squirrel robot dragon giant elf fairy ghost puppy kid coach teacher principal classmate teammate boss manager owner driver cashier librarian goalkeeper goalie keeper player singer dancer director editor customer visitor roommate partner referee conductor counselor babysitter grown-up adult teenager teen student toddler grandparent sibling twin chef janitor pilot professor author artist winner loser bully newcomer interviewer host cousin',
}

let nouns: ReadonlyMap<string, CastPronoun> | undefined

/** Nouns for people with the pronoun they take; "any" where the noun does not tell. */
export function personNouns(): ReadonlyMap<string, CastPronoun> {
  if (nouns) return nouns
  const found = new Map<string, CastPronoun>()
  for (const row of peopleRows.trim().split('\n')) {
    const [head = '', words = ''] = row.split(' | ')
    if (head.endsWith('-name')) continue
    for (const word of words.split(' ')) found.set(word, head as CastPronoun)
  }
  for (const [pronoun, words] of Object.entries(MORE))
    for (const word of words.split(' ')) found.set(word, pronoun as CastPronoun)
  nouns = found
  return nouns
}

/** The pronoun of a noun for a person, "nana" being a grandmother; undefined for any other word. */
export function pronounOfNoun(word: string): CastPronoun | undefined {
  return personNouns().get(word) ?? personNouns().get(familyRoleOf(word))
}

let names: ReadonlyMap<string, CastPronoun> | undefined

/** First names that older books give to men or to women: a hint, no more. */
export function givenNames(): ReadonlyMap<string, CastPronoun> {
  if (names) return names
  const found = new Map<string, CastPronoun>()
  for (const row of peopleRows.trim().split('\n')) {
    const [head = '', words = ''] = row.split(' | ')
    if (head.endsWith('-name'))
      for (const word of words.split(' ')) found.set(word, head.slice(0, -5) as CastPronoun)
  }
  names = found
  return names
}
