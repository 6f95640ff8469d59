import type { AlliterationData } from './detectors/alliteration.ts'
import type { AnaphoraData } from './detectors/anaphora.ts'
import type { ContrastData } from './detectors/contrast.ts'
import type { EmotionData } from './detectors/emotion.ts'
import type { FigureData } from './detectors/figure.ts'
import type { IdiomData } from './detectors/idiom.ts'
import type { IronyData } from './detectors/irony.ts'
import type { LineMetreData, MetreData } from './detectors/metre.ts'
import type { NarratorData } from './detectors/narrator.ts'
import type { RefrainData } from './detectors/refrain.ts'
import type { RepetitionData } from './detectors/repetition.ts'
import type { RhymeData, RhymeSchemeData } from './detectors/rhyme.ts'
import type { ShiftData } from './detectors/shift.ts'
import type { SimileData } from './detectors/simile.ts'
import type { SpeechData, SpeechTagData } from './detectors/speech.ts'
import type { ToneData } from './detectors/tone.ts'
import type { ValenceData } from './detectors/valence.ts'
import type { HardWordData } from './detectors/words.ts'
import type { Finding } from './finding.ts'
import type { Reading } from './read-closely.ts'

/** The data of a finding by its type, for the types that the default detectors give. */
export type FindingData = {
  alliteration: AlliterationData
  anaphora: AnaphoraData
  contrast: ContrastData
  emotion: EmotionData
  'hard-word': HardWordData
  hyperbole: FigureData
  idiom: IdiomData
  irony: IronyData
  'line-metre': LineMetreData
  metaphor: FigureData
  metre: MetreData
  narrator: NarratorData
  personification: FigureData
  refrain: RefrainData
  repetition: RepetitionData
  rhyme: RhymeData
  'rhyme-scheme': RhymeSchemeData
  shift: ShiftData
  simile: SimileData
  speech: SpeechData
  'speech-tag': SpeechTagData
  tone: ToneData
  valence: ValenceData
}

/** The findings of one type, in the order of the text, with their data typed. */
export function pickFindings<T extends keyof FindingData>(
  reading: Reading,
  type: T,
): Finding<T, FindingData[T]>[] {
  // Each detector gives one shape of data with each type, so the type names the shape.
  return reading.findings.filter((finding) => finding.type === type) as Finding<T, FindingData[T]>[]
}
