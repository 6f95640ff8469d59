import type { Doc } from '../../doc/doc.ts'
import { spanOf, textOf } from '../../doc/tokens.ts'
import wording from '../../wording/devices/idiom.json' with { type: 'json' }
import { fill } from '../../wording/fill.ts'
import type { Certainty, Detector, Found } from '../detector.ts'
import type { NonLiteral } from '../non-literal.ts'
import { buildPhrases, matchPhrase, type PhraseMatch, type Phrases } from '../phrases.ts'
import { type Idiom, readIdioms } from './idioms.ts'

/** An idiom with its row of "says, means, clue". */
export type IdiomData = NonLiteral & { meaning: string }
type IdiomFinding = Found<'idiom', IdiomData>

/** Words right after the phrase that show that a thing moves or lies somewhere, as in "kicked the bucket over". */
const DIRECTIONS = new Set('across off onto behind beneath below level apart upright'.split(' '))
/** Words that speak of people's plans, talk and feelings rather than of things one can touch. */
const OF_PEOPLE = new Set(
  (
    'secret plan truth quarrel argument peace friend friends love marriage idea news promise question ' +
    'answer problem trouble decide decided reporter rumor crime guilty blame business election lawyer boss teacher meeting ' +
    'advice reputation years months feelings temper silence lie lies excuse debt debts mistake chance future worry worried'
  ).split(' '),
)

/** "spill~ the beans" is also met as "the beans were spilled". */
const TURNS_PASSIVE = /^([a-z]+~) (?:(?:the|a|an|no|@|#) )?([a-z]+)((?: [a-z]+)?)$/

type Known = { phrases: Phrases; idioms: readonly Idiom[] }
let known: Known | undefined

/**
 * Idioms of the list by their patterns. A phrase that can also be meant plainly is left out when its own
 * sentence names the scene of the plain meaning ("milk", "cow" for "kicked the bucket"), and is only
 * "possible" otherwise; never "clear", because the same words may always be meant plainly.
 */
export const idiom: Detector<IdiomFinding> = {
  name: 'idiom',
  *run(doc) {
    known ??= readKnown()
    const { phrases, idioms } = known
    for (let i = 0; i < doc.count; i++) {
      const match = matchPhrase(phrases, doc, i)
      if (!match) continue
      const entry = idioms[match.entry] as Idiom
      const certainty = judge(doc, match, entry)
      if (!certainty) continue
      yield describe(doc, match, entry, certainty)
      i = match.last - 1
    }
  },
}

function readKnown(): Known {
  const listed = readIdioms()
  const idioms = [...listed]
  for (const entry of listed) {
    const turned = TURNS_PASSIVE.exec(entry.pattern)
    if (turned) idioms.push({ ...entry, pattern: `${turned[2]} be~ left? ${turned[1]}${turned[3]}` })
  }
  return { phrases: buildPhrases(idioms.map((entry) => entry.pattern)), idioms }
}

/** How sure we may be that the idiom is meant, or undefined when the sentence shows the plain meaning. */
function judge(doc: Doc, match: PhraseMatch, entry: Idiom): Certainty | undefined {
  if (!entry.scene) return 'likely'
  if (isFollowedByDirection(doc, match.last)) return undefined
  const sentence = doc.sentences[doc.sentenceOf[match.first] as number]
  if (!sentence) return 'possible'
  let ofPeople = false
  const from = Math.max(sentence.first, match.first - 40)
  for (let i = from; i < sentence.last && i < match.last + 40; i++) {
    if (i >= match.first && i < match.last) continue
    const word = doc.folded[i] as string
    if (entry.scene.includes(word) || entry.scene.includes(doc.lemma(i))) return undefined
    if (OF_PEOPLE.has(word)) ofPeople = true
  }
  return ofPeople ? 'likely' : 'possible'
}

function isFollowedByDirection(doc: Doc, at: number): boolean {
  const next = doc.folded[at] ?? ''
  if (DIRECTIONS.has(next)) return true
  if (next === 'with') return doc.folded[at + 1] === 'the' && doc.folded[at + 2] === 'rest'
  if (next === 'over')
    return !/^(?:the|a|an|his|her|my|our|their|it|this|that)$/.test(doc.folded[at + 1] ?? '')
  if (next === 'into') return doc.folded[at + 1] === 'the'
  return false
}

function describe(doc: Doc, match: PhraseMatch, entry: Idiom, certainty: Certainty): IdiomFinding {
  const span = spanOf(doc, match.first, match.last)
  const says = textOf(doc, span)
  const scene = entry.scene?.slice(0, 3) ?? []
  return {
    ...span,
    type: 'idiom',
    cue: 'word choice',
    certainty,
    evidence: [span],
    data: {
      meaning: entry.meaning,
      says,
      means: entry.meaning,
      clue: scene.length > 0 ? fill(wording.clue.scene, { scene: list(scene) }) : wording.clue.always,
      plainIf:
        scene.length > 0 ? fill(wording.plainIf.scene, { scene: list(scene) }) : wording.plainIf.always,
    },
  }
}

function list(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} or ${words[words.length - 1]}`
}
