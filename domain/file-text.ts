/** What the file dialog offers. */
export const acceptedFiles = '.txt,.pdf,text/plain,application/pdf'

/** A chosen file as the browser describes it; `size` in bytes. */
export type ChosenFile = { name: string; type: string; size: number }

export function isPdf({ name, type }: ChosenFile): boolean {
  return type === 'application/pdf' || extension(name) === 'pdf'
}

/** File text as it joins the passage: a PDF says where its text comes from. */
export function labelFileText(file: ChosenFile, text: string): string {
  return isPdf(file) && text.trim() ? `Content extracted from ${file.name}:\n\n${text.trim()}` : text.trim()
}

/** File text stands after the pasted passage, separated by a blank line. */
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
