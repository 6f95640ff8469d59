import { overlaps } from '../doc/span.ts'
import type { InterpretedClue } from '../phrasing/interpretation.ts'
import { quoted } from '../phrasing/phrasing.ts'
import type { Query } from '../question/understand-question.ts'
import names from '../wording/clue-names.json' with { type: 'json' }
import { fill } from '../wording/fill.ts'
import wording from '../wording/interpret.json' with { type: 'json' }

/** The clues that are not meant word for word, by their names. */
const PICTURES: ReadonlyMap<string, keyof typeof wording.meanings.picture> = new Map([
  [names.saying, 'saying'],
  [names.comparison, 'comparison'],
])

/** That a saying or a comparison is asked about, or that the text gives the answer itself. */
export function writeMeanings(
  query: Query,
  clues: readonly InterpretedClue[],
  isOutright: boolean,
): string[] {
  const { phrase } = query
  const picture = clues.find(
    (one) => PICTURES.has(one.name) && (phrase ? overlaps(one, phrase) : query.intent === 'device'),
  )
  const kind = picture && PICTURES.get(picture.name)
  if (kind) return [fill(wording.meanings.picture[kind], { quote: quoted(picture.quote) })]
  return isOutright ? [wording.meanings.outright] : []
}
