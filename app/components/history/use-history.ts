import { useCallback, useEffect, useRef, useState } from 'react'
import type { ContentType, GradeLevel } from '#domain/choices'
import type { HistoryEntry, HistorySource } from './history-source.ts'

export type History = {
  items: HistoryEntry[]
  more: boolean
  stage: 'loading' | 'ready' | 'failed'
  loadMore(): void
  remove(id: string): Promise<boolean>
  restore(id: string): Promise<boolean>
}

/** Pages of 20 by cursor, of one level and type or of everything that has the words; bodies of messages come only when an item is opened. */
export function useHistory(
  source: HistorySource,
  gradeLevel: GradeLevel,
  contentType: ContentType,
  search: string,
): History {
  const [items, setItems] = useState<HistoryEntry[]>([])
  const [next, setNext] = useState<string | null>(null)
  const [stage, setStage] = useState<History['stage']>('loading')
  const newest = useRef(0)

  const load = useCallback(
    async (after: string | null) => {
      newest.current += 1
      const mine = newest.current
      setStage('loading')
      const reply = await source.list({ gradeLevel, contentType, search }, after)
      if (mine !== newest.current) return
      if (!reply.ok) return setStage('failed')
      setItems((before) => (after ? [...before, ...reply.data.items] : reply.data.items))
      setNext(reply.data.next)
      setStage('ready')
    },
    [source, gradeLevel, contentType, search],
  )
  useEffect(() => void load(null), [load])

  async function change(id: string, deleted: boolean): Promise<boolean> {
    const isDone = await (deleted ? source.remove(id) : source.restore(id))
    if (isDone) setItems((before) => before.map((item) => (item.id === id ? { ...item, deleted } : item)))
    return isDone
  }

  return {
    items,
    more: next !== null,
    stage,
    loadMore: () => {
      if (stage !== 'loading') void load(next)
    },
    remove: (id) => change(id, true),
    restore: (id) => change(id, false),
  }
}
