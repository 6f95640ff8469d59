import { overlaps } from '../doc/overlaps.ts'
import { quoted } from '../explanation/phrasing.ts'
import type { Span } from '../finding.ts'
import type { Query } from '../question/understand-question.ts'
import { bestMoments, type Moment } from '../understand/moments.ts'
import names from '../wording/clue-names.json' with { type: 'json' }
import { fill } from '../wording/fill.ts'
import wording from '../wording/interpret.json' with { type: 'json' }
import type { InterpretedClue } from './interpretation.ts'

/** The clues that are not meant word for word, by their names. */
const PICTURES: ReadonlyMap<string, keyof typeof wording.meanings.picture> = new Map([
  [names.saying, 'saying'],
  [names.comparison, 'comparison'],
])

/** What words of a saying or a comparison do, where the question is about them; else one more line to look at. */
export function writeMeanings(
  query: Query,
  moments: readonly Moment[],
  clues: readonly InterpretedClue[],
  retold: readonly Span[],
): string[] {
  const { phrase } = query
  const picture = clues.find(
    (one) => PICTURES.has(one.name) && (query.intent === 'device' || (phrase && overlaps(one, phrase))),
  )
  const kind = picture && PICTURES.get(picture.name)
  if (kind) return [fill(wording.meanings.picture[kind], { quote: quoted(picture.quote) })]
  const fresh = moments.filter(({ start }) => !retold.some((one) => one.start === start))
  const [more] = bestMoments(fresh, 1, 30)
  if (more) return [fill(wording.meanings.more, { line: more.sentence })]
  const [best] = bestMoments(moments, 1, 30)
  return best ? [fill(wording.meanings.best, { line: best.sentence })] : []
}
