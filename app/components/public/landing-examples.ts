import { type Cut, cutExample } from '#domain/library/cut-example'
import type { Reading } from '#domain/library/reading'
import type { Example } from './try-example.tsx'

type Chosen = Cut & Pick<Example, 'id' | 'button' | 'slug' | 'before' | 'isVerse'>

const chosen: readonly Chosen[] = [
  {
    id: 'scene',
    button: 'At home',
    slug: 'the-last-piece',
    from: 'Maya dropped',
    to: 'very quietly',
    marks: ['cake', 'thanks', 'quietly'],
  },
  {
    id: 'poem',
    button: 'A poem',
    slug: 'the-eagle',
    isVerse: true,
    from: 'He clasps',
    to: 'he falls',
    marks: ['sounds', 'sea', 'falls'],
  },
  {
    id: 'news',
    button: 'News',
    slug: 'nellie-bly-first-supper',
    before: 'A reporter lives among the patients of an asylum. At supper somebody has grabbed her bread.',
    from: 'Another patient, seeing this',
    to: 'not forgotten how to eat',
    marks: ['kindly', 'flung', 'remark'],
  },
]

/** The examples of the landing page, cut from texts of the library. Throws when the library lacks one of them. */
export function landingExamples(library: readonly Reading[]): Example[] {
  return chosen.map(({ id, button, slug, before, isVerse, ...cut }) => {
    const reading = library.find((one) => one.slug === slug)
    if (!reading) throw new Error(`The library has no text “${slug}” for the landing page.`)
    const { title, author, kind, source } = reading
    const { text, places, notes } = cutExample(reading, cut)
    return {
      id,
      button,
      slug,
      title,
      by: kind === 'scene' ? 'a scene written for Tonewise' : `${author}, ${source.year}`,
      ...(before ? { before } : {}),
      ...(isVerse ? { isVerse } : {}),
      text: /[.!?]$/u.test(text) ? text : `${text}.`,
      marked: { notes, places, tone: [] },
    }
  })
}
