/** The kinds of text in the library; a scene is a short everyday text of our own. */
export const readingKinds = ['poetry', 'fiction', 'nonfiction', 'scene'] as const
export type ReadingKind = (typeof readingKinds)[number]
