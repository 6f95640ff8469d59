import { spanOf } from '../doc/tokens.ts'
import type { Scene } from '../scene/read-scene.ts'
import { feelingSide } from '../vocabulary/feeling-list.ts'
import type { FeelingClue } from './feeling-clue.ts'

const OF_ONESELF = new Set(
  'ok okay oh well wow omg i im am feel feeling so really very just still kinda kind of sort a bit'.split(
    ' ',
  ),
)

/** "im so angry rn", "so nervous about tomorrow": what a line of a chat says of its writer, in no whole clause. */
export function saidInChat(scene: Scene): FeelingClue[] {
  const { doc } = scene
  return scene.utterances.flatMap(({ start, end, first, last, speaker }): FeelingClue[] => {
    if (speaker < 0 || doc.quoted[first] === 1) return []
    let at = first
    while (at < last && OF_ONESELF.has((doc.folded[at] as string).replace(/['’]/gu, ''))) at++
    const word = at > first && at < last ? (doc.folded[at] as string) : ''
    const valence = feelingSide(word)
    if (valence === undefined) return []
    const base = {
      person: speaker,
      clause: -1,
      from: 'said',
      words: [word],
      inTurn: false,
      valence,
      weight: 1,
    } as const
    return [{ ...base, ...spanOf(doc, at), says: { start, end } }]
  })
}
