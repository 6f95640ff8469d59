import { redirect } from 'react-router'
import { MarkedLines } from '#components/evidence/marked-lines'
import { Breadcrumbs } from '#components/layout/breadcrumbs'
import { AnnotationParts } from '#components/library/annotation-parts'
import { Versions } from '#components/library/prose'
import { TextHead } from '#components/library/text-head'
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
          <div className={types[contentTypeOf(kind)].isVerse ? 'passage verse' : 'passage'}>
            <MarkedLines
              text={text}
              spans={spans}
              linkOf={(number, isFirstSpan) => ({
                href: `#clue-${number}`,
                id: isFirstSpan ? `mark-${number}` : undefined,
                'aria-label': `Clue ${number}: ${marks[number - 1]?.name}`,
              })}
            />
          </div>
        </section>
        <div className="beside">
          <VersionSwitch isFull={level === 'high' || level === 'college'} />
          <AnnotationParts reading={reading} marks={marks} />
        </div>
      </article>
    </>
  )
}

type Props = { isFull: boolean }

/** Chooses the version of every explanation on the page. Styles alone show and hide, so it works without a script. */
function VersionSwitch({ isFull }: Props) {
  return (
    <fieldset className="switch">
      <legend>Explanations</legend>
      <label className="choice">
        <input type="radio" name="version" id="version-plain" defaultChecked={!isFull} />
        In short sentences
      </label>
      <label className="choice">
        <input type="radio" name="version" id="version-full" defaultChecked={isFull} />
        For high school and college
      </label>
    </fieldset>
  )
}
