import { useCallback, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { limits } from '#domain/limits'
import { carryDraft } from '../reader/carry-draft.ts'
import type { ServerDraft } from '../reader/choose-draft.ts'
import { emptyDraft } from '../reader/draft-store.ts'
import { Reader } from '../reader/reader.tsx'
import type { ReaderProps } from '../reader/use-reader.ts'
import { answererOf } from './answer-here.ts'
import { DeleteHere } from './delete-here.tsx'
import { deleteEverythingHere } from './device-store.ts'
import { createDraftsHere, findDraftsHere } from './drafts-here.ts'
import { historyHere } from './history-here.ts'
import { readPlace } from './place-address.ts'
import { takeShared } from './take-shared.ts'

type Props = Pick<ReaderProps, 'help'> & {
  offered: (place: Pick<ReaderProps, 'gradeLevel' | 'contentType'>) => ReaderProps['offered']
}

/** The reader that keeps everything in this browser, as soon as it has looked what there is. */
export function DeviceReader({ help, offered }: Props) {
  const { search } = useLocation()
  const { gradeLevel, contentType } = useMemo(() => readPlace(new URLSearchParams(search)), [search])
  const [kept, setKept] = useState<{ of: string; drafts: ServerDraft[]; isForbidden: boolean } | null>(null)
  const [emptied, setEmptied] = useState(0)
  const of = `${gradeLevel} ${contentType} ${emptied}`
  useEffect(() => {
    let isCurrent = true
    findDraftsHere(gradeLevel, contentType).then(
      (drafts) => isCurrent && show({ of, drafts, isForbidden: false }),
      () => isCurrent && show({ of, drafts: [], isForbidden: true }),
    )
    function show(found: NonNullable<typeof kept>) {
      const shared = takeShared()
      const path = window.location.pathname + window.location.search
      if (shared) carryDraft({ draft: { ...emptyDraft(), ...shared }, path, arrived: () => undefined })
      setKept(found)
    }
    return () => {
      isCurrent = false
    }
  }, [gradeLevel, contentType, of])
  const device = useMemo(
    () => ({ drafts: createDraftsHere(gradeLevel, contentType), history: historyHere, answererOf }),
    [gradeLevel, contentType],
  )
  const deleteHere = useCallback(async () => {
    // The reader goes first: leaving, it writes what stands in its form.
    flushSync(() => setKept(null))
    await new Promise((resolve) => setTimeout(resolve))
    try {
      await deleteEverythingHere()
    } finally {
      setEmptied((before) => before + 1)
    }
  }, [])
  return (
    <>
      {kept?.isForbidden && (
        <p className="notice">
          This browser keeps nothing for this page, as in a private window. You can read and ask. Download
          what you want to keep.
        </p>
      )}
      {kept?.of === of ? (
        <Reader
          key={of}
          mode="device"
          answersBy="built-in"
          {...{ gradeLevel, contentType, help, device }}
          drafts={kept.drafts}
          limits={{ question: limits.question.account, passage: limits.passage.account }}
          viewerKey="device"
          offered={offered({ gradeLevel, contentType })}
        />
      ) : (
        <p className="muted">Loading...</p>
      )}
      <DeleteHere onDelete={deleteHere} />
    </>
  )
}
