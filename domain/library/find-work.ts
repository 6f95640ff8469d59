import type { Work } from '#close-reading'
import type { Question } from '../messages.ts'
import { findByTitle, type TitledText } from './find-by-title.ts'

/** A work that questions name: a text of the library, or one of which Tonewise knows only the title and the author. */
export type NamedWork = TitledText & Work

/** The work that a question without a passage names; null when it names none, or when one name fits several. */
export function findWork(
  { title, author, question }: Omit<Question, 'passage'>,
  works: readonly NamedWork[],
): Work | null {
  const byTitle = title.trim() ? findByTitle(`${title} ${author}`, works) : []
  const [found, ...more] = byTitle.length > 0 ? byTitle : findByTitle(question, works)
  if (!found || more.length > 0) return null
  const { title: name, author: by, year, isInLibrary } = found
  return { title: name, author: by, year, isInLibrary }
}
