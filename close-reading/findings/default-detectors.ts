import { alliteration } from '../devices/alliteration/alliteration.ts'
import { anaphora } from '../devices/anaphora/anaphora.ts'
import { argument } from '../devices/argument/argument.ts'
import { contrast } from '../devices/contrast/contrast.ts'
import type { Detector, Found } from '../devices/detector.ts'
import { emotion } from '../devices/emotion/emotion.ts'
import { emphasis } from '../devices/emphasis/emphasis.ts'
import { exclamation } from '../devices/exclamation/exclamation.ts'
import { figure } from '../devices/figure/figure.ts'
import { fragment } from '../devices/fragment/fragment.ts'
import { hardWords } from '../devices/hard-words/hard-words.ts'
import { idiom } from '../devices/idiom/idiom.ts'
import { imagery } from '../devices/imagery/imagery.ts'
import { irony } from '../devices/irony/irony.ts'
import { lineBreak } from '../devices/line-break/line-break.ts'
import { narrator } from '../devices/narrator/narrator.ts'
import { onomatopoeia } from '../devices/onomatopoeia/onomatopoeia.ts'
import { refrain } from '../devices/refrain/refrain.ts'
import { repetition } from '../devices/repetition/repetition.ts'
import { rhetoricalQuestion } from '../devices/rhetorical-question/rhetorical-question.ts'
import { series } from '../devices/series/series.ts'
import { shift } from '../devices/shift/shift.ts'
import { simile } from '../devices/simile/simile.ts'
import { speech } from '../devices/speech/speech.ts'
import { valence } from '../devices/valence/valence.ts'

/** How a type of finding is called on screen, what it is in plain words, and how much it tells (0 to 10). */
export type DeviceWords = { name: string; what: string; weight: number }

type Row<F extends Found> = { detector: Detector<F>; words: Record<F['type'], DeviceWords | null> }

function row<F extends Found>(detector: Detector<F>, words: Row<F>['words']): Row<F> {
  return { detector, words }
}

/**
 * Every device but those of sound, in no particular order, with what screens call each type that it finds; null for a
 * type that is shown elsewhere or not at all.
 */
const rows = [
  row(alliteration, {
    alliteration: { name: 'Same first sound', what: 'alliteration', weight: 4 },
  }),
  row(anaphora, {
    anaphora: { name: 'Same opening', what: 'anaphora', weight: 7 },
  }),
  row(emphasis, {
    emphasis: { name: 'Words set off in print', what: 'emphasis', weight: 6 },
  }),
  row(exclamation, {
    exclamation: { name: 'Exclamation', what: 'an exclamation', weight: 6 },
  }),
  row(fragment, {
    fragment: { name: 'Part of a sentence', what: 'a fragment', weight: 3 },
  }),
  row(lineBreak, {
    enjambment: { name: 'Run-on line', what: 'enjambment', weight: 4 },
    caesura: { name: 'Stop inside a line', what: 'a pause inside the line (caesura)', weight: 3 },
  }),
  row(onomatopoeia, {
    onomatopoeia: { name: 'Sound word', what: 'a sound word (onomatopoeia)', weight: 6 },
  }),
  row(refrain, {
    refrain: { name: 'A line that comes back', what: 'a refrain', weight: 8 },
  }),
  row(repetition, {
    repetition: { name: 'Repeated words', what: 'repetition', weight: 6 },
  }),
  row(rhetoricalQuestion, {
    'rhetorical-question': { name: 'Question without an answer', what: 'a rhetorical question', weight: 8 },
  }),
  row(series, {
    list: { name: 'List', what: 'a list', weight: 3 },
    polysyndeton: { name: 'Joining word again and again', what: 'polysyndeton', weight: 6 },
  }),
  row(narrator, {
    narrator: null,
  }),
  row(speech, {
    speech: null,
    'speech-tag': { name: 'How it is said', what: 'a word for how someone speaks', weight: 8 },
  }),
  row(hardWords, {
    'hard-word': null,
  }),
  row(argument, {
    hedge: { name: 'Careful word', what: 'a hedge', weight: 3 },
    booster: { name: 'Word that adds force', what: 'a booster', weight: 3 },
    evidence: { name: 'Proof', what: 'evidence: how the writer knows it, or who said it', weight: 6 },
    connective: { name: 'Joining word', what: 'a word that joins two thoughts', weight: 4 },
    loaded: { name: 'Loaded word', what: 'a loaded word: it names a thing and judges it', weight: 7 },
    opinion: { name: 'Opinion', what: 'an opinion and not a fact', weight: 6 },
    advice: { name: 'Advice', what: 'advice: it says what people should do', weight: 6 },
    address: { name: 'Words to the reader', what: 'an address', weight: 5 },
    claim: { name: 'Claim', what: 'a claim', weight: 6 },
  }),
  row(contrast, {
    contrast: { name: 'Contrast word', what: 'a contrast', weight: 7 },
  }),
  row(irony, {
    irony: {
      name: 'May not mean what it says',
      what: 'irony: words that may mean something else',
      weight: 8,
    },
  }),
  row(figure, {
    metaphor: null,
    personification: null,
    hyperbole: null,
  }),
  row(idiom, {
    idiom: null,
  }),
  row(imagery, {
    'imagery-sight': { name: 'Word for seeing', what: 'a picture for the eyes', weight: 3 },
    'imagery-sound': { name: 'Word for hearing', what: 'a picture for the ears', weight: 4 },
    'imagery-smell': { name: 'Word for smelling', what: 'a picture for the nose', weight: 5 },
    'imagery-taste': { name: 'Word for tasting', what: 'a picture for the tongue', weight: 5 },
    'imagery-touch': { name: 'Word for touching', what: 'a picture for the skin', weight: 5 },
    'imagery-movement': { name: 'Word for moving', what: 'a picture of movement', weight: 3 },
  }),
  row(simile, {
    simile: null,
  }),
  row(emotion, {
    emotion: { name: 'Feeling word', what: 'a word of feeling', weight: 8 },
  }),
  row(valence, {
    valence: null,
  }),
  row(shift, {
    shift: { name: 'Turn of feeling', what: 'the place where the feeling turns', weight: 9 },
  }),
] as const

/** Every detector but those of `soundDetectors`: findings are sorted by position afterwards. */
export const defaultDetectors = rows.map(({ detector }) => detector)

/** What each type of finding but those of sound is called among the cues. */
export const wordsOfTypes: ReadonlyMap<string, DeviceWords | null> = new Map(
  rows.flatMap((one) => Object.entries(one.words)),
)

/** What a type of finding is called among the cues; null for a type that is shown elsewhere or not at all. */
export function deviceWords(type: string): DeviceWords | null {
  return wordsOfTypes.get(type) ?? null
}
