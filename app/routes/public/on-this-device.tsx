import { lazy, Suspense, useEffect, useState } from 'react'
import { Breadcrumbs } from '#components/layout/breadcrumbs'
import { LoadLine } from '#components/layout/load-line'
import { type ContentType, contentTypes, type GradeLevel, gradeLevels } from '#domain/choices'
import { helpContacts } from '#server/help-contacts'
import { offerTexts } from '#server/library/texts/text-cards'
import { appContext } from '#server/main/app-context'
import { onNewVersion, startOffline } from '../../components/on-device/start-offline.ts'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/on-this-device'
import '../../styles/on-device.css'

const DeviceAnalysis = lazy(() =>
  import('#components/on-device/on-device-analysis').then((module) => ({ default: module.OnDeviceAnalysis })),
)

export const handle = { needsScript: true }

/** The page is the same for everyone, so that a browser can cache it: nothing here depends on the request. */
export function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  return {
    help: helpContacts(app.settings),
    offered: gradeLevels.flatMap((level) =>
      contentTypes.map((type) => ({ level, type, texts: offerTexts(app.now(), { level, type }) })),
    ),
  }
}

/** Another level or type changes the address but not the data, so nothing is loaded again. */
export function shouldRevalidate() {
  return false
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: 'Read on this device, Tonewise',
    path: '/on-this-device',
    manifest: '/on-this-device.webmanifest',
    crumbs: [{ name: 'Read on this device', path: '/on-this-device' }],
    description:
      'Ask about the tone of a text without an account. The explanation is made on your device, and your text is not sent.',
  })
}

export default function OnThisDevice({ loaderData: { help, offered } }: Route.ComponentProps) {
  const [isReady, setIsReady] = useState(false)
  useEffect(() => {
    setIsReady(true)
    startOffline()
  }, [])
  const offeredAt = ({ gradeLevel, contentType }: { gradeLevel: GradeLevel; contentType: ContentType }) =>
    offered.find(({ level, type }) => level === gradeLevel && type === contentType)?.texts ?? []
  return (
    <>
      <Breadcrumbs crumbs={[{ name: 'Home', href: '/' }, { name: 'Read on this device' }]} />
      <div className="here-lead">
        <h1 tabIndex={-1}>Read on this device</h1>
        <p className="measure">
          The built-in reader works here without an account. After the first visit it works without a network.
          What you type stays in this browser. For a text of the library, the browser fetches our notes on it
          by title.
        </p>
      </div>
      <VersionNotice />
      {isReady ? (
        <Suspense fallback={<p className="muted">Loading...</p>}>
          <DeviceAnalysis help={help} offered={offeredAt} />
        </Suspense>
      ) : (
        <>
          <p className="muted needs-script">Loading...</p>
          <LoadLine />
        </>
      )}
    </>
  )
}

/** A new version waits in this browser until the person loads it. Typed text is saved as it is typed. */
function VersionNotice() {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null)
  useEffect(() => onNewVersion(setWaiting), [])

  function load() {
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
      once: true,
    })
    waiting?.postMessage('take-over')
  }

  return (
    <div role="status">
      {waiting && (
        <p className="notice row">
          <span>There is a new version of Tonewise. Your text stays.</span>
          <button type="button" className="button quiet" onClick={load}>
            Load the new version
          </button>
        </p>
      )}
    </div>
  )
}
