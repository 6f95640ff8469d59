import { useSearchParams } from 'react-router'
import { LastTexts } from '#components/last-texts'
import { LevelCards } from '#components/level-cards'
import { TextPicks } from '#components/library/text-picks'
import { LostNotice } from '#components/lost-notice'
import { PageHead } from '#components/page-head'
import { loadLastTexts } from '#server/conversations/last-texts'
import { loadOwnLevel } from '#server/family/load-child'
import { offerTexts } from '#server/library/readings/offer-texts'
import { appContext, viewerContext } from '#server/main/app-context'
import type { Route } from './+types/home'

/** A child profile has a level, which is offered first. */
export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const viewer = context.get(viewerContext)
  const [own, last] = await Promise.all([
    loadOwnLevel(app, viewer),
    viewer ? loadLastTexts(app.database, viewer.userId) : [],
  ])
  return { own, last, texts: offerTexts(app.now(), { level: own }) }
}

export function meta() {
  return [{ title: 'Choose Your Reading Level, Tonewise' }]
}

export default function Home({ loaderData: { own, last, texts } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  return (
    <>
      <LostNotice isLost={search.has('lost')} />
      <PageHead title="Choose Your Reading Level" line="Step 1 of 3. You can change it at any time." />
      <LastTexts texts={last} />
      <LevelCards base="/grade" own={own} />
      <TextPicks texts={texts} base="" own={own} />
      <p className="after">
        <a href="/articles-resources">Articles &amp; Resources</a>
      </p>
    </>
  )
}
