/** A passage, and the files in it as `writeFiles` writes them. */
export type PassageWithFiles = { passage: string; files: string }

/** A file whose text stands in the passage, from the character `start` up to `end`. `isPart`: something of it was left out. */
export type FileInPassage = { name: string; start: number; end: number; isPart?: true }

/** As a draft keeps them; read back by `readFiles`. */
export function writeFiles(files: readonly FileInPassage[]): string {
  return files.length > 0 ? JSON.stringify(files) : ''
}
