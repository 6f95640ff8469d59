import { fileKindOf } from '#domain/file-text'
import { limits } from '#domain/limits'
import type { PassageWithFiles } from './files-in-passage.ts'
import { readFiles } from './read-files.ts'

/** The PDFs among the files of a draft: the message names them. */
export function sourceOf(draft: PassageWithFiles): string {
  const names = readFiles(draft).map(({ name }) => name)
  const pdfs = names.filter((name) => fileKindOf({ name, type: '', size: 0 }) === 'pdf')
  return [...new Set(pdfs)].join(', ').slice(0, limits.source)
}
