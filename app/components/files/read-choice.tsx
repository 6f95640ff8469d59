import { shownAtFirst } from '#domain/limits'
import { PageChoice } from './page-choice.tsx'
import { PhotoReview } from './photo-review.tsx'
import type { Book, FileReader } from './use-file-reader.ts'
import '../../styles/box-files.css'
import { useEffect, useRef, useState } from 'react'
import { fileKindOf, inDigits } from '#domain/file-text'
import type { TextPart } from './split-long.ts'

/** What a file that was read asks: which of its chapters or pages, or which words a photo shows. */
export function ReadChoice({ upload }: { upload: FileReader }) {
  const { book, longPdf, photo, take, cancel } = upload
  if (book) return <ChapterChoice book={book} onUse={take} onCancel={cancel} />
  if (photo) return <PhotoReview photo={photo} onUse={take} onCancel={cancel} />
  if (!longPdf) return null
  return (
    <PageChoice pdf={longPdf} onUse={(pages) => void upload.read([longPdf.file], pages)} onCancel={cancel} />
  )
}

type Props = { book: Book; onUse: (part: TextPart) => void; onCancel: () => void }

/** A book or a text longer than the box was read: one of its parts comes into the box. */
function ChapterChoice({ book: { name, chapters }, onUse, onCancel }: Props) {
  const [chosen, setChosen] = useState(0)
  const list = useRef<HTMLSelectElement>(null)
  useEffect(() => list.current?.focus(), [])
  const part = chapters[chosen]
  const text = part?.text ?? ''
  const isBook = fileKindOf({ name, type: '', size: 1 }) === 'book'
  const named = isBook ? 'chapter' : 'part'
  return (
    <div className="notice chapter-choice">
      <label>
        <span>{`Choose a ${named} of ${name}`}</span>
        <select ref={list} value={chosen} onChange={(event) => setChosen(Number(event.target.value))}>
          {chapters.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: titles repeat, and the list never changes
            <option key={at} value={at}>
              {isBook ? one.title : `${one.title}: “${startOf(one.text, one.title)} …”`}
            </option>
          ))}
        </select>
      </label>
      <span className="hint">{`${isBook ? '' : 'The whole text is longer than the box. '}This part has ${inDigits(text.length)} characters. It begins: “${text.slice(0, shownAtFirst.beginningOfPart).replace(/\s+/gu, ' ').trim()} …”`}</span>
      <div className="row">
        <button type="button" className="button quiet" onClick={() => part && onUse(part)}>
          {`Use this ${named}`}
        </button>
        <button type="button" className="button quiet" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </div>
  )
}

/** The first words below the title. */
function startOf(text: string, title: string): string {
  const line = text.slice(0, 400).replace(/\s+/gu, ' ')
  const below = line.startsWith(title) ? line.slice(title.length) : line
  return below.trim().split(' ').slice(0, 6).join(' ')
}
