import { foldQuotable } from '../quoting/fold-quotable.ts'
import type { Scene } from '../scene/read-scene.ts'
import { familyRoleOf } from './family-roles.ts'

/** Numbers of the people that the question names; "he" and "she" are the one person they fit, if there is one. */
export function peopleAsked(asked: string, scene: Scene): number[] {
  const { people, narrator } = scene.cast
  const words = asked.split(/[^\p{L}\p{N}.-]+/u).map((word) => familyRoleOf(word.replace(/\.$/u, '')))
  const has = (word: string) => words.includes(word) || words.includes(`${word}s`)
  const found: { number: number; at: number }[] = []
  people.forEach(({ name }, number) => {
    const parts = foldQuotable(name)
      .text.replace(/['’.]/gu, '')
      .split(' ')
      .filter((part) => !LITTLE.has(part))
      .map(familyRoleOf)
    const at = Math.max(
      ...parts.map((part) =>
        has(part) ? words.findIndex((word) => word === part || word === `${part}s`) : -1,
      ),
    )
    if (at >= 0) found.push({ number, at })
  })
  if (
    narrator >= 0 &&
    /\b(?:narrator|speaker|writer|author|poet|person (?:telling|speaking|writing)|the i)\b/u.test(asked)
  )
    found.push({
      number: narrator,
      at: words.findIndex((word) => /^(?:narrator|speaker|writer|author|poet|person)/u.test(word)),
    })
  for (const [pronoun, kind] of [
    ['he', 'he'],
    ['him', 'he'],
    ['his', 'he'],
    ['she', 'she'],
    ['her', 'she'],
  ] as const) {
    const at = words.findIndex((word) => word === pronoun || word === `${pronoun}s`)
    if (at < 0) continue
    const fitting = people.flatMap((one, number) =>
      one.pronoun === kind && number !== narrator ? [number] : [],
    )
    const unknown = people.flatMap((one, number) =>
      one.pronoun === 'any' && number !== narrator ? [number] : [],
    )
    const free = (fitting.length > 0 ? fitting : unknown).filter(
      (number) => !found.some((one) => one.number === number),
    )
    const chosen = free.sort(
      (a, b) => (people[b]?.mentions.length ?? 0) - (people[a]?.mentions.length ?? 0),
    )[0]
    if (chosen !== undefined) found.push({ number: chosen, at })
  }
  // "Coach Okafor" is nobody else who is a coach.
  const whole = found.filter(({ number }) =>
    asked.includes(foldQuotable(people[number]?.name ?? '').text.replace(/['’]/gu, '')),
  )
  const selected = whole.some(({ number }) => (people[number]?.name ?? '').includes(' ')) ? whole : found
  return [...new Set(selected.sort((a, b) => a.at - b.at).map(({ number }) => number))]
}

/** Words that stand before a name and name nobody. */
export const LITTLE: ReadonlySet<string> = new Set(
  'the of his her my our their old little mr mrs ms miss dr a an'.split(' '),
)
