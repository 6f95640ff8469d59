import type { ReactElement, ReactNode } from 'react'
import { inDigits } from '#domain/file-text'

type FieldProps = {
  id: string
  label: string
  hint?: string
  error?: string
  /** Stands under the box: a notice, facts, a button. */
  children?: ReactNode
  count?: { now: number; most: number }
  control: (attributes: ControlAttributes) => ReactElement
}

export type ControlAttributes = {
  id: string
  translate: 'no'
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-errormessage': string | undefined
}

/** A label, its hint, the box, what is wrong with it, and how much of the limit is used once that matters. */
export function Field({ id, label, hint, error, count, control, children }: FieldProps) {
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const countId = count && count.now > count.most * 0.6 ? `${id}-count` : undefined
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span className="hint" id={hintId}>
          {hint}
        </span>
      )}
      {error && (
        <span className="problem" id={errorId}>
          {error}
        </span>
      )}
      {control({
        id,
        translate: 'no',
        'aria-describedby': [hintId, errorId, countId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-errormessage': errorId,
      })}
      {count && countId && (
        <span className={count.now > count.most ? 'problem' : 'hint'} id={countId}>
          {countSentence(count)}
        </span>
      )}
      {children}
    </div>
  )
}

function countSentence({ now, most }: { now: number; most: number }): string {
  const used = `${inDigits(now)} of ${inDigits(most)} characters.`
  return now > most ? `${used} Make it shorter by ${inDigits(now - most)}.` : used
}
