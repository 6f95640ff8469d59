import { data } from 'react-router'
import { AnalysisScreen } from '#components/analysis/analysis-screen'
import { contentTypeNames, gradeLevelNames, isContentType, isGradeLevel, levels } from '#domain/choices'
import { errorBody } from '#domain/errors'
import { limits } from '#domain/limits'
import { promptsLeft } from '#server/conversations/demo/open-demo'
import { hasModel } from '#server/env'
import { helpContacts } from '#server/help-contacts'
import { givenText, offerTexts } from '#server/library/texts/text-cards'
import { appContext } from '#server/main/app-context'
import type { Route } from './+types/reader'

export const handle = { needsScript: true }

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { gradeLevel, contentType } = params
  if (!isGradeLevel(gradeLevel)) {
    throw data(errorBody('grade_unsupported', { values: { grade: gradeLevel } }), 404)
  }
  if (!isContentType(contentType)) throw data(errorBody('no_such_page'), 404)
  const app = context.get(appContext)
  return {
    // The demo for children never uses a model.
    answersBy:
      !levels[gradeLevel].isForChildren && hasModel(app.settings)
        ? ('model' as const)
        : ('built-in' as const),
    gradeLevel,
    contentType,
    limits: { question: limits.question.demo, passage: limits.passage.demo },
    promptsLeft: await promptsLeft(app, request),
    viewerKey: 'demo',
    help: helpContacts(app.settings),
    given: givenText(request.url),
    offered: offerTexts(app.now(), { level: gradeLevel, type: contentType }),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const robots = { name: 'robots', content: 'noindex' }
  if (!loaderData) return [{ title: 'Error: this reader does not exist, Tonewise' }, robots]
  const { contentType, gradeLevel } = loaderData
  return [
    { title: `Demo: ${contentTypeNames[contentType]} Analysis, ${gradeLevelNames[gradeLevel]}, Tonewise` },
    robots,
  ]
}

export default function DemoAnalysis({ loaderData }: Route.ComponentProps) {
  return <AnalysisScreen mode="demo" {...loaderData} />
}
