import { peopleRows } from '../lexicons/people.ts'
import type { CastPronoun } from './cast.ts'

/** People as they are called at school, at home, at work and in sport, beside the older words of `lexicons/people.ts`. */
const MORE: Readonly<Record<string, string>> = {
  he: 'guy boyfriend stepdad stepfather waiter dude grandpa mailman businessman fisherman policeman',
  she: 'girlfriend stepmom stepmother waitress grandma actress saleswoman policewoman gran',
  they: 'kids classmates teammates teachers grown-ups adults players girls boys twins grandparents cousins coworkers customers coaches judges students guys others neighbors parents visitors boyfriends girlfriends',
  any: 'kid coach teacher principal classmate teammate boss manager owner driver cashier librarian goalkeeper goalie keeper player singer dancer director editor customer visitor roommate partner referee conductor counselor babysitter grown-up adult teenager teen student toddler grandparent sibling twin chef janitor pilot professor author artist winner loser bully newcomer interviewer host cousin',
}

let nouns: ReadonlyMap<string, CastPronoun> | undefined

/** Nouns for people with the pronoun they take; "any" where the noun does not tell. */
export function personNouns(): ReadonlyMap<string, CastPronoun> {
  if (nouns) return nouns
  const found = new Map<string, CastPronoun>()
  const animals = new Set(
    'birds sparrows rabbits dogs cats horses mice wolves creatures rabbit mouse dog cat horse wolf fox bird hare hen duck'.split(
      ' ',
    ),
  )
  for (const row of peopleRows.trim().split('\n')) {
    const [head = '', words = ''] = row.split(' | ')
    if (head.endsWith('-name')) continue
    for (const word of words.split(' ')) if (!animals.has(word)) found.set(word, head as CastPronoun)
  }
  for (const [pronoun, words] of Object.entries(MORE))
    for (const word of words.split(' ')) found.set(word, pronoun as CastPronoun)
  nouns = found
  return nouns
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
