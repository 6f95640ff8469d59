import type { AlliterationData } from './devices/alliteration/alliteration.ts'
import type { AnaphoraData } from './devices/anaphora/anaphora.ts'
import type { ContrastData } from './devices/contrast/contrast.ts'
import type { EmotionData } from './devices/emotion/emotion.ts'
import type { FigureData } from './devices/figure/figure.ts'
import type { IdiomData } from './devices/idiom/idiom.ts'
import type { IronyData } from './devices/irony/irony.ts'
import type { LineMetreData, MetreData } from './devices/metre/metre.ts'
import type { NarratorData } from './devices/narrator/narrator.ts'
import type { RefrainData } from './devices/refrain/refrain.ts'
import type { RepetitionData } from './devices/repetition/repetition.ts'
import type { RhymeData, RhymeSchemeData } from './devices/rhyme/rhyme.ts'
import type { ShiftData } from './devices/shift/shift.ts'
import type { SimileData } from './devices/simile/simile.ts'
import type { SpeechData, SpeechTagData } from './devices/speech/speech.ts'
import type { ToneData } from './devices/tone/tone.ts'
import type { ValenceData } from './devices/valence/valence.ts'
import type { HardWordData } from './devices/words/words.ts'
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
