import { namesOf } from '../people/names.ts'
import type { Clause } from '../scene/clause.ts'
import type { Scene } from '../scene/read-scene.ts'

/** Who "we" are in a text of each kind. */
export const WE: Readonly<Record<string, string>> = {
  fiction: 'The narrator and the others',
  poetry: 'The speaker and the others',
  nonfiction: 'The writers',
}
const MINE: Readonly<Record<string, string>> = {
  my: 'their',
  me: 'them',
  myself: 'themself',
  mine: 'theirs',
  i: 'they',
  our: 'their',
  us: 'them',
  "i'm": "they're",
  "i'd": "they'd",
  "i'll": "they'll",
  "i've": "they've",
}

/** The word as the new sentence needs it: a pronoun for somebody else than the subject becomes the name. */
export function wordFor(scene: Scene, clause: Clause, i: number, subject: number): string {
  const { page, cast, syntax } = scene
  const written = page.text.slice(page.start[i], page.end[i])
  const folded = page.folded[i] as string
  const person = cast.who[i] as number
  if (page.quoted[i] === 0 && MINE[folded] !== undefined) {
    const own = person === subject
    if (own) return MINE[folded] as string
    if (/^(?:my|our)$/u.test(folded)) return `${VOICE[page.kind]}’s`
    return /^(?:me|us)$/u.test(folded) ? (VOICE[page.kind] as string) : (MINE[folded] as string)
  }
  // The last word of a name stands for the whole of it.
  if (person >= 0 && isName(scene, i)) return named(scene, person, written)
  if (person < 0 || person === subject || person === cast.teller)
    return i === clause.predicate ? written : lowerUnlessName(scene, i, written)
  const name = (cast.people[person] as Scene['cast']['people'][number]).name
  if (/^(?:him|them|he|she|they)$/u.test(folded)) return name
  if (folded === 'her' && syntax.relation[i] !== 'nmod:poss') return name
  return lowerUnlessName(scene, i, written)
}

const VOICE: Readonly<Record<string, string>> = {
  fiction: 'the narrator',
  poetry: 'the speaker',
  nonfiction: 'the writer',
}

function isName({ page }: Scene, i: number): boolean {
  const names = namesOf(page)
  return (names.first[i] as number) >= 0 && (names.first[i] as number) < (names.last[i] as number) - 1
}

function named({ cast }: Scene, person: number, written: string): string {
  const name = cast.people[person]?.name ?? written
  return /['’]s$/u.test(written) ? `${name}’s` : name
}

/** Whether a capital only marks the first word of a line or of what was parsed together. */
function opensLine(scene: Scene, i: number): boolean {
  const { page, syntax } = scene
  if (syntax.units[syntax.unitOf[i] as number]?.[0] === i) return true
  return page.kind === 'poetry' && page.lines[page.lineOf[i] as number]?.first === i
}

function lowerUnlessName(scene: Scene, i: number, written: string): string {
  const keeps = scene.syntax.tag[i] === 'PROPN' || /^I\b/u.test(written) || (scene.cast.who[i] as number) >= 0
  return keeps || !opensLine(scene, i) ? written : (written[0] ?? '').toLowerCase() + written.slice(1)
}
