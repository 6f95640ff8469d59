import { type LessonSource, voiceOf } from '../lesson/source.ts'
import type { Tone } from './weigh-tones.ts'

/** Who sounds so: the voice of the text, or only the talk of its people when the words of the tone belong to that. */
export function voiceOfTone(source: LessonSource, tone: Tone): string {
  return tone.isOfTalk ? 'what the people say' : voiceOf(source)
}
