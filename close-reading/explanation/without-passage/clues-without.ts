import { type Kind, kinds } from '../../kinds.ts'
import wording from '../../wording/without-passage-clues.json' with { type: 'json' }

/** What to look for in a text of a kind, in place of clues from words that were not seen. */
export function cluesWithout(kind: Kind): readonly { elementary: string; middle: string }[] {
  return Object.values(wording[kinds[kind].rowsOf])
}
