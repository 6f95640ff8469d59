import { Link, useSearchParams } from 'react-router'
import { LevelCards } from '#components/layout/level-cards'
import { NotFoundNotice } from '#components/layout/not-found-notice'
import { PageHead } from '#components/layout/page-head'
import { TextPicks } from '#components/library/text-picks'
import { contentTypeNames, gradeLevelNames } from '#domain/choices'
import { loadOwnLevel } from '#server/accounts/children/load-child'
import { type LastText, loadLastTexts } from '#server/conversations/last-texts'
import { offerTexts } from '#server/library/texts/text-cards'
import { appContext, viewerContext } from '#server/main/app-context'
import type { Route } from './+types/home'

/** The level of a child profile is offered first. */
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
      <NotFoundNotice isLost={search.has('lost')} />
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

/** The newest conversations, each a link to continue it. */
function LastTexts({ texts }: { texts: readonly LastText[] }) {
  if (texts.length === 0) return null
  return (
    <section aria-labelledby="last-texts" className="text-picks">
      <h2 id="last-texts">Go on with a text</h2>
      <ul>
        {texts.map(({ id, name, gradeLevel, contentType, on }) => (
          <li key={id}>
            <Link to={`/reader/${gradeLevel}/${contentType}?conversation=${id}`}>{name}</Link>
            <span className="small">{`${contentTypeNames[contentType]}, ${gradeLevelNames[gradeLevel]}, ${on}`}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
