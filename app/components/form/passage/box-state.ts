import type { PassageWithFiles as Box } from '../../drafts/files-in-passage.ts'
import type { TextPart } from '../../files/split-long.ts'

/** A file that was read. */
export type ReadFile = TextPart & { name: string }

/** What is said about the files of the box, beside where their texts stand. */
export type BoxState = {
  /** Those read on this page. */
  read: ReadFile[]
  /** Waits for a word where it should go. */
  waiting: ReadFile | null
  /** The name of one that came twice. */
  twice: string | null
  /** A text was taken out, or changes of it went with what came back: how the box was before it, and after. */
  taken: { name: string; before: Box; after: string; isChanged?: boolean } | null
}

export const noFiles: BoxState = { read: [], waiting: null, twice: null, taken: null }
