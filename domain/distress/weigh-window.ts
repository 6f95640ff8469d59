import weights from './distress-weights.json' with { type: 'json' }
import { alone } from './message-features.ts'
import type { HelpKind } from './pattern.ts'

export const classes = ['note', 'help', 'self-harm', 'unsafe', 'eating'] as const

/**
 * For each key what it weighs for each class, in whole numbers. `start` is what each class begins with; a window gets the
 * note or the help above 0.
 */
export type Weights = { words: Readonly<Record<string, readonly number[]>>; start: readonly number[] }

export type Weighed = { note: number; help: number; kind: HelpKind }

/** A sentence without its neighbors may be about a text: it must weigh so much more. */
const doubtOfOne = 3
/** Steadies windows of few words. */
const steady = 4

export function lengthOf(keyCount: number): number {
  return Math.sqrt(keyCount + steady)
}

/** What a pattern found said in so many words, the gravest first. */
function said(keys: ReadonlySet<string>): HelpKind | undefined {
  return (['self-harm', 'unsafe', 'eating'] as const).find((kind) => keys.has(`#said ${kind}`))
}

/**
 * A function that weighs the keys of a window by learned weights. Where a life may be at stake nothing is weighed:
 * what patterns find said of one's own death or wounds gets the help, what they find said of other danger, and
 * that the fate in a hard text is shared, at least the note.
 */
export function createScale({ words, start }: Weights): (keys: ReadonlySet<string>) => Weighed {
  const weightsOf = new Map(Object.entries(words))
  return (keys) => {
    const sums = classes.map(() => 0)
    for (const key of keys)
      for (const [c, weight] of (weightsOf.get(key) ?? []).entries()) sums[c] = (sums[c] as number) + weight
    const [note = 0, help = 0, ...kinds] = sums.map(
      (sum, c) => sum / lengthOf(keys.size) + (start[c] as number),
    )
    const learntKind = classes[2 + kinds.indexOf(Math.max(...kinds))] as HelpKind
    if (keys.has(alone)) return { note: note - doubtOfOne, help: help - doubtOfOne, kind: learntKind }
    const kind = said(keys)
    return {
      note: kind || keys.has('#shares') ? Number.POSITIVE_INFINITY : note,
      help: kind === 'self-harm' ? Number.POSITIVE_INFINITY : help,
      kind: kind ?? learntKind,
    }
  }
}

/** Weighs a window by the weights of the product. */
export const weigh = createScale(weights)
