import { useCallback, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { limits } from '#domain/limits'
import { AnalysisScreen } from '../analysis/analysis-screen.tsx'
import type { AnalysisScreenProps } from '../analysis/use-analysis.ts'
import { carryDraft } from '../drafts/carry-draft.ts'
import type { ServerDraft } from '../drafts/draft-store.ts'
import { emptyDraft } from '../drafts/draft-store.ts'
import { parseAnalysisPath } from '../form/analysis-path.ts'
import { onDeviceAnswerer } from './answer-on-device.ts'
import { DeleteDeviceData } from './delete-device-data.tsx'
import { createDeviceDrafts, findDeviceDrafts } from './device-drafts.ts'
import { deviceHistory } from './device-history.ts'
import { deleteDeviceStore } from './device-store.ts'
import { SharedText } from './shared-text.tsx'
import { takeShared } from './take-shared.ts'

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
