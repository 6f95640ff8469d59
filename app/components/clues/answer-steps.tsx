import { useEffect, useRef } from 'react'
import { AnswerText } from '../answer/answer-text.tsx'
import type { NumberedQuotation } from '../answer/mark-quotations.ts'
import { MarkdownBlock } from '../answer/markdown-block.tsx'
import type { Step } from './split-steps.ts'

type Props = {
  steps: readonly Step[]
  open: number
  isAll: boolean
  quotations: NumberedQuotation[] | undefined
}

/** The steps of an explanation under their fixed names; one is open, all of them on paper. */
export function AnswerSteps({ steps, open, isAll, quotations }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let closed: HTMLDetailsElement[] = []
    const openAll = () => {
      closed = [...(list.current?.querySelectorAll('details') ?? [])].filter((one) => !one.open)
      for (const one of closed) one.open = true
    }
    const closeAgain = () => {
      for (const one of closed) one.open = false
    }
    window.addEventListener('beforeprint', openAll)
    window.addEventListener('afterprint', closeAgain)
    return () => {
      window.removeEventListener('beforeprint', openAll)
      window.removeEventListener('afterprint', closeAgain)
    }
  }, [])
  return (
    <div className="answer-steps" id="steps" ref={list} tabIndex={-1} data-read="Explanation">
      {steps.map(({ heading, headingLine, body, bodyStart }, at) => (
        <details key={heading} open={isAll || at + 1 === open}>
          <summary>
            <MarkdownBlock text={headingLine} />
          </summary>
          <div className="prose">
            <AnswerText text={body} offset={bodyStart} quotations={quotations} />
          </div>
        </details>
      ))}
    </div>
  )
}
