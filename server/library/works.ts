import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Work } from '#close-reading'
import { findByTitle, type TitledText } from '#domain/library/find-by-title'
import type { Question } from '#domain/messages'
import { readLibrary } from './readings/readings.ts'
import { listTitles } from './readings/text-cards.ts'

const entry = z.tuple([z.string().min(1), z.string().min(1), z.int().min(1400).max(2100)])
const shape = z.record(z.enum(['fiction', 'poetry', 'nonfiction']), z.array(entry))

/** The works in content/works.yaml, of every kind. Throws when the file is not as it says at its top. */
export function readWorks(root: string = process.cwd()): Omit<Work, 'isInLibrary'>[] {
  const kinds = shape.parse(parse(readFileSync(join(root, 'content', 'works.yaml'), 'utf8')))
  return Object.values(kinds).flatMap((works) =>
    works.map(([title, author, year]) => ({ title, author, year })),
  )
}

let known: { titled: TitledText; work: Work }[] | undefined

/** The work that a question without a passage names; null when it names none, or when one name fits several. */
export function findWork({ title, author, question }: Omit<Question, 'passage'>): Work | null {
  known ??= [...ofLibrary(), ...others()]
  const titled = known.map((one) => one.titled)
  const byTitle = title.trim() ? findByTitle(`${title} ${author}`, titled) : []
  const [found, ...more] = byTitle.length > 0 ? byTitle : findByTitle(question, titled)
  return more.length > 0 ? null : (known.find((one) => one.titled === found)?.work ?? null)
}

function ofLibrary() {
  const texts = listTitles()
  return readLibrary().flatMap(({ slug, title, author, source: { year } }) => {
    const titled = texts.find((text) => text.slug === slug)
    return titled ? [{ titled, work: { title, author, year, isInLibrary: true } }] : []
  })
}

/** A work whose text, or a part of it ("The Great Gatsby: the ending"), the library has by now is told of once. */
function others() {
  const here = new Set(
    readLibrary().flatMap(({ title }) => [title.toLowerCase(), title.toLowerCase().split(/[:,]/u)[0] ?? '']),
  )
  return readWorks()
    .filter(({ title }) => !here.has(title.toLowerCase()))
    .map((work) => ({
      titled: { slug: work.title, title: work.title, author: work.author, names: [work.title] },
      work: { ...work, isInLibrary: false },
    }))
}
