import { alliteration } from '../devices/alliteration/alliteration.ts'
import { anaphora } from '../devices/anaphora/anaphora.ts'
import { argument } from '../devices/argument/argument.ts'
import { contrast } from '../devices/contrast/contrast.ts'
import type { Detector } from '../devices/detector.ts'
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

/** Every detector but those of `soundDetectors`, in no particular order: findings are sorted by position afterwards. */
export const defaultDetectors = [
  alliteration,
  anaphora,
  emphasis,
  exclamation,
  fragment,
  lineBreak,
  onomatopoeia,
  refrain,
  repetition,
  rhetoricalQuestion,
  series,
  narrator,
  speech,
  hardWords,
  argument,
  contrast,
  irony,
  figure,
  idiom,
  imagery,
  simile,
  emotion,
  valence,
  shift,
] as const satisfies readonly Detector[]
