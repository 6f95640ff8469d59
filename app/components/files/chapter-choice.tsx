import { useEffect, useRef, useState } from 'react'
import { inDigits } from '#domain/file-text'
import type { Book } from './use-file-reader.ts'

type Props = { book: Book; onUse: (text: string) => void; onCancel: () => void }

/** A book was read: one of its chapters comes into the box. */
export function ChapterChoice({ book: { name, chapters }, onUse, onCancel }: Props) {
  const [chosen, setChosen] = useState(0)
  const list = useRef<HTMLSelectElement>(null)
  useEffect(() => list.current?.focus(), [])
  const text = chapters[chosen]?.text ?? ''
  return (
    <div className="notice chapter-choice">
      <label>
        <span>{`Choose a chapter of ${name}`}</span>
        <select ref={list} value={chosen} onChange={(event) => setChosen(Number(event.target.value))}>
          {chapters.map(({ title }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: titles repeat, and the list never changes
            <option key={at} value={at}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <span className="hint">{`${inDigits(text.length)} characters. It begins: “${text.slice(0, shown).replace(/\s+/gu, ' ').trim()} …”`}</span>
      <div className="row">
        <button type="button" className="button quiet" onClick={() => onUse(text)}>
          Use this chapter
        </button>
        <button type="button" className="button quiet" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </div>
  )
}

const shown = 80
