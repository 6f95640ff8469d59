import eventRows from '../knowledge/events.json' with { type: 'json' }
import signRows from '../knowledge/signs.json' with { type: 'json' }
import type { Clause } from '../scene/clause.ts'
import type { Scene } from '../scene/read-scene.ts'
import type { FeelingClue } from './feeling-clue.ts'
import { feelingValence } from './feeling-valence.ts'
import {
  hasWords,
  nounsOf,
  ownerOf,
  patientOf,
  personAt,
  type VerbRow,
  verbRows,
  wordsOf,
} from './match-rows.ts'
import { caused, named, saidOfOneself } from './named-feelings.ts'

type Event = VerbRow & { role: string; good: string; words: string[]; plain: string }
type Sign = VerbRow & { must: string[]; words: string[]; plain: string }

let events: Map<string, Event[]> | undefined
let signs: Map<string, Sign[]> | undefined

function decode(): { events: Map<string, Event[]>; signs: Map<string, Sign[]> } {
  if (events && signs) return { events, signs }
  events = new Map()
  signs = new Map()
  for (const [verbs, nouns, role, good, words, plain] of eventRows as string[][])
    for (const row of verbRows(verbs as string, nouns as string))
      push(events, row.first, {
        ...row,
        role: role as string,
        good: good as string,
        words: list(words),
        plain: plain as string,
      })
  for (const [verbs, nouns, must, words, , plain] of signRows as string[][])
    for (const row of verbRows(verbs as string, nouns as string))
      push(signs, row.first, {
        ...row,
        must: (must as string).split('|'),
        words: list(words),
        plain: plain as string,
      })
  return { events, signs }
}

function list(words: string | undefined): string[] {
  return (words ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
}

function push<Row>(map: Map<string, Row[]>, key: string, row: Row): void {
  const rows = map.get(key)
  if (rows) rows.push(row)
  else map.set(key, [row])
}

/** Every clue to what somebody in the scene feels, in the order of the text. */
export function findFeelings(scene: Scene): FeelingClue[] {
  const found: FeelingClue[] = []
  scene.clauses.forEach((clause, number) => {
    if (clause.standing !== 'fact') return
    const spoken = clause.utterance >= 0
    found.push(...named(scene, clause, number, spoken))
    if (spoken) return
    found.push(
      ...caused(scene, clause, number),
      ...shown(scene, clause, number),
      ...expected(scene, clause, number),
    )
  })
  return [...found, ...saidOfOneself(scene)]
}

/** Gestures, face, voice and small acts. */
function shown(scene: Scene, clause: Clause, number: number): FeelingClue[] {
  if (clause.negated) return []
  const { page } = scene
  const subject = personAt(scene, clause.subject)
  const things = [clause.subject, ...nounsOf(clause)].filter((i) => i >= 0 && personAt(scene, i) < 0)
  let best: FeelingClue | undefined
  for (const sign of decode().signs.get(page.lemma(clause.predicate)) ?? []) {
    if (TOLD_BY_TALK.has(sign.first) && sign.nouns.includes('*')) continue
    if (!hasWords(scene, clause, sign.rest)) continue
    const thing = things.find((i) => sign.nouns.includes(page.lemma(i)))
    const needsThing = !sign.nouns.includes('*')
    if (needsThing && thing === undefined) continue
    const near = wordsOf(scene, clause)
    const needsWord = !sign.must.includes('*')
    if (needsWord && !sign.must.some((word) => word.split(' ').every((part) => near.has(part)))) continue
    if (!needsThing && !needsWord && sign.rest.length === 0 && !PLAIN_SIGNS.has(sign.first)) continue
    const person = thing !== undefined && thing === clause.subject ? ownerOf(scene, thing) : subject
    if (person < 0) continue
    const weight = 0.9 + (needsThing ? 0.7 : 0) + (needsWord ? 0.6 : 0) + (sign.rest.length > 0 ? 0.3 : 0)
    if (best && best.weight >= weight) continue
    best = {
      person,
      words: sign.words,
      valence: feelingValence(sign.words[0] ?? ''),
      from: 'shown',
      clause: number,
      plain: sign.plain,
      weight,
      start: clause.start,
      end: clause.end,
    }
  }
  return best ? [best] : []
}

/** How something is said is read with what is said, not alone. */
const TOLD_BY_TALK = new Set('say speak talk answer reply tell ask'.split(' '))
/** Verbs that show a feeling by themselves; any other needs its thing or its word ("bites her lip"). */
const PLAIN_SIGNS = new Set(
  'cry weep sob laugh giggle smile grin frown sigh sulk pout blush tremble shiver shudder glare scowl beam groan gasp yawn wince flinch cheer'.split(
    ' ',
  ),
)
const VAGUE = new Set(
  'be go look have do get take make put say come see hold keep turn give leave stand sit walk'.split(' '),
)

/** Things that happen to people and please or hurt them. */
function expected(scene: Scene, clause: Clause, number: number): FeelingClue[] {
  const { page } = scene
  const found = new Map<string, FeelingClue & { exact: number }>()
  for (const event of decode().events.get(page.lemma(clause.predicate)) ?? []) {
    if (!hasWords(scene, clause, event.rest)) continue
    const nouns = nounsOf(clause)
    const told =
      clause.passive || (nouns.length === 0 && personAt(scene, clause.subject) < 0)
        ? [clause.subject, ...nouns]
        : nouns
    const noun = told.find((i) => i >= 0 && event.nouns.includes(page.lemma(i)))
    const patient = patientOf(scene, clause)
    const exact =
      noun !== undefined
        ? 2
        : event.nouns.includes('person') && patient >= 0
          ? 1.5
          : event.nouns.includes('*') || (event.nouns.includes('-') && nouns.length === 0)
            ? 0.7
            : 0
    if (exact === 0 || (exact < 1 && event.rest.length === 0 && VAGUE.has(event.first))) continue
    const person = whoFeels(scene, clause, event.role, noun ?? clause.object, patient)
    if (person < 0) continue
    const good = event.good === 'good' ? 1 : event.good === 'bad' ? -1 : 0
    const words = clause.negated ? (good > 0 ? ['disappointed', 'hurt'] : ['relieved']) : event.words
    const key = `${person}`
    const before = found.get(key)
    if (before && before.exact >= exact) continue
    found.set(key, {
      person,
      words,
      valence: clause.negated ? -good : good,
      from: 'expected',
      clause: number,
      plain: clause.negated ? '' : event.plain,
      weight: 0.5 + exact / 2,
      exact,
      start: clause.start,
      end: clause.end,
    })
  }
  return [...found.values()]
}

function whoFeels(scene: Scene, clause: Clause, role: string, noun: number, patient: number): number {
  const subject = personAt(scene, clause.subject)
  if (role === 'agent') return clause.passive ? -1 : subject
  if (role === 'patient') return patient
  if (role === 'owner') return ownerOf(scene, noun >= 0 ? noun : clause.subject)
  const others = scene.cast.people.flatMap((one, number) =>
    number !== subject && !one.several ? [number] : [],
  )
  return patient >= 0 && patient !== subject ? patient : others.length === 1 ? (others[0] as number) : -1
}
