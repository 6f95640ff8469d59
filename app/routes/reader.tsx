import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { AnalysisScreen } from '#components/analysis/analysis-screen'
import { contentTypeNames, gradeLevelNames, isContentType, isGradeLevel } from '#domain/choices'
import { errorBody } from '#domain/errors'
import { limits } from '#domain/limits'
import { mayUseModel } from '#server/accounts/children/consent'
import { loadEntitlement } from '#server/billing/load-entitlement'
import { findDrafts } from '#server/conversations/drafts/queries'
import { hasModel } from '#server/env'
import { helpContacts } from '#server/help-contacts'
import { viewerKey } from '#server/http/viewer-key'
import { givenText, offerTexts } from '#server/library/texts/text-cards'
import { appContext, viewerContext } from '#server/main/app-context'
import type { Route } from './+types/reader'

export const handle = { needsScript: true }

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { gradeLevel, contentType } = params
  if (!isGradeLevel(gradeLevel)) {
    throw data(errorBody('grade_unsupported', { values: { grade: gradeLevel } }), 404)
  }
  if (!isContentType(contentType)) throw data(errorBody('no_such_page'), 404)
  const app = context.get(appContext)
  const viewer = context.get(viewerContext)
  // The signed-in routes let nobody else through.
  if (!viewer) throw data(errorBody('signed_out'), 401)
  const [entitlement, drafts, mayAsk] = await Promise.all([
    loadEntitlement(app, viewer),
    findDrafts(app.database, { userId: viewer.userId, gradeLevel, contentType }),
    viewer.ageBand !== 'child' || mayUseModel(app, viewer.userId),
  ])
  return {
    answersBy:
      mayAsk && entitlement.modelAnswersPerDay > 0 && hasModel(app.settings)
        ? ('model' as const)
        : ('built-in' as const),
    gradeLevel,
    contentType,
    limits: { question: limits.question.account, passage: entitlement.passage },
    drafts: drafts.map((draft) => ({ ...draft, updatedAt: draft.updatedAt.toISOString() })),
    viewerKey: viewerKey(app.secret, viewer.userId),
    help: helpContacts(app.settings),
    given: givenText(request.url),
    offered: offerTexts(app.now(), { level: gradeLevel, type: contentType }),
  }
}

/** The screen has its own state, which a reload of the data would reset under a running answer. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
  return (
    currentParams.gradeLevel !== nextParams.gradeLevel || currentParams.contentType !== nextParams.contentType
  )
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Error: this reader does not exist, Tonewise' }]
  const { contentType, gradeLevel } = loaderData
  return [{ title: `${contentTypeNames[contentType]} Analysis, ${gradeLevelNames[gradeLevel]}, Tonewise` }]
}

export default function AnalysisRoute({ loaderData }: Route.ComponentProps) {
  return <AnalysisScreen mode="account" {...loaderData} />
}
