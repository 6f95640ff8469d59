import { synonymOf } from './question-words.ts'

export type Opposition = 'excludes' | 'varies' | 'divides'

/**
 * Words that turn a yes-or-no question round. `excludes`: who is one is not the other, but may be neither, so that only
 * a yes to one is a no to the other. `varies`: the same, but somebody may be one first and the other later. `divides`:
 * everything is one or the other.
 */
const rows: readonly (readonly [left: string, right: string, kind: Opposition])[] = [
  ['sincere honest truthful genuine', 'lie pretend fake joke sarcastic ironic tease dishonest', 'excludes'],
  ['serious', 'joke tease', 'varies'],
  ['happy cheerful pleased delighted', 'sad miserable upset depressed angry', 'varies'],
  ['calm relaxed peaceful', 'angry afraid nervous worried anxious furious panicked', 'varies'],
  ['kind nice friendly gentle', 'unkind cruel rude nasty unfriendly heartless', 'excludes'],
  ['polite', 'rude', 'excludes'],
  ['brave', 'cowardly coward', 'varies'],
  ['good', 'bad evil wicked', 'excludes'],
  ['love like admire', 'hate dislike despise', 'varies'],
  ['strong powerful', 'weak powerless', 'varies'],
  ['rich', 'poor', 'varies'],
  ['old', 'young', 'varies'],
  ['big large', 'small little tiny', 'excludes'],
  ['fast quick', 'slow', 'excludes'],
  ['win', 'lose', 'excludes'],
  ['proud', 'ashamed', 'varies'],
  ['hopeful', 'hopeless', 'varies'],
  ['agree', 'disagree', 'excludes'],
  ['remember', 'forget', 'varies'],
  ['believe trust', 'doubt distrust', 'varies'],
  ['stupid', 'smart', 'excludes'],
  ['succeed', 'fail', 'excludes'],
  ['loud', 'quiet', 'varies'],
  ['fair', 'unfair', 'excludes'],
  ['safe', 'dangerous', 'excludes'],
  ['guilty', 'innocent', 'excludes'],
  ['right correct', 'wrong mistaken', 'excludes'],
  ['alive', 'die', 'divides'],
  ['true', 'false', 'divides'],
  ['real', 'fictional', 'divides'],
  ['real', 'fake', 'divides'],
  ['literal', 'figurative', 'divides'],
  ['same', 'different', 'divides'],
  ['possible', 'impossible', 'divides'],
]

type Side = { row: number; side: 'left' | 'right' }

const sides = new Map<string, Side[]>()
rows.forEach(([left, right], row) => {
  for (const [side, words] of [
    ['left', left],
    ['right', right],
  ] as const)
    for (const word of words.split(' ').map(synonymOf))
      sides.set(word, [...(sides.get(word) ?? []), { row, side }])
})

/** How one word turns the other round, both as `synonymOf` gives them; null where neither does. */
export function oppositionOf(one: string, other: string): Opposition | null {
  const found = sidesOf(one).find((a) => sidesOf(other).some((b) => a.row === b.row && a.side !== b.side))
  return found ? (rows[found.row]?.[2] ?? null) : null
}

/** Whether a word is one of the table, where it says the same after "is" and after "does". */
export function isInTable(word: string): boolean {
  return sides.has(word)
}

/** The words that turn a word round. */
export function oppositesOf(word: string): string[] {
  return sidesOf(word).flatMap(({ row, side }) => {
    const [left = '', right = ''] = rows[row] ?? []
    return (side === 'left' ? right : left).split(' ').map(synonymOf)
  })
}

function sidesOf(word: string): readonly Side[] {
  return sides.get(word) ?? []
}
