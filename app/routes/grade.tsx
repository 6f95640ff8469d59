import { data } from 'react-router'
import { Breadcrumbs } from '#components/layout/breadcrumbs'
import { PageHead } from '#components/layout/page-head'
import { TypeCards } from '#components/layout/type-cards'
import { gradeLevelNames, isGradeLevel } from '#domain/choices'
import { errorBody } from '#domain/errors'
import { loadAnswersLeft } from '#server/billing/billing-routes'
import { appContext, viewerContext } from '#server/main/app-context'
import type { Route } from './+types/grade'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { gradeLevel } = params
  if (!isGradeLevel(gradeLevel)) {
    throw data(errorBody('grade_unsupported', { values: { grade: gradeLevel } }), 404)
  }
  const viewer = context.get(viewerContext)
  return { gradeLevel, answersLeft: viewer && (await loadAnswersLeft(context.get(appContext), viewer)) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Error: Unsupported grade level, Tonewise' }]
  return [{ title: `Choose a Content Type, ${gradeLevelNames[loaderData.gradeLevel]}, Tonewise` }]
}

export default function Grade({ loaderData: { gradeLevel, answersLeft } }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumbs crumbs={[{ name: 'Home', to: '/home' }, { name: gradeLevelNames[gradeLevel] }]} />
      <PageHead
        title="Choose a Content Type"
        line={`${gradeLevelNames[gradeLevel]}. Step 2 of 3.`}
        home="/home"
        back={{ to: '/home', name: 'Back' }}
      />
      <TypeCards base="/reader" gradeLevel={gradeLevel} />
      {answersLeft && <p className="after muted">{answersLeft}</p>}
    </>
  )
}
