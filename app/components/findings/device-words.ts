import type { FindingType } from '#close-reading'

/** How a type of finding is called, what it is in plain words, and how much it tells (0 to 10). */
export type DeviceWords = { name: string; what: string; weight: number }

/** Null for a type that is shown elsewhere or not at all. */
const words = {
  alliteration: {
    name: 'Same first sound',
    what: 'alliteration',
    weight: 4,
  },
  anaphora: {
    name: 'Same opening',
    what: 'anaphora',
    weight: 7,
  },
  repetition: { name: 'Repeated words', what: 'repetition', weight: 6 },
  refrain: { name: 'A line that comes back', what: 'a refrain', weight: 8 },
  list: { name: 'List', what: 'a list', weight: 3 },
  polysyndeton: {
    name: 'Joining word again and again',
    what: 'polysyndeton',
    weight: 6,
  },
  onomatopoeia: {
    name: 'Sound word',
    what: 'a sound word (onomatopoeia)',
    weight: 6,
  },
  exclamation: { name: 'Exclamation', what: 'an exclamation', weight: 6 },
  'rhetorical-question': {
    name: 'Question without an answer',
    what: 'a rhetorical question',
    weight: 8,
  },
  caesura: { name: 'Stop inside a line', what: 'a pause inside the line (caesura)', weight: 3 },
  enjambment: {
    name: 'Run-on line',
    what: 'enjambment',
    weight: 4,
  },
  emphasis: { name: 'Words set off in print', what: 'emphasis', weight: 6 },
  fragment: { name: 'Part of a sentence', what: 'a fragment', weight: 3 },
  contrast: { name: 'Contrast word', what: 'a contrast', weight: 7 },
  irony: { name: 'May not mean what it says', what: 'irony: words that may mean something else', weight: 8 },
  shift: { name: 'Turn of feeling', what: 'the place where the feeling turns', weight: 9 },
  emotion: { name: 'Feeling word', what: 'a word of feeling', weight: 8 },
  'speech-tag': { name: 'How it is said', what: 'a word for how someone speaks', weight: 8 },
  'imagery-sight': { name: 'Word for seeing', what: 'a picture for the eyes', weight: 3 },
  'imagery-sound': { name: 'Word for hearing', what: 'a picture for the ears', weight: 4 },
  'imagery-smell': { name: 'Word for smelling', what: 'a picture for the nose', weight: 5 },
  'imagery-taste': { name: 'Word for tasting', what: 'a picture for the tongue', weight: 5 },
  'imagery-touch': { name: 'Word for touching', what: 'a picture for the skin', weight: 5 },
  'imagery-movement': { name: 'Word for moving', what: 'a picture of movement', weight: 3 },
  hedge: { name: 'Careful word', what: 'a hedge', weight: 3 },
  booster: { name: 'Word that adds force', what: 'a booster', weight: 3 },
  evidence: { name: 'Proof', what: 'evidence: how the writer knows it, or who said it', weight: 6 },
  connective: { name: 'Joining word', what: 'a word that joins two thoughts', weight: 4 },
  loaded: { name: 'Loaded word', what: 'a loaded word: it names a thing and judges it', weight: 7 },
  opinion: { name: 'Opinion', what: 'an opinion and not a fact', weight: 6 },
  advice: { name: 'Advice', what: 'advice: it says what people should do', weight: 6 },
  address: { name: 'Words to the reader', what: 'an address', weight: 5 },
  claim: { name: 'Claim', what: 'a claim', weight: 6 },
  idiom: null,
  simile: null,
  metaphor: null,
  personification: null,
  hyperbole: null,
  valence: null,
  speech: null,
  narrator: null,
  rhyme: null,
  'rhyme-scheme': null,
  meter: null,
  'line-meter': null,
  'hard-word': null,
} satisfies Record<FindingType, DeviceWords | null>

/** What a type of finding is called among the cues; null for a type that is shown elsewhere or not at all. */
export function deviceWords(type: FindingType): DeviceWords | null {
  return words[type]
}
