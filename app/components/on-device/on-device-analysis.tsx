import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import type { ContentType, GradeLevel } from '#domain/choices'
import { limits, shownAtFirst } from '#domain/limits'
import { AnalysisScreen } from '../analysis/analysis-screen.tsx'
import type { AnalysisScreenProps } from '../analysis/use-analysis.ts'
import { carryDraft } from '../drafts/carry-draft.ts'
import { emptyDraft, isBlank, type ServerDraft } from '../drafts/draft-store.ts'
import type { DraftServer } from '../drafts/send-drafts.ts'
import { parseAnalysisPath } from '../form/analysis-path.ts'
import { onDeviceAnswerer } from './answer-on-device.ts'
import { DeleteDeviceData } from './delete-device-data.tsx'
import { deviceHistory } from './device-history.ts'
import { deleteDeviceStore, openDeviceStore, type StoredDraft } from './device-store.ts'

type Props = Pick<AnalysisScreenProps, 'help'> & {
  offered: (choice: Pick<AnalysisScreenProps, 'gradeLevel' | 'contentType'>) => AnalysisScreenProps['offered']
}

/** The question screen that stores everything in this browser. It shows once the stored drafts are loaded. */
export function OnDeviceAnalysis({ help, offered }: Props) {
  const { search } = useLocation()
  const { gradeLevel, contentType } = useMemo(() => parseAnalysisPath(new URLSearchParams(search)), [search])
  const [loaded, setLoaded] = useState<{ of: string; drafts: ServerDraft[]; isForbidden: boolean } | null>(
    null,
  )
  const [shared, setShared] = useState<ReturnType<typeof takeShared>>(null)
  const [opened, setOpened] = useState(0)
  const of = `${gradeLevel} ${contentType} ${opened}`
  useEffect(() => {
    let isCurrent = true
    findDeviceDrafts(gradeLevel, contentType).then(
      (drafts) => isCurrent && show({ of, drafts, isForbidden: false }),
      () => isCurrent && show({ of, drafts: [], isForbidden: true }),
    )
    function show(found: NonNullable<typeof loaded>) {
      setShared((before) => takeShared() ?? before)
      setLoaded(found)
    }
    return () => {
      isCurrent = false
    }
  }, [gradeLevel, contentType, of])
  const device = useMemo(
    () => ({
      drafts: createDeviceDrafts(gradeLevel, contentType),
      history: deviceHistory,
      answererOf: onDeviceAnswerer,
    }),
    [gradeLevel, contentType],
  )
  /** Opens the screen again after an act. It is unmounted before: on unmount it stores what is in its form. */
  const reopenAfter = useCallback(async (act: () => unknown) => {
    flushSync(() => setLoaded(null))
    await new Promise((resolve) => setTimeout(resolve))
    try {
      await act()
    } finally {
      setOpened((before) => before + 1)
    }
  }, [])
  const deleteAll = useCallback(() => reopenAfter(deleteDeviceStore), [reopenAfter])
  const takeIn = useCallback(() => {
    const path = window.location.pathname + window.location.search
    if (shared) carryDraft({ draft: { ...emptyDraft(), ...shared }, path, arrived: () => undefined })
    setShared(null)
    void reopenAfter(() => undefined)
  }, [shared, reopenAfter])
  return (
    <>
      {loaded?.isForbidden && (
        <p className="notice">
          This browser keeps nothing for this page, as in a private window. You can read and ask. Download
          what you want to keep.
        </p>
      )}
      {shared && <SharedText {...shared} onUse={takeIn} onLeave={() => setShared(null)} />}
      {loaded?.of === of ? (
        <AnalysisScreen
          key={of}
          mode="device"
          answersBy="built-in"
          {...{ gradeLevel, contentType, help, device }}
          drafts={loaded.drafts}
          limits={{ question: limits.question.account, passage: limits.passage.account }}
          viewerKey="device"
          offered={offered({ gradeLevel, contentType })}
        />
      ) : (
        <p className="muted">Loading...</p>
      )}
      <DeleteDeviceData onDelete={deleteAll} />
    </>
  )
}

/**
 * The text that another app shared. The service worker put it into the hash of the address, which no server sees; this
 * removes it from there. Null when there is none.
 */
function takeShared(): { title: string; passage: string } | null {
  const { hash, pathname, search } = window.location
  if (!hash.startsWith('#shared&')) return null
  window.history.replaceState(window.history.state, '', pathname + search)
  const shared = new URLSearchParams(hash.slice('#shared&'.length))
  const passage = (shared.get('text') || shared.get('url') || '').slice(0, limits.onDevice.shared).trim()
  return passage ? { title: (shared.get('title') ?? '').slice(0, limits.title), passage } : null
}

type SharedTextProps = { title: string; passage: string; onUse: () => void; onLeave: () => void }

/** Asks before a text that another app or site sent stands in the form: it may not be the reader's own choice. */
function SharedText({ title, passage, onUse, onLeave }: SharedTextProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const isCut = passage.length > shownAtFirst.sharedText
  return (
    <section className="notice stack" aria-labelledby="shared-heading">
      <h2 id="shared-heading" ref={heading} tabIndex={-1}>
        Use this shared text?
      </h2>
      <p>Another app or website sent it. Your own text stays as it is.</p>
      <blockquote translate="no">
        {title && (
          <p>
            <strong>{title}</strong>
          </p>
        )}
        <p>{isCut ? `${passage.slice(0, shownAtFirst.sharedText)} …` : passage}</p>
      </blockquote>
      <p>
        <button type="button" className="button" onClick={onUse}>
          Put it in the form
        </button>{' '}
        <button type="button" className="button quiet" onClick={onLeave}>
          Leave it out
        </button>
      </p>
    </section>
  )
}

/** The drafts of one level and type stored on this device, newest first. Rejects where the browser forbids storage. */
async function findDeviceDrafts(gradeLevel: GradeLevel, contentType: ContentType): Promise<StoredDraft[]> {
  const drafts = await (await openDeviceStore()).getAll('drafts')
  return drafts
    .filter((one) => one.gradeLevel === gradeLevel && one.contentType === contentType)
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))
}

/** Stores drafts on this device as the server does for an account: two tabs with one draft both keep their text. */
function createDeviceDrafts(gradeLevel: GradeLevel, contentType: ContentType): DraftServer {
  return {
    read: async (id) => (await (await openDeviceStore()).get('drafts', id)) ?? null,
    async remove(id) {
      await (await openDeviceStore()).delete('drafts', id)
      return true
    },
    async put({ id, draft, revision }) {
      const write = (await openDeviceStore()).transaction('drafts', 'readwrite')
      const found = await write.store.get(id)
      if (found && found.revision !== revision) return { kind: 'conflict', found }
      if (isBlank(draft)) await write.store.delete(id)
      else {
        const updatedAt = new Date().toISOString()
        await write.store.put({
          id,
          data: draft,
          revision: revision + 1,
          updatedAt,
          gradeLevel,
          contentType,
        })
      }
      await write.done
      return { kind: 'stored', revision: isBlank(draft) ? 0 : revision + 1 }
    },
  }
}
