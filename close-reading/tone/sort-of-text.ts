import { type Page, WORD } from '../page.ts'

/** A text that tells nobody's feelings by its nature: steps to follow, or a table of facts. */
export type SortOfText = 'steps' | 'table' | 'prose'

const COMMANDS = new Set(
  (
    'add attach bake beat boil bring chop choose clean click close combine connect cook cool cover cut dip divide drain draw drop dry fill fold fry ' +
    'grease heat hold insert keep knead leave let lift make measure melt mix move open paint peel place plug pour preheat press pull push put remove ' +
    'repeat rinse roll rub screw season select serve set sift simmer slice spread sprinkle start stir switch take taste tie turn use wait warm wash whisk wipe write'
  ).split(' '),
)

const sorted = new WeakMap<Page, SortOfText>()

/** Which sort of text a page of non-fiction is. Worked out once a page. */
export function sortOfText(page: Page): SortOfText {
  if (page.kind !== 'nonfiction') return 'prose'
  const sort = sorted.get(page) ?? findSort(page)
  sorted.set(page, sort)
  return sort
}

function findSort(page: Page): SortOfText {
  let numbers = 0
  let words = 0
  for (let i = 0; i < page.count; i++) {
    if (/^\d/u.test(page.folded[i] ?? '')) numbers++
    else if (((page.shape[i] ?? 0) & WORD) > 0) words++
  }
  if (numbers * 2 >= words && numbers > 3) return 'table'
  const commands = page.sentences.filter(({ first }) => COMMANDS.has(page.folded[first] ?? '')).length
  return commands >= 2 && commands * 2 >= page.sentences.length ? 'steps' : 'prose'
}
