import { type ContentType, contentTypes } from '../choices.ts'

/** The kinds of text in the library; a scene is a short text of our own about everyday life. */
export const annotatedTextKinds = [...contentTypes, 'scene'] as const
export type AnnotatedTextKind = (typeof annotatedTextKinds)[number]

/** The content type of a text: an everyday scene is made up, so it is fiction. */
export function contentTypeOf(kind: AnnotatedTextKind): ContentType {
  return kind === 'scene' ? 'fiction' : kind
}
