/** A step of the pattern: from a state, on a strong or weak syllable, to a state; `foot` when it ends a foot. */
export type Step = { to: number; strong: boolean; cost: number; foot: boolean; startOnly?: boolean }

/** One kind of foot: its states (0 opens a foot), their steps, and what ending the line in a state costs. */
export type FootType = {
  name: 'iambic' | 'trochaic' | 'anapestic' | 'dactylic'
  foot: string
  steps: readonly (readonly Step[])[]
  /** Cost of ending in a state; undefined where a line cannot end. `feet` counts an unfinished last foot. */
  ends: readonly ({ cost: number; feet: number } | undefined)[]
}

function step(to: number, strong: boolean, cost = 0, foot = false, startOnly = false): Step {
  return { to, strong, cost, foot, startOnly }
}

const none = undefined

/** Variations and their costs are set by hand from the handbooks: the commoner in English verse, the cheaper. */
export const footTypes: readonly FootType[] = [
  {
    name: 'iambic',
    foot: 'ws',
    steps: [
      [step(1, false), step(2, true, 1), step(0, true, 1.1, true, true), step(4, true, 0.6, false, true)],
      [step(0, true, 0, true), step(3, false, 1.1)],
      [step(0, false, 0, true)],
      [step(0, true, 0, true)],
      [step(0, false, 0, true)],
    ],
    ends: [{ cost: 0, feet: 0 }, { cost: 0.4, feet: 0 }, none, none, none],
  },
  {
    name: 'trochaic',
    foot: 'sw',
    steps: [
      [step(1, true), step(0, false, 1.1, false, true)],
      [step(0, false, 0, true), step(2, false, 1.1)],
      [step(0, false, 0, true)],
    ],
    ends: [{ cost: 0, feet: 0 }, { cost: 0.05, feet: 1 }, none],
  },
  {
    name: 'anapestic',
    foot: 'wws',
    steps: [
      [step(1, false), step(3, true, 0.9, false, true), step(4, false, 0, false, true)],
      [step(2, false), step(0, true, 0.6, true)],
      [step(0, true, 0, true)],
      [step(2, false)],
      [step(0, true, 0.2, true)],
    ],
    ends: [{ cost: 0, feet: 0 }, { cost: 0.3, feet: 0 }, { cost: 0.8, feet: 0 }, none, none],
  },
  {
    name: 'dactylic',
    foot: 'sww',
    steps: [
      [step(1, true), step(0, false, 1, false, true)],
      [step(2, false), step(0, false, 0.5, true), step(1, true, 0.9, true)],
      [step(0, false, 0, true)],
    ],
    ends: [
      { cost: 0.1, feet: 0 },
      { cost: 0.05, feet: 1 },
      { cost: 0, feet: 1 },
    ],
  },
]
