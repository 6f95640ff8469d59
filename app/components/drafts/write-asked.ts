import { fileKindOf } from '#domain/file-text'
import { limits } from '#domain/limits'
import { signLines } from '#domain/printed-lines'
import type { Draft } from './draft-store.ts'
import type { PassageWithFiles } from './files-in-passage.ts'
import { readFiles } from './read-files.ts'

/** What is sent of a draft beside its words: the names of the PDFs in it, and the numbers that its lines had. */
export function writeAsked(draft: Draft): Pick<Draft, 'passage'> & { source: string } {
  return { passage: signLines(draft.passage, draft.leftNumbers), source: sourceOf(draft) }
}

/** The PDFs among the files of a draft: the message names them. */
export function sourceOf(draft: PassageWithFiles): string {
  const names = readFiles(draft).map(({ name }) => name)
  const pdfs = names.filter((name) => fileKindOf({ name, type: '', size: 0 }) === 'pdf')
  return [...new Set(pdfs)].join(', ').slice(0, limits.source)
}
