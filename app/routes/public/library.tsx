import { Breadcrumbs } from '#components/layout/breadcrumbs'
import { TextFilter } from '#components/library/text-filter'
import { TextList } from '#components/library/text-list'
import { isWanted, readWanted } from '#domain/library/find-texts'
import { listTexts } from '#server/library/texts/text-cards'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/library'
import '../../styles/library.css'

export const handle = { isStatic: true }

export function loader({ request }: Route.LoaderArgs) {
  return { cards: listTexts(), wanted: readWanted(new URL(request.url).searchParams) }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: 'Library: texts with their explanations, Tonewise',
    path: '/library',
    description:
      'Poems, stories, speeches and everyday scenes, each with its tone, its clues and answers to questions about it.',
    crumbs: [{ name: 'Library', path: '/library' }],
  })
}

export default function Library({ loaderData: { cards, wanted } }: Route.ComponentProps) {
  const isShown = (card: (typeof cards)[number]) => isWanted(card, wanted)
  return (
    <>
      <Breadcrumbs crumbs={[{ name: 'Home', href: '/' }, { name: 'Library' }]} />
      <div className="library-lead">
        <h1 tabIndex={-1}>Library</h1>
        <p className="measure muted">
          Texts that schools read, and everyday scenes. Each has an explanation that was written ahead. Every
          quotation in it is checked.
        </p>
      </div>
      <TextFilter cards={cards} wanted={wanted} found={cards.filter(isShown).length} />
      <TextList cards={cards} isShown={isShown} />
      <p className="small after">
        The texts are free to use, or were written for Tonewise. Each page names its source.
      </p>
    </>
  )
}
