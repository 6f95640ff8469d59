import { spanOf } from '../doc/tokens.ts'
import type { Scene } from '../scene/read-scene.ts'
import { feelingSide } from '../vocabulary/feeling-list.ts'
import type { FeelingClue } from './feeling-clue.ts'
import { statedFeelings } from './stated-feelings.ts'

/** Every place where the text says in so many words what somebody feels. */
export function findFeelings(scene: Scene): FeelingClue[] {
  const stated = statedFeelings(scene)
  const known = new Set(stated.map(({ start }) => start))
  return [...stated, ...saidInChat(scene).filter(({ start }) => !known.has(start))]
}

const OF_ONESELF = new Set(
  'ok okay oh well wow omg i im am feel feeling so really very just still kinda kind of sort a bit'.split(
    ' ',
  ),
)

/** "im so angry rn", "so nervous about tomorrow": what a line of a chat says of its writer, in no whole clause. */
function saidInChat(scene: Scene): FeelingClue[] {
  const { doc } = scene
  return scene.utterances.flatMap(({ start, end, first, last, speaker }): FeelingClue[] => {
    if (speaker < 0 || doc.quoted[first] === 1) return []
    let at = first
    while (at < last && OF_ONESELF.has((doc.folded[at] as string).replace(/['’]/gu, ''))) at++
    const word = at > first && at < last ? (doc.folded[at] as string) : ''
    if (feelingSide(word) === undefined) return []
    const base = {
      person: speaker,
      clause: -1,
      from: 'said',
      words: [word],
      inTurn: false,
      weight: 1,
    } as const
    return [{ ...base, ...spanOf(doc, at), says: { start, end } }]
  })
}
