import { CAPITAL, WORD } from '../doc/shape.ts'
import type { Doc } from '../doc.ts'

/** Words that stand with a capital inside a sentence: mostly names. */
export function findNames(doc: Doc): Set<string> {
  const names = new Set<string>()
  for (let i = 1; i < doc.count; i++) {
    if (!((doc.shape[i] ?? 0) & CAPITAL) || !((doc.shape[i - 1] ?? 0) & WORD)) continue
    if (doc.isVerse && doc.lineOf[i] !== doc.lineOf[i - 1]) continue
    if (doc.sentenceOf[i] === doc.sentenceOf[i - 1]) names.add(doc.folded[i] ?? '')
  }
  names.delete('i')
  return names
}
