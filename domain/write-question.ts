import { withoutPrintedLines } from '#close-reading/printed-lines'
import { oneLine, type Question, trimLines } from './messages.ts'

/**
 * The string of the spec, for a model and for exports: optional Title and Author lines, the question, then the
 * passage with the line about its source.
 */
export function writeQuestion({ title, author, question, passage, source }: Question): string {
  const lines: string[] = []
  if (title.trim()) lines.push(`Title: ${oneLine(title)}`)
  if (author.trim()) lines.push(`Author: ${oneLine(author)}`)
  lines.push(`Question: ${question.trim()}`)
  if (passage.trim()) {
    lines.push('', 'Passage:')
    if (source) lines.push(writeSource(source), '')
    lines.push(withoutPrintedLines(trimLines(passage)))
  }
  return lines.join('\n')
}

/** The line that says where a passage comes from. */
export function writeSource(source: string): string {
  return `Content extracted from ${oneLine(source)}:`
}
