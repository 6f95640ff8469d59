import type { Settings } from '../../env.ts'
import type { Viewer } from '../../viewer.ts'

/** Whether a browser says no to being counted: Global Privacy Control or Do Not Track. Names in small letters. */
export function objectsToAnalytics(headers: Record<string, string | string[] | undefined>): boolean {
  return headers['sec-gpc'] === '1' || headers.dnt === '1'
}

/**
 * The line that asks whether visits may be counted, as HTML with the operator's tag; its program in `app/programs/` shows it. Null
 * where nothing may be counted: no tag is set, the browser objects, or a person under 18 reads.
 */
export function analyticsLine(
  { ANALYTICS_TAG_ID: tag }: Pick<Settings, 'ANALYTICS_TAG_ID'>,
  viewer: Pick<Viewer, 'ageBand'> | null,
  request: Request,
): string | null {
  if (!tag || (viewer && viewer.ageBand !== 'adult')) return null
  if (objectsToAnalytics(Object.fromEntries(request.headers))) return null
  return `<aside class="bottom" id="statistics" data-tag="${tag}" aria-label="Visit statistics" hidden><div class="page">
<p>May this site count page visits and a few clicks, such as a chosen reading level? Nothing that you type is counted. <strong></strong></p>
<p class="row"><button type="button" class="button quiet" data-statistics="yes" aria-pressed="false">Allow counting</button>
<button type="button" class="button quiet" data-statistics="no" aria-pressed="false">Do not count</button></p>
</div></aside>`
}
