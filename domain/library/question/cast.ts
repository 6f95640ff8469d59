import type { AnnotatedText } from '../annotated-text.ts'
import { tokensOf } from '../tokens.ts'
import { memoizeFor } from './memoize-for.ts'
import { bareName, isTitle, namesOf } from './people-asked.ts'
import { contentWords, stemOf } from './question-words.ts'

export type Pronoun = 'he' | 'she' | 'they'

/** The people of a text: those of its notes by their number, and whoever else the text names. */
export type Cast = {
  /** The person whom the words at a position name, and how many words that takes; null for every other word. */
  personAt(keys: readonly string[], at: number): { person: number; length: number } | null
  /** The pronoun by which the notes mostly call a person; null where they use none. */
  pronounOf(person: number): Pronoun | null
  /** Whether a stem names somebody whom the notes do not list: a name of the text, or a relation such as "mother". */
  isOther(stem: string): boolean
  /** The people whom a pronoun fits. */
  fitting(pronoun: Pronoun): number[]
}

const pronouns: Readonly<Record<Pronoun, readonly string[]>> = {
  he: ['he', 'him', 'his', 'himself', 'hes'],
  she: ['she', 'her', 'hers', 'herself', 'shes'],
  they: ['they', 'them', 'their', 'theirs', 'themselves', 'theyre'],
}
const byKey = new Map(
  Object.entries(pronouns).flatMap(([pronoun, keys]) =>
    keys.map((key) => [key, pronoun as Pronoun] as const),
  ),
)

/** The pronoun that a word is a form of: "him" of "he". */
export function pronounAt(key: string): Pronoun | undefined {
  return byKey.get(key)
}

const RELATIONS = new Set(
  'mother father parent brother sister grandmother grandfather husband wife son daughter uncle aunt cousin teacher'.split(
    ' ',
  ),
)
const NARRATOR = new Set(['speaker', 'author', 'writer'])

/** The cast of a text, worked out once for it. */
export const castOf = memoizeFor((annotated: AnnotatedText): Cast => {
  const stems = annotated.people.map(({ name }) => contentWords(bareName(name)))
  const called = annotated.people.map(({ does, feels, wants, knows }) => {
    const counts = new Map<Pronoun, number>()
    for (const cell of [does, feels, wants, knows])
      for (const { key } of tokensOf('unsaid' in cell ? cell.unsaid : cell.plain)) {
        const pronoun = pronounAt(key)
        if (pronoun) counts.set(pronoun, (counts.get(pronoun) ?? 0) + 1)
      }
    const [most, next] = [...counts].sort((a, b) => b[1] - a[1])
    return most && most[1] > (next?.[1] ?? 0) ? most[0] : null
  })
  const names = namesOf(annotated)
  const others = otherNames(annotated.text)
  const narrator = stems.findIndex((words) => [...NARRATOR].some((word) => words.has(word)))
  const authorNames = new Set(
    tokensOf(annotated.author)
      .map(({ key }) => key)
      .filter((key) => key.length > 2 && !names.has(key)),
  )

  function personAt(keys: readonly string[], at: number) {
    const run: string[] = []
    for (let end = at; end < keys.length; end += 1) {
      const stem = stemOf(keys[end] ?? '')
      if (!isTitle(stem) && !names.has(stem)) break
      run.push(stem)
    }
    // A title stands before a name: in "is Leo old" it is none.
    while (run.length > 0 && !names.has(run.at(-1) ?? '')) run.pop()
    if (run.length > 0) {
      const fits = stems.map((words, person) => ({
        person,
        count: run.filter((stem) => words.has(stem) || nameHas(annotated, person, stem)).length,
      }))
      const best = fits.reduce((one, other) => (other.count > one.count ? other : one))
      return { person: best.person, length: run.length }
    }
    const key = keys[at] ?? ''
    const isNarrator = NARRATOR.has(stemOf(key)) || authorNames.has(key)
    return isNarrator && narrator >= 0 ? { person: narrator, length: 1 } : null
  }

  return {
    personAt,
    pronounOf: (person) => called[person] ?? null,
    isOther: (stem) => !names.has(stem) && (others.has(stem) || RELATIONS.has(stem)),
    fitting: (pronoun) => called.flatMap((one, person) => (one === pronoun ? [person] : [])),
  }
})

function nameHas({ people }: AnnotatedText, person: number, stem: string): boolean {
  return tokensOf(bareName(people[person]?.name ?? '')).some(({ key }) => key === stem)
}

/** Words that a text never has in small letters, and once in capitals within a sentence. */
function otherNames(text: string): Set<string> {
  const small = new Set<string>()
  const capital = new Set<string>()
  for (const { 0: word, index } of text.matchAll(/\p{L}[\p{L}’']*/gu)) {
    const key = word.replace(/[’'].*$/u, '').toLowerCase()
    if (!/^\p{Lu}\p{Ll}/u.test(word)) small.add(key)
    else if (/[\p{Ll},;] $/u.test(text.slice(Math.max(0, index - 2), index))) capital.add(key)
  }
  return new Set([...capital].filter((key) => !small.has(key)).map(stemOf))
}
