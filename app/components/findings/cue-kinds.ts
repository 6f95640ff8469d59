import type { Cue } from '#close-reading'

/** How a kind of cue is called, and the class of its line in the passage. */
export type CueKind = { kind: Cue; name: string; mark: string }

/** In the order in which the filters stand. */
export const cueKinds: readonly CueKind[] = [
  { kind: 'word choice', name: 'Word choice', mark: 'm' },
  { kind: 'comparison', name: 'Comparison', mark: 'm compare' },
  { kind: 'contrast', name: 'Contrast', mark: 'm contrast' },
  { kind: 'repetition', name: 'Repetition', mark: 'm repeat' },
  { kind: 'sound', name: 'Sound', mark: 'm sound' },
  { kind: 'punctuation', name: 'Punctuation', mark: 'm stop' },
  { kind: 'action and speech', name: 'Action and speech', mark: 'm speech' },
  { kind: 'structure', name: 'Structure', mark: 'm structure' },
]

/** The class of a mark: line style first, tint second. */
export function markClass(kind: Cue): string {
  return cueKinds.find((one) => one.kind === kind)?.mark ?? 'm'
}

/** The class of what is not a mark and has the line and the colors of a kind: a card, a note, a name. */
export function kindClass(kind: Cue): string {
  return markClass(kind).replace('m', 'kind')
}
