import { Link } from 'react-router'
import { Breadcrumbs } from '#components/layout/breadcrumbs'
import { DemoBanner } from '#components/layout/demo-banner'
import { PageHead } from '#components/layout/page-head'
import { TypeCards } from '#components/layout/type-cards'
import { gradeLevelNames, isGradeLevel } from '#domain/choices'
import { promptsLeft as countPromptsLeft } from '#server/conversations/demo/open-demo'
import { appContext } from '#server/main/app-context'
import type { Route } from './+types/grade'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { gradeLevel } = params
  return {
    promptsLeft: await countPromptsLeft(context.get(appContext), request),
    gradeLevel: isGradeLevel(gradeLevel) ? gradeLevel : null,
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const route = loaderData?.gradeLevel ? `, ${gradeLevelNames[loaderData.gradeLevel]}` : ''
  return [{ title: `Demo: Select Content Type${route}, Tonewise` }, { name: 'robots', content: 'noindex' }]
}

export default function DemoGrade({ loaderData: { gradeLevel, promptsLeft } }: Route.ComponentProps) {
  const name = gradeLevel && gradeLevelNames[gradeLevel]
  return (
    <>
      <DemoBanner promptsLeft={promptsLeft} />
      <Breadcrumbs crumbs={[{ name: 'Demo', to: '/demo' }, { name: name ?? 'Select Content Type' }]} />
      <PageHead
        title={name ? `${name}: Select Content Type` : 'Select Content Type'}
        line="Step 2 of 3."
        back={{ to: '/demo', name: 'Back' }}
      />
      {gradeLevel ? (
        <TypeCards base="/demo/reader" gradeLevel={gradeLevel} />
      ) : (
        <p>
          We do not have this level. <Link to="/demo">Choose one of our levels.</Link>
        </p>
      )}
    </>
  )
}
