import type { AnnotatedText } from '#domain/library/annotated-text'
import { type ExcerptSelection, makeExcerpt } from '#domain/library/make-excerpt'
import { type Preview, previewOf } from './feeling-preview.tsx'
import type { Example } from './try-example.tsx'

type Chosen = ExcerptSelection &
  Pick<Example, 'id' | 'button' | 'slug' | 'before' | 'isVerse'> & {
    /** The conclusion of the marks, in one or two sentences, and the mark that decides it. */
    conclusion: string
    key: string
  }

const chosen: readonly [Chosen, ...Chosen[]] = [
  {
    id: 'scene',
    button: 'At home',
    slug: 'the-last-piece',
    from: 'Maya dropped',
    to: 'very quietly',
    marks: ['cake', 'thanks', 'quietly'],
    conclusion: 'Maya is not thankful. She is hurt, and she says the opposite of what she means.',
    key: 'thanks',
  },
  {
    id: 'poem',
    button: 'A poem',
    slug: 'the-eagle',
    isVerse: true,
    from: 'He clasps',
    to: 'he falls',
    marks: ['sounds', 'sea', 'falls'],
    conclusion: 'For five lines the eagle keeps still. In the last one it drops like a thunderbolt.',
    key: 'falls',
  },
  {
    id: 'news',
    button: 'News',
    slug: 'nellie-bly-first-supper',
    before: 'A reporter lives among the patients of an asylum. At supper somebody has grabbed her bread.',
    from: 'Another patient, seeing this',
    to: 'not forgotten how to eat',
    marks: ['kindly', 'flung', 'remark'],
    conclusion: 'A patient is kind. The nurse is rough, and her joke is mean.',
    key: 'remark',
  },
]

/** The examples of the landing page, cut from texts of the library. Throws when the library lacks one of them. */
export function landingExamples(library: readonly AnnotatedText[]): Example[] {
  return chosen.map(({ id, button, slug, before, isVerse, conclusion, key, ...cut }) => {
    const reading = readingOf(library, slug)
    const { title, author, kind, source } = reading
    const { text, spans, notes } = makeExcerpt(reading, cut)
    return {
      id,
      button,
      slug,
      title,
      by: kind === 'scene' ? 'a scene written for Tonewise' : `${author}, ${source.year}`,
      ...(before ? { before } : {}),
      ...(isVerse ? { isVerse } : {}),
      text: /[.!?]$/u.test(text) ? text : `${text}.`,
      marked: {
        notes,
        spans,
        conclusion,
        key: spans.find((one) => one.id === key)?.number,
      },
    }
  })
}

/** The feeling line of the first example at its three marks. Throws as `landingExamples` does. */
export function landingFeeling(library: readonly AnnotatedText[]): Preview {
  const [{ slug, marks }] = chosen
  return previewOf(readingOf(library, slug), marks)
}

function readingOf(library: readonly AnnotatedText[], slug: string): AnnotatedText {
  const reading = library.find((one) => one.slug === slug)
  if (!reading) throw new Error(`The library has no text “${slug}” for the landing page.`)
  return reading
}
