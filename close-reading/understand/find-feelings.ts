import signRows from '../knowledge/signs.json' with { type: 'json' }
import type { Clause } from '../scene/clause.ts'
import type { Scene } from '../scene/read-scene.ts'
import type { FeelingClue } from './feeling-clue.ts'
import { feelingValence } from './feeling-valence.ts'
import { hasWords, nounsOf, ownerOf, personAt, type VerbRow, verbRows, wordsOf } from './match-rows.ts'
import { saidInChat } from './said-in-chat.ts'
import { statedFeelings } from './stated-feelings.ts'

type Sign = VerbRow & { must: string[]; words: string[]; plain: string }

let signs: Map<string, Sign[]> | undefined

function decode(): Map<string, Sign[]> {
  if (signs) return signs
  signs = new Map()
  for (const [verbs, nouns, must, words, , plain] of signRows as string[][])
    for (const row of verbRows(verbs as string, nouns as string)) {
      const sign = { ...row, must: (must as string).split('|'), words: list(words), plain: plain as string }
      signs.set(row.first, [...(signs.get(row.first) ?? []), sign])
    }
  return signs
}

function list(words: string | undefined): string[] {
  return (words ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
}

/** Every clue to what somebody in the scene feels, those that the text states first. */
export function findFeelings(scene: Scene): FeelingClue[] {
  const signs = scene.clauses.flatMap((clause, number) =>
    clause.factuality === 'fact' && clause.utterance < 0 ? shown(scene, clause, number) : [],
  )
  return [...statedFeelings(scene), ...saidInChat(scene), ...signs]
}

/** Gestures, face, voice and small acts. */
function shown(scene: Scene, clause: Clause, number: number): FeelingClue[] {
  if (clause.negated) return []
  const { doc } = scene
  const subject = personAt(scene, clause.subject)
  const things = [clause.subject, ...nounsOf(clause)].filter((i) => i >= 0 && personAt(scene, i) < 0)
  let best: FeelingClue | undefined
  for (const sign of decode().get(doc.lemma(clause.predicate)) ?? []) {
    if (SPEECH_VERBS.has(sign.first) && sign.nouns.includes('*')) continue
    if (!hasWords(scene, clause, sign.rest)) continue
    const thing = things.find((i) => sign.nouns.includes(doc.lemma(i)))
    const needsThing = !sign.nouns.includes('*')
    if (needsThing && thing === undefined) continue
    if (thing !== undefined && !isOwn(scene, clause, thing, sign.first)) continue
    const near = wordsOf(scene, clause)
    const needsWord = !sign.must.includes('*')
    if (needsWord && !sign.must.some((word) => word.split(' ').every((part) => near.has(part)))) continue
    if (!needsThing && !needsWord && sign.rest.length === 0 && !PLAIN_SIGNS.has(sign.first)) continue
    const person = thing !== undefined && thing === clause.subject ? ownerOf(scene, thing) : subject
    if (person < 0 || (subject === person && scene.cast.sure[clause.subject] === 0)) continue
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
      says: { start: clause.start, end: clause.end },
      start: clause.start,
      end: clause.end,
    }
  }
  return best ? [best] : []
}

/** Whether a part of the body belongs to who acts: not the hand of another that is shaken, no arms "like branches". */
function isOwn(scene: Scene, clause: Clause, thing: number, verb: string): boolean {
  if (thing === clause.subject) return true
  if (verb === 'shake' && scene.doc.lemma(thing) === 'hand') return false
  if (clause.obliques.some(({ noun, preposition }) => noun === thing && preposition === 'like')) return false
  const owner = ownerOf(scene, thing)
  return owner < 0 || owner === personAt(scene, clause.subject)
}

/** How something is said is read with what is said, not alone. */
const SPEECH_VERBS = new Set('say speak talk answer reply tell ask'.split(' '))
/** Verbs that show a feeling by themselves; any other needs its thing or its word ("bites her lip"). */
const PLAIN_SIGNS = new Set(
  'cry weep sob laugh giggle smile grin frown sigh sulk pout blush tremble shiver shudder glare scowl beam groan gasp yawn wince flinch cheer'.split(
    ' ',
  ),
)
