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
    before: 'A reporter lives among the patients of an asylum. At supper, someone has grabbed her bread.',
    from: 'Another patient, seeing this',
    to: 'not forgotten how to eat',
    marks: ['kindly', 'flung', 'remark'],
    conclusion: 'A patient is kind. The nurse is rough, and her joke is mean.',
    key: 'remark',
  },
]

const poem: Chosen = {
  id: 'poem',
  button: 'A poem',
  slug: 'i-wandered-lonely-as-a-cloud',
  before:
    'A man walks alone, “lonely as a cloud”. By a lake he comes upon a great crowd of daffodils, and they dance in the wind.',
  isVerse: true,
  from: 'I gazed',
  to: 'with the daffodils.',
  marks: ['gazed', 'wealth', 'eye', 'heart'],
  conclusion: 'He started out lonely. Now he is alone again and happy, because he remembers the flowers.',
  key: 'eye',
}

/** The examples of the landing page, cut from texts of the library. Throws when the library lacks one of them. */
export function landingExamples(library: readonly AnnotatedText[]): Example[] {
  return chosen.map((one) => exampleOf(library, one))
}

/** The poem on the page of features. Throws as `landingExamples` does. */
export function featuresPoem(library: readonly AnnotatedText[]): Example {
  return exampleOf(library, poem)
}

function exampleOf(library: readonly AnnotatedText[], chosen: Chosen): Example {
  const { id, button, slug, before, isVerse, conclusion, key, ...selection } = chosen
  const annotated = annotatedTextOf(library, slug)
  const { title, author, kind, source } = annotated
  const { text, spans, notes } = makeExcerpt(annotated, selection)
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
}

/** The feeling line of the first example at its three marks. Throws as `landingExamples` does. */
export function landingFeeling(library: readonly AnnotatedText[]): Preview {
  const [{ slug, marks }] = chosen
  return previewOf(annotatedTextOf(library, slug), marks)
}

function annotatedTextOf(library: readonly AnnotatedText[], slug: string): AnnotatedText {
  const annotated = library.find((one) => one.slug === slug)
  if (!annotated) throw new Error(`The library has no text “${slug}” for the public pages.`)
  return annotated
}
