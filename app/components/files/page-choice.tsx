import '../../styles/box-files.css'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
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
    [chosen.from, chosen.to].every(Number.isInteger) &&
    chosen.from >= 1 &&
    chosen.to <= pages &&
    chosen.from <= chosen.to &&
    chosen.to - chosen.from < limits.file.pages
  const [problemId, titleId] = [useId(), useId()]

  function use() {
    setIsWrong(!areRight)
    if (areRight) onUse(chosen)
    else start.current?.focus()
  }

  /** Enter in a field of the form would send the question. */
  function readOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    use()
  }

  return (
    <fieldset className="notice chapter-choice" aria-labelledby={titleId} onKeyDown={readOnEnter}>
      <strong id={titleId}>{`Choose pages of ${file.name}`}</strong>
      <span className="hint">{`It has ${pages} pages. You can read ${limits.file.pages} at once.`}</span>
      <div className="row">
        <PageNumber
          ref={start}
          label="From page"
          value={from}
          most={pages}
          problem={isWrong ? problemId : undefined}
          onChange={setFrom}
        />
        <PageNumber
          label="To page"
          value={to}
          most={pages}
          problem={isWrong ? problemId : undefined}
          onChange={setTo}
        />
      </div>
      <span role="alert">
        {isWrong && (
          <span
            className="problem"
            id={problemId}
          >{`Choose pages from 1 to ${pages}, the smaller number first, and no more than ${limits.file.pages} of them.`}</span>
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
  /** The id of what is wrong with it. */
  problem: string | undefined
  onChange: (value: string) => void
}

function PageNumber({ ref, label, value, most, problem, onChange }: NumberProps) {
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
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}
