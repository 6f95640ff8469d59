import '../../styles/answer.css'
import '../../styles/history.css'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type ContentType, contentTypeNames, type GradeLevel, gradeLevelNames } from '#domain/choices'
import { limits } from '#domain/limits'
import { screenErrors } from '#domain/screen-errors'
import { day } from './day-and-time.ts'
import { HistoryItem } from './history-item.tsx'
import type { HistoryEntry, HistorySource } from './history-source.ts'

type Props = {
  gradeLevel: GradeLevel
  contentType: ContentType
  source: HistorySource
  onOpen: (conversationId: string) => Promise<boolean>
}

/** Saved conversations of one level and type by day, newest first. */
export function HistoryView({ gradeLevel, contentType, source, onOpen }: Props) {
  const [words, setWords] = useState('')
  const history = useHistory(source, gradeLevel, contentType, words)
  const { items, more, stage } = history
  return (
    <section
      className="history"
      aria-labelledby="history-heading"
      aria-busy={stage === 'loading' ? true : undefined}
    >
      <h2 id="history-heading">Your explanations</h2>
      <HistorySearch onSearch={setWords} />
      <p className="muted">
        {words
          ? `With “${words}”, at every level. The newest is first.`
          : `${contentTypeNames[contentType]}, ${gradeLevelNames[gradeLevel]}. The newest is first.`}
      </p>
      <div role="status">
        {stage === 'loading' && items.length === 0 && <p className="muted">Loading...</p>}
        {stage === 'ready' && items.length === 0 && !words && <Words code="history_empty" />}
        {stage === 'ready' && words && (
          <p>
            {items.length === 0
              ? `Nothing in your history has “${words}”.`
              : `${items.length}${more ? ' or more' : ''} found.`}
          </p>
        )}
      </div>
      {groupByDay(items).map(([date, entries]) => (
        <div key={date} className="day">
          <h3>{date}</h3>
          <ul>
            {entries.map((entry) => (
              <HistoryItem
                key={entry.id}
                entry={entry}
                source={source}
                matchesScreen={entry.gradeLevel === gradeLevel && entry.contentType === contentType}
                onOpen={onOpen}
                onDelete={() => history.remove(entry.id)}
                onUndo={() => history.restore(entry.id)}
              />
            ))}
          </ul>
        </div>
      ))}
      <div role="alert">
        {stage === 'failed' && (
          <div className="problems">
            <Words code="history_failed" />
          </div>
        )}
      </div>
      {stage === 'failed' && (
        <button type="button" className="button quiet" onClick={history.loadMore}>
          Try again
        </button>
      )}
      {more && stage !== 'failed' && (
        <button
          type="button"
          className="button quiet"
          aria-disabled={stage === 'loading' || undefined}
          onClick={history.loadMore}
        >
          {stage === 'loading' ? 'Loading...' : 'Show older'}
        </button>
      )}
    </section>
  )
}

function Words({ code }: { code: 'history_empty' | 'history_failed' }) {
  const { sentence, next } = screenErrors[code]
  return (
    <p>
      <strong>{sentence}</strong> <span>{next}</span>
    </p>
  )
}

function groupByDay(items: HistoryEntry[]): [string, HistoryEntry[]][] {
  const days = new Map<string, HistoryEntry[]>()
  for (const item of items) {
    const date = day(item.createdAt)
    days.set(date, [...(days.get(date) ?? []), item])
  }
  return [...days]
}

/** Searches titles, questions and explanations of every level and type; without words the list is as before. */
function HistorySearch({ onSearch }: { onSearch: (words: string) => void }) {
  const [words, setWords] = useState('')
  return (
    <search>
      <form
        className="history-search"
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(words.trim())
        }}
      >
        <div className="field">
          <label htmlFor="history-words">Search everything you asked</label>
          <input
            id="history-words"
            type="search"
            value={words}
            maxLength={limits.historySearch}
            autoComplete="off"
            onChange={(event) => {
              setWords(event.target.value)
              if (event.target.value === '') onSearch('')
            }}
          />
        </div>
        <button type="submit" className="button quiet">
          Search
        </button>
      </form>
    </search>
  )
}

type History = {
  items: HistoryEntry[]
  more: boolean
  stage: 'loading' | 'ready' | 'failed'
  loadMore(): void
  remove(id: string): Promise<boolean>
  restore(id: string): Promise<boolean>
}

/** Pages of 20 by cursor, of one level and type or of everything that has the words; bodies of messages come only when an item is opened. */
function useHistory(
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
