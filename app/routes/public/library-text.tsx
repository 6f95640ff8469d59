import { redirect } from 'react-router'
import { Breadcrumbs } from '#components/layout/breadcrumbs'
import { AnnotationParts } from '#components/library/annotation-parts'
import { MarkedText } from '#components/library/marked-text'
import { Versions } from '#components/library/prose'
import { TextHead } from '#components/library/text-head'
import { VersionSwitch } from '#components/library/version-switch'
import { types } from '#domain/choices'
import { contentTypeOf } from '#domain/library/annotated-text-kinds'
import { markText } from '#domain/library/mark-text'
import { readAnnotatedTexts } from '#server/library/texts/readings'
import { listTexts } from '#server/library/texts/text-cards'
import { viewerContext } from '#server/main/app-context'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/library-text'
import '../../styles/library.css'

export const handle = { isStatic: true }

/** Redirects an unknown text to the library. */
export function loader({ context, params }: Route.LoaderArgs) {
  const reading = readAnnotatedTexts().find(({ slug }) => slug === params.slug)
  const card = listTexts().find(({ slug }) => slug === params.slug)
  if (!reading || !card) throw redirect('/library')
  const viewer = `/reader/${reading.level}/${contentTypeOf(reading.kind)}?text=${reading.slug}`
  return {
    reading,
    card,
    askAt: context.get(viewerContext) ? viewer : `/demo${viewer}`,
    ...markText(reading),
  }
}

export function meta({ matches, loaderData: { reading, card } }: Route.MetaArgs) {
  const { slug, title, author, kind, level, themes, source, short, changed } = reading
  const path = `/library/${slug}`
  return pageMeta({
    matches,
    title: `${title}: tone and meaning, Tonewise`,
    path,
    description: `${title}, ${author}. ${short.plain.replaceAll('**', '')}`,
    work: { name: title, author, year: source.year, kind, level, themes, words: card.words, changed },
    crumbs: [
      { name: 'Library', path: '/library' },
      { name: title, path },
    ],
  })
}

export default function LibraryText({ loaderData }: Route.ComponentProps) {
  const { reading, card, askAt, text, spans, marks } = loaderData
  const { title, before, kind, level } = reading
  return (
    <>
      <Breadcrumbs crumbs={[{ name: 'Library', href: '/library' }, { name: title }]} />
      <article className="library-text">
        <TextHead reading={reading} card={card} askAt={askAt} />
        <section aria-labelledby="text" className="sheet the-text">
          <h2 id="text">The text</h2>
          {before ? (
            <div className="before">
              <strong>Before this part</strong>
              <Versions of={before} />
            </div>
          ) : null}
          <MarkedText text={text} spans={spans} isVerse={types[contentTypeOf(kind)].isVerse} marks={marks} />
        </section>
        <div className="beside">
          <VersionSwitch isFull={level === 'high' || level === 'college'} />
          <AnnotationParts reading={reading} marks={marks} />
        </div>
      </article>
    </>
  )
}
