/** The kinds of text in the library; a scene is a short text of our own about everyday life. */
export const annotatedTextKinds = ['poetry', 'fiction', 'nonfiction', 'scene'] as const
export type AnnotatedTextKind = (typeof annotatedTextKinds)[number]
