import type { Doc } from '../../doc/doc.ts'
import { CAPITAL, NUMBER, WORD } from '../../doc/shape.ts'
import { spanOf } from '../../doc/tokens.ts'
import { meaningOf } from '../../lexicons/word-meanings.ts'
import { isEasyWord } from '../../vocabulary/is-easy-word.ts'
import { fill } from '../../wording/fill.ts'
import wording from '../../wording/words.json' with { type: 'json' }
import type { Detector, Found } from '../detector.ts'

/** A hard or old word and its plain meaning. */
export type HardWordData = { meaning: string }
type HardWordFinding = Found<'hard-word', HardWordData>

/** Hard words with plain meanings, each at its first place. The meaning is the usual one, so it is only likely. */
export const hardWords: Detector<HardWordFinding> = {
  name: 'hard-words',
  *run(doc) {
    const seen = new Set<string>()
    const names = findNames(doc)
    for (let i = 0; i < doc.count; i++) {
      const shape = doc.shape[i] ?? 0
      const folded = doc.folded[i] ?? ''
      if (!(shape & WORD) || shape & NUMBER || folded.length < 2 || names.has(folded)) continue
      const found = explain(folded, doc.lemma(i))
      if (!found || seen.has(found.lemma)) continue
      seen.add(found.lemma)
      const span = spanOf(doc, i)
      yield {
        type: 'hard-word',
        ...span,
        cue: 'word choice',
        certainty: 'likely',
        evidence: [span],
        data: { meaning: found.meaning } satisfies HardWordData,
      }
    }
  },
}

function explain(folded: string, lemma: string): { lemma: string; meaning: string } | undefined {
  const own = meaningOf(folded)
  if (own !== undefined) return COMMON.has(folded) ? undefined : { lemma: folded, meaning: own }
  const byLemma = isEasyWord(folded) ? undefined : meaningOf(lemma)
  if (byLemma !== undefined) return { lemma, meaning: byLemma }
  if (!folded.endsWith('ly')) return undefined
  const root = folded.slice(0, -2)
  const meaning = meaningOf(root) ?? meaningOf(`${folded.slice(0, -3)}y`)
  return meaning === undefined ? undefined : { lemma: folded, meaning: fill(wording.inAWay, { meaning }) }
}

/** Words with an old or rare meaning in the list whose everyday meaning is far more usual. */
const COMMON = new Set(
  'art mean subject novel pine strand wax ware carriage compass essay refuse wilt peer'.split(' '),
)

/** Words that stand with a capital inside a sentence: mostly names. */
function findNames(doc: Doc): Set<string> {
  const names = new Set<string>()
  for (let i = 1; i < doc.count; i++) {
    if (!((doc.shape[i] ?? 0) & CAPITAL) || !((doc.shape[i - 1] ?? 0) & WORD)) continue
    if (doc.isVerse && doc.lineOf[i] !== doc.lineOf[i - 1]) continue
    if (doc.sentenceOf[i] === doc.sentenceOf[i - 1]) names.add(doc.folded[i] ?? '')
  }
  names.delete('i')
  return names
}
