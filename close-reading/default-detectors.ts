import type { Detector } from './detector.ts'
import { alliteration } from './detectors/alliteration.ts'
import { anaphora } from './detectors/anaphora.ts'
import { argument } from './detectors/argument.ts'
import { contrast } from './detectors/contrast.ts'
import { emotion } from './detectors/emotion.ts'
import { emphasis } from './detectors/emphasis.ts'
import { exclamation } from './detectors/exclamation.ts'
import { figure } from './detectors/figure.ts'
import { fragment } from './detectors/fragment.ts'
import { idiom } from './detectors/idiom.ts'
import { imagery } from './detectors/imagery.ts'
import { irony } from './detectors/irony.ts'
import { lineBreak } from './detectors/line-break.ts'
import { metre } from './detectors/metre.ts'
import { narrator } from './detectors/narrator.ts'
import { onomatopoeia } from './detectors/onomatopoeia.ts'
import { readability } from './detectors/readability.ts'
import { refrain } from './detectors/refrain.ts'
import { repetition } from './detectors/repetition.ts'
import { rhetoricalQuestion } from './detectors/rhetorical-question.ts'
import { rhyme } from './detectors/rhyme.ts'
import { series } from './detectors/series.ts'
import { shift } from './detectors/shift.ts'
import { simile } from './detectors/simile.ts'
import { speech } from './detectors/speech.ts'
import { tense } from './detectors/tense.ts'
import { tone } from './detectors/tone.ts'
import { valence } from './detectors/valence.ts'
import { words } from './detectors/words.ts'

/** Every detector of the engine, in no particular order: findings are sorted by place afterwards. */
export const defaultDetectors: readonly Detector[] = [
  alliteration,
  anaphora,
  emphasis,
  exclamation,
  fragment,
  lineBreak,
  metre,
  onomatopoeia,
  refrain,
  repetition,
  rhetoricalQuestion,
  rhyme,
  series,
  narrator,
  speech,
  tense,
  readability,
  words,
  argument,
  contrast,
  irony,
  figure,
  idiom,
  imagery,
  simile,
  emotion,
  valence,
  tone,
  shift,
]
