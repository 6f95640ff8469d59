import { buildDoc } from '../../close-reading/doc/doc.ts'
import { ekmanFamiliesOf, emotionClasses } from '../../close-reading/feelings/emotion-model.ts'
import { f1 } from './f1.ts'
import { readRows } from './read-rows.ts'

type Comment = { text: string; labels: string[] }

/** Macro-F1 over the seven Ekman classes of GoEmotions; a comment may have several labels. */
export async function scoreEmotion(folder: string): Promise<Record<string, Record<string, number>>> {
  const comments = await readRows<Comment>(folder, 'goemotions.jsonl')
  return comments && comments.length > 0 ? { emotion: { macro_f1: scoreComments(comments) } } : {}
}

function scoreComments(comments: readonly Comment[]): number {
  const said = comments.map((row) => ekmanFamiliesOf(buildDoc(row.text, 'nonfiction')))
  const sum = emotionClasses.reduce((total, name) => {
    const hits = comments.filter((row, i) => row.labels.includes(name) && said[i]?.includes(name)).length
    const found = said.filter((names) => names.includes(name)).length
    return total + f1(hits, found, comments.filter((row) => row.labels.includes(name)).length)
  }, 0)
  return sum / emotionClasses.length
}
