import { formatDay } from './format-day.ts'

/** The protocols of AI services that we speak; `model-file` is a file in the data folder. */
export const serviceKinds = ['claude', 'openai-compatible', 'model-file'] as const
export type ServiceKind = (typeof serviceKinds)[number]

/** What wrote an answer, and why this provider: stored and shown with the answer. */
export type AnsweredBy = {
  reader: ServiceKind | 'built-in' | 'library' | 'help'
  model?: string
  /** Why the built-in reader answered although a model, or a reading of the text, is there. */
  because?: BuiltInReason
  /** Version of the instructions that a model was given. */
  instructions?: string
  /** The text of the library whose reading answered, and the day on which that was last changed. */
  text?: LibraryText
}

export type LibraryText = { slug: string; changed: string }

export type BuiltInReason =
  | 'failed'
  | 'budget'
  | 'daily_number'
  | 'trial_over'
  | 'demo_level'
  | 'busy'
  | 'too_long'
  | 'refused'
  | 'no_frame'
  | 'no_consent'
  | 'not_in_notes'

const reasons: Record<BuiltInReason, string> = {
  failed: 'The AI service did not answer, so the built-in reader answered.',
  budget: 'Today’s AI answers on this site are used up, so the built-in reader answered.',
  daily_number: 'You’ve used today’s AI answers, so the built-in reader answered.',
  trial_over: 'AI answers aren’t included now, so the built-in reader answered.',
  demo_level: 'At this level the demo uses the built-in reader.',
  busy: 'Tonewise is busy, so the built-in reader answered.',
  too_long: 'This text is too long for the AI model, so the built-in reader answered.',
  no_consent: 'AI answers for a child need a signed form. So the built-in reader answered.',
  no_frame: 'The AI model didn’t write the five steps, so the built-in reader answered. This is not counted.',
  not_in_notes: 'The library’s notes on this text do not cover this, so the built-in reader answered.',
  refused: 'The AI service didn’t answer this question, so the built-in reader answered.',
}

/** The "Answered by …" line of an answer, in full sentences. */
export function answeredByLine(answeredBy: AnsweredBy): string {
  if (answeredBy.reader === 'help')
    return 'Tonewise wrote this message. No AI model was used, and it did not use a prompt.'
  if (answeredBy.reader === 'library') return writtenAheadLine(answeredBy.text?.changed)
  if (answeredBy.reader === 'built-in') {
    const line = 'Answered by the built-in reader, a program without an AI model.'
    return answeredBy.because ? `${reasons[answeredBy.because]} ${line}` : line
  }
  return `Answered by an AI model (${answeredBy.model ?? 'name unknown'}). You are reading an answer written by AI. It can be wrong.`
}

/** The line with every explanation from the library. `changed` is a day like "2026-11-22". */
export function writtenAheadLine(changed?: string): string {
  const line = 'From the library: this explanation was written ahead for this text.'
  return changed ? `${line} It was last changed on ${formatDay(new Date(changed))}.` : line
}

/** Whether Tonewise wrote an answer itself, without an AI model. */
export function isOurOwn(answeredBy: AnsweredBy): boolean {
  return !serviceKinds.some((kind) => kind === answeredBy.reader)
}
