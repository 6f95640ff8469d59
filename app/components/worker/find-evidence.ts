import { readClosely } from '#close-reading'
import { describeEvidence } from '#domain/evidence/describe-evidence'
import type { Evidence } from '#domain/evidence/evidence'
import type { ReadingQuestion } from './engine-messages.ts'
import { soundsOf } from './sounds-of.ts'

/** What the words of a passage show; how words sound is loaded when it is a poem. */
export async function findEvidence({
  passage,
  kind,
  gradeLevel,
}: Extract<ReadingQuestion, { task: 'evidence' }>): Promise<Evidence> {
  const sounds = await soundsOf(kind)
  return describeEvidence(readClosely(passage, kind, sounds ? { pronunciations: sounds } : {}), gradeLevel)
}
