import { useCallback, useEffect, useRef, useState } from 'react'
import type { ContentType, GradeLevel } from '#domain/choices'
import { askJson } from './ask-json.ts'

/** One row of the list, as the API gives it. `deleted` rows stay in place with their Undo. */
export type HistoryEntry = {
  id: string
  title: string
  preview: string
  createdAt: string
  turns: number
  gradeLevel: GradeLevel
  contentType: ContentType
  state?: string
  deleted?: boolean
}

export type History = {
  items: HistoryEntry[]
  more: boolean
  stage: 'loading' | 'ready' | 'failed'
  loadMore(): void
  remove(id: string): Promise<boolean>
  restore(id: string): Promise<boolean>
}

type Page = { items: HistoryEntry[]; next: string | null }

/** Pages of 20 by cursor, of one level and type or of everything that has the words; bodies of messages come only when an item is opened. */
export function useHistory(gradeLevel: GradeLevel, contentType: ContentType, words: string): History {
  const [items, setItems] = useState<HistoryEntry[]>([])
  const [next, setNext] = useState<string | null>(null)
  const [stage, setStage] = useState<History['stage']>('loading')
  const newest = useRef(0)

  const load = useCallback(
    async (after: string | null) => {
      newest.current += 1
      const mine = newest.current
      setStage('loading')
      const what: Record<string, string> = words ? { search: words } : { gradeLevel, contentType }
      const query = new URLSearchParams({ ...what, ...(after ? { after } : {}) })
      const reply = await askJson<Page>(`/api/conversations?${query}`)
      if (mine !== newest.current) return
      if (!reply.ok) return setStage('failed')
      setItems((before) => (after ? [...before, ...reply.data.items] : reply.data.items))
      setNext(reply.data.next)
      setStage('ready')
    },
    [gradeLevel, contentType, words],
  )
  useEffect(() => void load(null), [load])

  async function change(id: string, deleted: boolean): Promise<boolean> {
    const url = `/api/conversations/${id}${deleted ? '' : '/restore'}`
    const reply = await askJson<null>(url, { method: deleted ? 'DELETE' : 'POST' })
    if (reply.ok) setItems((before) => before.map((item) => (item.id === id ? { ...item, deleted } : item)))
    return reply.ok
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
