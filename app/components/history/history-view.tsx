import type { HistoryEntry } from './history-source.ts'
import '../../styles/answer.css'
import '../../styles/history.css'
import { useState } from 'react'
import { type ContentType, contentTypeNames, type GradeLevel, gradeLevelNames } from '#domain/choices'
import { screenErrors } from '#domain/screen-errors'
import { day } from './day-and-time.ts'
import { HistoryItem } from './history-item.tsx'
import { HistorySearch } from './history-search.tsx'
import type { HistorySource } from './history-source.ts'
import { useHistory } from './use-history.ts'

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
