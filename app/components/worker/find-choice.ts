import { loadPronunciations, type Meanings, parseMeanings, readClosely } from '#close-reading'
import { type ChoiceHelp, explainChoice, lettersOfChoice } from '#domain/evidence/explain-choice'
import type { ReadingQuestion } from './engine-messages.ts'

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

const files = import.meta.glob<string>('/content/meanings/by-letter/*.txt', {
  query: '?url',
  import: 'default',
  eager: true,
})
const loaded = new Map<string, Promise<Meanings>>()

/**
 * The meanings of words by their first letters, each file loaded when first asked for: nothing of the text is sent.
 * Null when one cannot be had; the next try asks for it again.
 */
async function loadMeanings(letters: readonly string[]): Promise<Meanings | null> {
  try {
    const parts = await Promise.all(letters.map(loadLetter))
    return new Map(parts.flatMap((part) => [...part]))
  } catch {
    return null
  }
}

function loadLetter(letter: string): Promise<Meanings> {
  const before = loaded.get(letter)
  if (before) return before
  const loading = fetchLetter(letter)
  loaded.set(letter, loading)
  loading.catch(() => loaded.delete(letter))
  return loading
}

async function fetchLetter(letter: string): Promise<Meanings> {
  const address = files[`/content/meanings/by-letter/${letter}.txt`]
  const response = address ? await fetch(address) : null
  if (!response?.ok) throw new Error(`The meanings under ${letter} could not be loaded.`)
  return parseMeanings(await response.text())
}
