import { useSearchParams } from 'react-router'
import { LevelCards } from '#components/level-cards'
import { LostNotice } from '#components/lost-notice'
import { PageHead } from '#components/page-head'
import { appContext, viewerContext } from '#server/app-context'
import { loadOwnLevel } from '#server/family/load-child'
import type { Route } from './+types/home'

/** A child profile has a level, which is offered first. */
export async function loader({ context }: Route.LoaderArgs) {
  return { own: await loadOwnLevel(context.get(appContext), context.get(viewerContext)) }
}

export function meta() {
  return [{ title: 'Choose Your Reading Level, Tonewise' }]
}

export default function Home({ loaderData: { own } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  return (
    <>
      <LostNotice isLost={search.has('lost')} />
      <PageHead title="Choose Your Reading Level" line="Step 1 of 3. You can change it at any time." />
      <LevelCards base="/grade" own={own} />
      <p className="after">
        <a href="/articles-resources">Articles &amp; Resources</a>
      </p>
    </>
  )
}
