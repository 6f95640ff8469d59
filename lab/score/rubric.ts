import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  checkExplanation,
  type GradeLevel,
  type Kind,
  loadPronunciations,
  type RubricId,
  writeExplanation,
} from '../../close-reading/index.ts'

type Passage = { id: string; kind: Kind; title: string; author: string; text: string }

const GRADES: readonly GradeLevel[] = ['elementary', 'middle', 'high', 'college']
const IDS: readonly RubricId[] = ['M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'M7', 'M8', 'M9', 'M10', 'M11']

/** Questions as students ask them, one for each thing a lesson must be able to answer. */
export const rubricQuestions: readonly string[] = [
  'What is the tone?',
  'How does the speaker feel, and how do I know?',
  'What does the last line mean?',
  'Is anyone here happy?',
  'What is the theme or the main idea?',
  'Why did the author write this?',
  'Who says what?',
  'What happens at the end of the book?',
  'Find a simile or another comparison.',
  'How does a person in the text feel?',
  'What does a phrase mean?',
  'Who is the narrator?',
  'Why does this happen?',
  '?',
]

/**
 * Writes the built-in lesson for every passage of a folder at every level and for every question, and
 * checks it. Gives the share of lessons that pass each check, from 0 to 1.
 */
export async function scoreRubric(folder: string): Promise<Record<string, Record<string, number>>> {
  const file = join(folder, 'passages', 'passages.jsonl')
  if (!existsSync(file)) return {}
  const passages = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Passage)
  const sounds = await loadPronunciations()
  const passed: Record<string, number> = { all: 0 }
  let count = 0
  for (const { kind, title, author, text } of passages)
    for (const gradeLevel of GRADES)
      for (const question of rubricQuestions) {
        const request = { gradeLevel, contentType: kind, question, passage: text, title, author }
        const { markdown } = writeExplanation(kind === 'poetry' ? { ...request, sounds } : request)
        const check = checkExplanation({ ...request, markdown })
        count++
        if (check.passed) passed.all = (passed.all ?? 0) + 1
        for (const id of IDS) if (check.results[id].passed) passed[id] = (passed[id] ?? 0) + 1
      }
  return { rubric: Object.fromEntries(Object.entries(passed).map(([id, number]) => [id, number / count])) }
}
