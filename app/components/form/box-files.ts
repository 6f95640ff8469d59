import { joinPassage } from '#domain/file-text'

/** A file whose text was put into the box; `whole` is the text with what was left out around it. */
export type AddedFile = { name: string; text: string; whole?: string }

/** The files of the box, one that waits for a word where it should go, and the name of one that came twice. */
export type FilesOfBox = { added: AddedFile[]; waiting: AddedFile | null; twice: string | null }

export const noFiles: FilesOfBox = { added: [], waiting: null, twice: null }

/** The files whose text still stands in the passage. */
export function filesIn(passage: string, files: readonly AddedFile[]): AddedFile[] {
  return files.filter(({ text }) => passage.includes(text))
}

/** The passage without the text of a file, and without the gap that it leaves. */
export function takeOut(passage: string, { text }: AddedFile): string {
  const at = passage.indexOf(text)
  if (at < 0) return passage
  return joinPassage(passage.slice(0, at).trimEnd(), passage.slice(at + text.length).trimStart())
}

/** A file was read: its text goes below what stands there, unless it is there already or another file's text is. */
export function addFile(
  passage: string,
  files: FilesOfBox,
  file: AddedFile,
): { passage: string; files: FilesOfBox } {
  const added = filesIn(passage, files.added)
  if (added.some(({ text, whole }) => [text, whole].includes(file.text)))
    return { passage, files: { added, waiting: null, twice: file.name } }
  if (added.length > 0) return { passage, files: { added, waiting: file, twice: null } }
  return { passage: joinPassage(passage, file.text), files: { added: [file], waiting: null, twice: null } }
}
