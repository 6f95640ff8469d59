import { useEffect, useRef, useState } from 'react'
import { limits } from '#domain/limits'
import type { PdfPages } from './pdf/read-pdf.ts'
import type { LongPdf } from './use-file-reader.ts'

type Props = { pdf: LongPdf; onUse: (pages: PdfPages) => void; onCancel: () => void }

/** A PDF of many pages: those that are asked about come into the box. */
export function PageChoice({ pdf: { file, pages }, onUse, onCancel }: Props) {
  const [from, setFrom] = useState('1')
  const [to, setTo] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const start = useRef<HTMLInputElement>(null)
  useEffect(() => start.current?.focus(), [])
  const chosen = { from: Number(from), to: Number(to || from) }
  const areRight =
    chosen.from >= 1 &&
    chosen.to <= pages &&
    chosen.from <= chosen.to &&
    chosen.to - chosen.from < limits.file.pages

  function use() {
    setIsWrong(!areRight)
    if (areRight) onUse(chosen)
  }

  return (
    <fieldset className="notice chapter-choice">
      <legend>{`Choose pages of ${file.name}`}</legend>
      <span className="hint">{`It has ${pages} pages. You can read ${limits.file.pages} at once.`}</span>
      <div className="row">
        <PageNumber ref={start} label="From page" value={from} most={pages} onChange={setFrom} />
        <PageNumber label="To page" value={to} most={pages} onChange={setTo} />
      </div>
      <span role="alert">
        {isWrong && (
          <span className="problem">{`Write two page numbers from 1 to ${pages}, the smaller one first, at most ${limits.file.pages} pages apart.`}</span>
        )}
      </span>
      <div className="row">
        <button type="button" className="button quiet" onClick={use}>
          Read these pages
        </button>
        <button type="button" className="button quiet" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </fieldset>
  )
}

type NumberProps = {
  ref?: React.Ref<HTMLInputElement>
  label: string
  value: string
  most: number
  onChange: (value: string) => void
}

function PageNumber({ ref, label, value, most, onChange }: NumberProps) {
  return (
    <label>
      <span>{label}</span>
      <input
        ref={ref}
        type="number"
        min={1}
        max={most}
        step={1}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}
