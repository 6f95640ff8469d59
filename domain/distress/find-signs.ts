import { type Concept, conceptsOf } from './concepts.ts'
import { allSigns, type Sign } from './signs.ts'

/** Most words between two steps of a sign. */
const reach = 7

/** A sentence about a text, a task or a game has no signs: there the whole patterns alone count. */
const elsewhere: Concept[] = ['text', 'task', 'play']

export type FoundSign = { sign: Sign; start: number; end: number }

/** Ways of speaking in which nobody dies and nothing hurts. */
const idioms =
  /\b(?:(?:is|are|was|its|this is|going to|will|would|gonna) (?:so )?kill(?:ing|s|ed)? me|kill(?:s|ed) me|im (?:so )?dead(?: tired| serious)?|im deceased|(?:ill|id|i could|i almost|i nearly|i) die[ds]?(?= (?:of|from|laughing|if|when|inside|at|[0-9])|$)|die of|died? (?:laughing|of laughter|of (?:embarrassment|boredom|cringe|laughter|shame))|to death|dying (?:to|of|laughing|for|from)|dead (?:serious|tired|end|line|wrong|silent)|kill (?:the mood|time|it|two birds)|beats? (?:drops?|me at|down|box)|hits? (?:me up|different|hard|the spot|home)|got hit (?:with|by) (?:a|the) [a-z]*ball|sick of it|hate it|feel like (?:im )?(?:going to|a)|could scream|starving|run(?:ning)? suicides|legs are dead|could eat|laughed so|(?:phone|laptop|battery|tablet|computer|controller|ipad|chromebook|wifi|brain) (?:died|dies|is dead|dead|is dying)|thinks its funny|it (?:really )?touched me|moved me)\b/g

/** The signs in a normalized sentence, with their places in it. */
export function findSigns(text: string): FoundSign[] {
  const sentence = text.replace(idioms, (words) => '.'.repeat(words.length))
  if (meaning.test(sentence)) return []
  const { words, concepts } = conceptsOf(sentence)
  const present = new Set<Concept>(concepts.flatMap((of) => [...of]))
  if (elsewhere.some((concept) => present.has(concept))) return []
  const found: FoundSign[] = []
  for (const sign of allSigns) {
    if (![...sign.steps, ...sign.beside].every((concept) => present.has(concept))) continue
    const places = placesOf(sign.steps, concepts)
    if (!places) continue
    found.push({
      sign,
      start: lengthOf(words, places[0] ?? 0),
      end: lengthOf(words, (places.at(-1) ?? 0) + 1) - 1,
    })
  }
  return found
}

/**
 * Whether a message speaks of something bad in the writer's own life and of nothing else: no text, no task, no game.
 * Weak on its own, so it is worth a note at most.
 */
export function isBleak(sentences: string[]): boolean {
  const present = new Set<Concept>(
    sentences.flatMap((text) => conceptsOf(text.replace(idioms, '.')).concepts.flatMap((of) => [...of])),
  )
  const isOff = [...elsewhere, 'request' as const].some((concept) => present.has(concept))
  return (
    !isOff &&
    !sentences.some((text) => meaning.test(text)) &&
    present.has('personal') &&
    bleak.some((concept) => present.has(concept))
  )
}

/** A question after the meaning of words. */
const meaning =
  /\b(?:what (?:does|do|did)|whats|how (?:do|does|did|is|are|would|should|can) (?:i|you|we|the|this|it|he|she) (?:say|write|sound|describe|show|reply|spell)|supposed to mean|mean(?:ing)? (?:in|here|by)|sound (?:chill|sad|angry|mean))\b/

const bleak: Concept[] = [
  'despair',
  'mildly',
  'violent',
  'wound',
  'die',
  'afraidly',
  'drunk',
  'mocking',
  'lack',
  'lure',
  'anymore',
  'missing',
  'messed',
  'heaven',
  'calorie',
]

/** Where the steps stand, one after the other and near each other; null where they don't. */
function placesOf(steps: Concept[], concepts: ReadonlySet<Concept>[]): number[] | null {
  for (let first = 0; first < concepts.length; first++) {
    if (!has(concepts, first, steps[0])) continue
    const places = follow(steps, concepts, first)
    if (places) return places
  }
  return null
}

function follow(steps: Concept[], concepts: ReadonlySet<Concept>[], first: number): number[] | null {
  const places = [first]
  for (const step of steps.slice(1)) {
    const last = places.at(-1) ?? 0
    let next = last + 1
    while (next <= last + reach && !has(concepts, next, step)) next++
    if (next > last + reach) return null
    places.push(next)
  }
  return places
}

function has(concepts: ReadonlySet<Concept>[], place: number, concept: Concept | undefined): boolean {
  return concept !== undefined && (concepts[place]?.has(concept) ?? false)
}

function lengthOf(words: string[], count: number): number {
  return words.slice(0, count).reduce((length, word) => length + word.length + 1, 0)
}
