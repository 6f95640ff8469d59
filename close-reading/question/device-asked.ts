import type { FindingType } from '../findings/findings.ts'

/** A device that a question may name. The senses are asked for as imagery; nothing finds assonance yet. */
export type DeviceAsked = Exclude<FindingType, `imagery-${string}`> | 'imagery' | 'assonance'

/** How people ask for the devices that a question may name, the first that fits. */
const asked: Readonly<Partial<Record<DeviceAsked, RegExp>>> = {
  simile: /\bsimiles?\b|\bcompar(?:e|es|ed|ison|isons)\b/u,
  metaphor: /\bmetaphors?\b|\bfigurative\b|\bfigures? of speech\b/u,
  personification: /\bpersonif/u,
  rhyme: /\brhym/u,
  meter: /\bmet(?:er|re)\b|\brhythm\b|\bbeat\b|\biamb/u,
  alliteration: /\balliterat|\bsame (?:letter|sound)/u,
  assonance: /\bassonance\b/u,
  onomatopoeia: /\bonomatop|\bsound words?\b/u,
  repetition: /\brepe(?:at|tition)/u,
  anaphora: /\banaphora\b/u,
  refrain: /\brefrain\b|\bchorus\b/u,
  'rhetorical-question': /\brhetorical\b/u,
  exclamation: /\bexclamation/u,
  imagery: /\bimage(?:ry|s)?\b|\bsens(?:es|ory)\b/u,
  idiom: /\bidioms?\b/u,
  enjambment: /\benjamb|\bline breaks?\b/u,
  contrast: /\bcontrasts?\b/u,
  irony: /\biron(?:y|ic)\b|\bsarcas/u,
}

/** The device that a question names, its words folded; null where it names none. */
export function deviceAsked(folded: string): DeviceAsked | null {
  for (const device in asked) {
    const known = device as DeviceAsked
    if (asked[known]?.test(folded)) return known
  }
  return null
}
