import { types } from '#domain/choices'
import type { Example, PostPart } from '#server/library/parse-post'
import type { Post } from '#server/library/posts'
import { MarkedExample } from '../public/marked-example.tsx'
import type { PassageNotes } from '../public/passage-notes.ts'
import { ArticleProse } from './article-prose.tsx'

/** A piece of an article, its passage read by the engine. */
export type ReadPart =
  | Extract<PostPart, { kind: 'prose' }>
  | (Example & { kind: 'example'; marked: PassageNotes })

export type ReadPost = Omit<Post, 'parts'> & { parts: ReadPart[] }

/** Prose and marked passages in turn. */
export function ArticleBody({ parts }: { parts: ReadPart[] }) {
  return parts.map((part, at) =>
    part.kind === 'prose' ? (
      <div key={`prose-${part.markdown.slice(0, 40)}`} className="prose">
        <ArticleProse markdown={part.markdown} />
      </div>
    ) : (
      <MarkedExample
        key={`example-${part.title}`}
        {...part}
        by={`${part.author}, ${part.year}`}
        id={`example-${at + 1}`}
        isVerse={types[part.type].isVerse}
      />
    ),
  )
}
