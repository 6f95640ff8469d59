import { useState } from 'react'
import { limits } from '#domain/limits'

/** Searches titles, questions and explanations of every level and type; without words the list is as before. */
export function HistorySearch({ onSearch }: { onSearch: (words: string) => void }) {
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
