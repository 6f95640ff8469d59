import { DemoBanner } from '#components/layout/demo-banner'
import { LevelCards } from '#components/layout/level-cards'
import { PageHead } from '#components/layout/page-head'
import { TextPicks } from '#components/library/text-picks'
import { promptsLeft as countPromptsLeft } from '#server/conversations/demo/open-demo'
import { offerTexts } from '#server/library/texts/text-cards'
import { appContext } from '#server/main/app-context'
import type { Route } from './+types/level'

export async function loader({ context, request }: Route.LoaderArgs) {
  const app = context.get(appContext)
  return { promptsLeft: await countPromptsLeft(app, request), texts: offerTexts(app.now()) }
}

export function meta() {
  return [{ title: 'Demo: Choose Your Reading Level, Tonewise' }, { name: 'robots', content: 'noindex' }]
}

export default function DemoLevel({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <DemoBanner promptsLeft={loaderData.promptsLeft} />
      <PageHead
        title="Choose Your Reading Level"
        line="Step 1 of 3. You can try Tonewise here without an account."
      />
      <LevelCards base="/demo/grade" />
      <TextPicks texts={loaderData.texts} base="/demo" />
      <p className="after">
        <a href="/articles-resources">Articles &amp; Resources</a>
      </p>
    </>
  )
}
