import type { FileInPassage, PassageWithFiles } from './files-in-passage.ts'

/** The files of a draft, as `writeFiles` wrote them; none from anything else. */
export function readFiles({ files, passage }: PassageWithFiles): FileInPassage[] {
  try {
    const stored: unknown = JSON.parse(files || '[]')
    return Array.isArray(stored) ? stored.filter((one) => isInside(one, passage.length)) : []
  } catch {
    return []
  }
}

function isInside(one: unknown, length: number): one is FileInPassage {
  const { name, start, end } = (one ?? {}) as Partial<FileInPassage>
  return (
    typeof name === 'string' &&
    Number.isInteger(start) &&
    Number(start) >= 0 &&
    Number(start) < Number(end) &&
    Number(end) <= length
  )
}
