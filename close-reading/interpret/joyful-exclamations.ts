import { isClauseMark, spanOf } from '../doc/tokens.ts'
import type { Doc } from '../doc.ts'
import { tokenMoods } from '../feelings/tone-mood.ts'
import type { Scene } from '../scene/read-scene.ts'
import names from '../wording/clue-names.json' with { type: 'json' }
import { fill } from '../wording/fill.ts'
import wording from '../wording/interpret.json' with { type: 'json' }
import type { Candidate } from './candidate.ts'

const words = (list: string) => new Set(list.split(' '))
const OPENERS = words('oh ah well wow just yeah how so')
const THANKS = new Set(['so much', 'a lot', 'a bunch'])
const PRAISE = words(
  'great wonderful perfect lovely brilliant fantastic terrific marvelous marvellous fabulous awesome charming splendid excellent delightful nice super',
)
/** Everyday trouble whose words are not unpleasant by themselves. */
const TROUBLE = words(
  'late delayed broken broke broken-down crashed lost missed forgot forgotten spilled spilt ruined failed stuck soaked raining muddy burnt torn cracked stolen',
)
/** Acts of somebody who is not pleased. */
const ANGRY = words('slammed stomped glared snapped hissed muttered scowled sneered kicked threw')
/** "another test": one more of what nobody wants. */
const MORE = words('another more extra')
const TASKS = words('test tests quiz homework rain traffic meeting mud snow chores')
const DENIAL = /^(?:no|not|never|without|nobody|nothing)$|n['’]t$/u
/** A word so unpleasant weighs. */
const UNPLEASANT = -0.4
/** Words before trouble among which a denial takes it back. */
const NEAR = 3

type Cry = { first: number; last: number; isThanks: boolean }

/** Praise or thanks cried out beside trouble, such as "Great, the bus is late": they may mean the opposite. */
export function joyfulExclamations({ doc }: Scene): Candidate[] {
  return doc.sentences.flatMap(({ first, last }, at): Candidate[] => {
    const cry = findCry(doc, first, last)
    if (!cry) return []
    const [before, after] = [doc.sentences[at - 1], doc.sentences[at + 1]]
    const find = cry.isThanks ? findAnger : findTrouble
    const bad = [
      find(doc, cry.last, last),
      after ? find(doc, after.first, after.last) : -1,
      before ? find(doc, before.first, before.last) : -1,
    ].find((token) => token >= 0)
    if (bad === undefined) return []
    const [praise, trouble] = [spanOf(doc, cry.first, cry.last), spanOf(doc, bad)]
    const quote = (span: { start: number; end: number }) => doc.text.slice(span.start, span.end)
    return [
      {
        ...praise,
        kind: 'turn',
        name: names.opposite,
        means: fill(wording.clues.opposite, { praise: quote(praise), trouble: quote(trouble) }),
        weight: 3.6,
        group: 'opposite',
      },
    ]
  })
}

/** The first words of a sentence, when they thank, or praise and a mark or the end comes after them. */
function findCry(doc: Doc, first: number, last: number): Cry | null {
  let from = first
  while (from < last && isClauseMark(doc.folded[from] ?? '')) from += 1
  let at = from
  while (at < last && (OPENERS.has(doc.folded[at] ?? '') || doc.folded[at] === ',')) at += 1
  const [word = '', next = '', second = ''] = doc.folded.slice(at, Math.min(at + 3, last))
  if (word === 'thanks') {
    const isLong = THANKS.has(`${next} ${second}`)
    return { first: from, last: at + (isLong ? 3 : 1), isThanks: true }
  }
  const isApart = next === '' || isClauseMark(next)
  return PRAISE.has(word) && isApart ? { first: from, last: at + 1, isThanks: false } : null
}

/** An angry act outside quotation marks. */
function findAnger(doc: Doc, first: number, last: number): number {
  for (let at = first; at < last; at += 1) if (ANGRY.has(doc.folded[at] ?? '') && !doc.quoted[at]) return at
  return -1
}

function findTrouble(doc: Doc, first: number, last: number): number {
  const moods = tokenMoods(doc)
  for (let at = first; at < last; at += 1) {
    const word = doc.folded[at] ?? ''
    const isTrouble =
      (moods[at] ?? 0) <= UNPLEASANT ||
      TROUBLE.has(word) ||
      ANGRY.has(word) ||
      (TASKS.has(word) && MORE.has(doc.folded[at - 1] ?? ''))
    if (!isTrouble) continue
    const near = doc.folded.slice(Math.max(first, at - NEAR), at)
    if (!near.some((one) => DENIAL.test(one))) return at
  }
  return -1
}
