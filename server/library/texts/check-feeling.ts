import type { AnnotatedText } from '#domain/library/annotated-text'
import type { Sheet } from './sheet.ts'

type Line = NonNullable<AnnotatedText['feeling']>[number]

const LEAST_POINTS = 3
/** What is felt and what is shown are two levels only when they are this far apart. */
const LEAST_GAP = 15

/** Points stand on marks, in the order of the text; a gap between felt and shown needs a clue that turns. */
export function checkFeeling({ feeling, marks }: AnnotatedText, sheet: Sheet): void {
  for (const line of feeling ?? []) {
    checkOrder(line, sheet)
    const kindOf = (clue: string) => marks.find(({ id }) => id === clue)?.kind
    const gaps = line.points.filter(({ shows }) => shows !== undefined)
    if (gaps.length > 0 && !gaps.some(({ clue }) => kindOf(clue) === 'turn'))
      sheet.bad('feeling', 'shows a gap without a clue that means something else')
    if (line.points.filter(({ unsaid }) => !unsaid).length < LEAST_POINTS)
      sheet.bad('feeling', `has fewer than ${LEAST_POINTS} points`)
  }
}

function checkOrder({ points }: Line, { ids, used, bad }: Sheet): void {
  let last = -1
  for (const { clue, level, shows, word, unsaid } of points) {
    const at = ids.get(clue)
    if (at === undefined) {
      bad('feeling', `names a clue that is no mark: ${clue}`)
      continue
    }
    used.add(clue)
    if (at < last) bad('feeling', `${clue} is not in the order of the text`)
    last = at
    if (unsaid) continue
    if (!word) bad('feeling', `${clue} has no word`)
    if (level === undefined) bad('feeling', `${clue} has no level`)
    else if (shows !== undefined && Math.abs(shows - level) < LEAST_GAP)
      bad('feeling', `${clue}: what is felt and what is shown hardly differ`)
  }
}
