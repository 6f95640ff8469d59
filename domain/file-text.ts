const types = {
  text: { txt: 'text/plain' },
  pdf: { pdf: 'application/pdf' },
  word: { docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  book: { epub: 'application/epub+zip' },
  photo: { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' },
} as const

/** The kinds of file that are read. */
export type FileKind = keyof typeof types

const kinds = Object.keys(types) as FileKind[]

/** What the file dialog offers. */
export const acceptedFiles = Object.values(types)
  .flatMap((known) => Object.entries(known).flatMap(([ending, type]) => [`.${ending}`, type]))
  .filter((one, at, all) => all.indexOf(one) === at)
  .join(',')

/** The kind by the name's ending, without one by the type that the system reports; null for every other file. */
export function fileKindOf({ name, type }: ChosenFile): FileKind | null {
  const ending = extension(name)
  return kinds.find((kind) => (ending ? Object.hasOwn(types[kind], ending) : isOfType(kind, type))) ?? null
}

function isOfType(kind: FileKind, type: string): boolean {
  return Object.values<string>(types[kind]).includes(type)
}

/** A chosen file as the browser describes it; `size` in bytes. */
export type ChosenFile = { name: string; type: string; size: number }

/** Adds file text after the pasted passage, separated by a blank line. */
export function joinPassage(passage: string, fileText: string): string {
  return [passage, fileText].filter((part) => part.trim()).join('\n\n')
}

/** A number with commas, the same on server and browser: 12,345. */
export function inDigits(value: number): string {
  return value.toLocaleString('en-US')
}

/** The ending of a file name in lower case, dot left out; empty without one. */
export function extension(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase()
}
