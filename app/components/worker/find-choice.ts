import { loadPronunciations, readClosely } from '#close-reading'
import { type ChoiceHelp, explainChoice, lettersOfChoice } from '../findings/explain-choice.ts'
import type { ReadingQuestion } from './engine-messages.ts'
import { loadMeanings } from './load-meanings.ts'

/** What is known of chosen words; how they sound is loaded for their syllables, and what words like them mean. */
export async function findChoice({
  passage,
  kind,
  gradeLevel,
  start,
  end,
}: Extract<ReadingQuestion, { task: 'choice' }>): Promise<ChoiceHelp> {
  const letters = lettersOfChoice(passage.slice(start, end))
  const [sounds, meanings] = await Promise.all([loadPronunciations(), loadMeanings(letters)])
  const reading = readClosely(passage, kind, { pronunciations: sounds })
  return explainChoice(reading, gradeLevel, { start, end }, { sounds, meanings })
}
