import '../../../styles/box-files.css'
import type { TakenOut } from '../../files/pdf/page-furniture.ts'
import type { PassageAround } from '../../worker/find-around.ts'

/** Words that stood around a text; those of a PDF have the number of their page. */
export type LeftOutWords = {
  words: string
  reason: TakenOut['reason'] | PassageAround['parts'][number]['reason']
  page?: number
}

/** What stood around a text and left it, counted by its reasons, with its words. */
export function LeftOut({ words, isBack = false }: { words: readonly LeftOutWords[]; isBack?: boolean }) {
  return (
    <details className="left-out">
      <summary>{`${isBack ? 'Back in your text' : 'Left out'}: ${countReasons(words)}`}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls by keyboard */}
      <ul tabIndex={0}>
        {words.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: words repeat, and the list never changes
          <li key={at}>{one.page === undefined ? one.words : `Page ${one.page}: ${one.words}`}</li>
        ))}
      </ul>
    </details>
  )
}

const names: Record<LeftOutWords['reason'], [string, string]> = {
  repeated: ['line that repeats', 'lines that repeat'],
  'page number': ['page number', 'page numbers'],
  printed: ['line of a printout', 'lines of a printout'],
  'line number': ['line number', 'line numbers'],
  note: ['note or its mark', 'notes or their marks'],
  beside: ['piece beside the text', 'pieces beside the text'],
  across: ['piece of text set at an angle', 'pieces of text set at an angle'],
  source: ['line that names the source', 'lines that name the source'],
  page: ['line of a page', 'lines of a page'],
  worksheet: ['line of a worksheet', 'lines of a worksheet'],
}

/** “2 page numbers, 1 line of a page”. */
export function countReasons(words: readonly LeftOutWords[]): string {
  const reasons = [...new Set(words.map(({ reason }) => reason))]
  return reasons
    .map((reason) => {
      const count = words.filter((one) => one.reason === reason).length
      return `${count} ${names[reason][count === 1 ? 0 : 1]}`
    })
    .join(', ')
}
