import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Work } from '#close-reading'
import { contentTypeSchema } from '#domain/choice-schemas'
import type { NamedWork } from '#domain/library/find-work'
import { readAnnotatedTexts } from './texts/readings.ts'
import { listTitles } from './texts/text-cards.ts'

const entry = z.tuple([z.string().min(1), z.string().min(1), z.int().min(1400).max(2100)])
const shape = z.partialRecord(contentTypeSchema, z.array(entry))

/** The works in content/works.yaml, of every kind. Throws when the file is not as it says at its top. */
export function readWorks(root: string = process.cwd()): Omit<Work, 'isInLibrary'>[] {
  const kinds = shape.parse(parse(readFileSync(join(root, 'content', 'works.yaml'), 'utf8')))
  return Object.values(kinds).flatMap((works) =>
    works.map(([title, author, year]) => ({ title, author, year })),
  )
}

let known: NamedWork[] | undefined

/** Every text of the library and every work of the list, as questions name them. Worked out once. */
export function listWorks(): NamedWork[] {
  known ??= [...ofLibrary(), ...others()]
  return known
}

function ofLibrary(): NamedWork[] {
  const readings = readAnnotatedTexts()
  return listTitles().flatMap((text) => {
    const year = readings.find(({ slug }) => slug === text.slug)?.source.year
    return year === undefined ? [] : [{ ...text, year, isInLibrary: true }]
  })
}

/** A work whose text, or a part of it ("The Great Gatsby: the ending"), the library has by now is listed once. */
function others(): NamedWork[] {
  const titles = new Set(
    readAnnotatedTexts().flatMap(({ title }) => [
      title.toLowerCase(),
      title.toLowerCase().split(/[:,]/u)[0] ?? '',
    ]),
  )
  return readWorks()
    .filter(({ title }) => !titles.has(title.toLowerCase()))
    .map((work) => ({ ...work, slug: work.title, names: [work.title], isInLibrary: false }))
}
