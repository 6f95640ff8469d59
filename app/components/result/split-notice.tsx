import type { Question } from '#domain/messages'
import { trimSigns } from '#domain/trim-signs'

type Props = { question: Question; onPutRight: () => void }

/** Text and question came in one box: what was taken as which, and the way to change it. */
export function SplitNotice({ question: { question, passage }, onPutRight }: Props) {
  // Without quotation marks at either end: they would stand beside ours.
  const words = trimSigns(passage.replace(/^[\s"“‘']+/u, ''), /[\s"”’']/u).split(/\s+/u)
  const [begins, ends] = [words.slice(0, shown).join(' '), words.slice(-shown).join(' ')]
  return (
    <div className="notice row">
      <span>
        Your text and your question came in one box. We took “{question}” as the question, and the words from
        “{begins}” to “{ends}” as the passage.
      </span>
      <button type="button" className="button quiet" onClick={onPutRight}>
        Put this right
      </button>
    </div>
  )
}

const shown = 4
