import { kinds } from '../choices/kinds.ts'
import { type Doc, WORD } from './doc.ts'

/** Steps and tables describe nobody's feelings. */
export type Genre = 'steps' | 'table' | 'prose'

const COMMANDS = new Set(
  (
    'add attach bake beat boil bring chop choose clean click close combine connect cook cool cover cut dip divide drain draw drop dry fill fold fry ' +
    'grease heat hold insert keep knead leave let lift make measure melt mix move open paint peel place plug pour preheat press pull push put remove ' +
    'repeat rinse roll rub screw season select serve set sift simmer slice spread sprinkle start stir switch take taste tie turn use wait warm wash whisk wipe write'
  ).split(' '),
)

const cache = new WeakMap<Doc, Genre>()

/** The genre of a doc that tells facts. Computed once per doc. */
export function genreOf(doc: Doc): Genre {
  if (!kinds[doc.kind].isFactual) return 'prose'
  const genre = cache.get(doc) ?? findGenre(doc)
  cache.set(doc, genre)
  return genre
}

function findGenre(doc: Doc): Genre {
  let numbers = 0
  let words = 0
  for (let i = 0; i < doc.count; i++) {
    if (/^\d/u.test(doc.folded[i] ?? '')) numbers++
    else if (((doc.shape[i] ?? 0) & WORD) > 0) words++
  }
  if (numbers * 2 >= words && numbers > 3) return 'table'
  const commands = doc.sentences.filter(({ first }) => COMMANDS.has(doc.folded[first] ?? '')).length
  return commands >= 2 && commands * 2 >= doc.sentences.length ? 'steps' : 'prose'
}
