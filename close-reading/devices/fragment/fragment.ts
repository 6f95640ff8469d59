import type { Doc, Range } from '../../doc/doc.ts'
import { isWord, spanOf } from '../../doc/tokens.ts'
import wording from '../../wording/devices/fragment.json' with { type: 'json' }
import type { Detector, Found } from '../detector.ts'

/** A sentence without a verb, as far as its words show. */
export type FragmentData = { meaning: string }
type FragmentFinding = Found<'fragment', FragmentData>

const MOST_WORDS = 6

/** Verb forms that are common enough to show a whole sentence; the endings -ed and -s are looked at too. */
const verbs = new Set(
  `am is are was were be been do does did has have had can could will would shall should may might must
  go goes went come comes came say says said see saw sees look looks looked know knows knew think thought take took takes
  get got gets make made makes let lets leave left give gave keep kept put run ran sit sat stand stood lie lay fell fall
  felt feel told tell heard hear found find began begin spoke speak rose rise grew grow drew draw held hold met meet shut cut
  lost lose won win sang sing rode ride wrote write threw throw broke break woke wake ate eat drank drink bade bid wept weep
  ain't isn't wasn't don't didn't can't won't i'm i've i'll it's that's he's she's there's you're we're they're what's 'tis 'twas
  listen wait stop beware hark look think remember try please suppose wish hope love hate want need thank hush help`.split(
    /\s+/,
  ),
)

function hasVerb(doc: Doc, sentence: Range): boolean {
  for (let i = sentence.first; i < sentence.last; i++) {
    const word = doc.folded[i] ?? ''
    if (verbs.has(word) || (word.length > 4 && (word.endsWith('ed') || word.endsWith("'d")))) return true
  }
  return false
}

/** Short sentences with no verb, outside speech. */
export const fragment: Detector<FragmentFinding> = {
  name: 'fragment',
  only: 'prose',
  *run(doc) {
    for (const sentence of doc.sentences) {
      let words = 0
      for (let i = sentence.first; i < sentence.last; i++) if (isWord(doc, i)) words++
      const last = doc.folded[sentence.last - 1] ?? ''
      if (words === 0 || words > MOST_WORDS || last !== '.' || doc.quoted[sentence.first] === 1) continue
      if (hasVerb(doc, sentence)) continue
      const span = spanOf(doc, sentence.first, sentence.last)
      const data: FragmentData = { meaning: wording.meaning }
      yield { type: 'fragment', cue: 'structure', ...span, certainty: 'possible', evidence: [span], data }
    }
  },
}
