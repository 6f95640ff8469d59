import '../../styles/box-files.css'
import type { TakenOut } from './pdf/page-furniture.ts'
import type { TextPart } from './split-long.ts'

/** What of a file is no part of its text, and which of its pages are pictures. */
export function LeftOut({ takenOut = [], pictures = [], unnamed = [] }: TextPart) {
  return (
    <>
      {takenOut.length > 0 && (
        <details className="left-out">
          <summary>{`Left out: ${countReasons(takenOut)}`}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls by keyboard */}
          <ul tabIndex={0}>
            {takenOut.map(({ page, text }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: words repeat, and the list never changes
              <li key={at}>{`Page ${page}: ${text}`}</li>
            ))}
          </ul>
        </details>
      )}
      {pictures.length > 0 && <span className="caution">{describePictures(pictures)}</span>}
      {unnamed.length > 0 && (
        <span className="caution">{`Some words of ${namePages(unnamed)} are not here: the file shows the shapes of their letters and doesn’t say what they are. To read them, choose a photo or a screenshot of that page.`}</span>
      )}
    </>
  )
}

const names: Record<TakenOut['reason'], [string, string]> = {
  repeated: ['line that repeats', 'lines that repeat'],
  'page number': ['page number', 'page numbers'],
  printed: ['line of a printout', 'lines of a printout'],
  'line number': ['line number', 'line numbers'],
  note: ['line of notes', 'lines of notes'],
  beside: ['piece beside the text', 'pieces beside the text'],
  across: ['piece of text set at an angle', 'pieces of text set at an angle'],
}

function countReasons(takenOut: readonly TakenOut[]): string {
  const reasons = [...new Set(takenOut.map(({ reason }) => reason))]
  return reasons
    .map((reason) => {
      const count = takenOut.filter((one) => one.reason === reason).length
      return `${count} ${names[reason][count === 1 ? 0 : 1]}`
    })
    .join(', ')
}

function describePictures(pages: readonly number[]): string {
  const areMany = pages.length > 1
  const named = namePages(pages)
  return `${named[0]?.toUpperCase()}${named.slice(1)} ${areMany ? 'are pictures, so their' : 'is a picture, so its'} words are not here. To read ${areMany ? 'one' : 'it'}, choose a photo or a screenshot of that page.`
}

/** “page 3”, “pages 2, 3 and 5”. */
function namePages(pages: readonly number[]): string {
  const last = pages.at(-1)
  return pages.length === 1 ? `page ${last}` : `pages ${pages.slice(0, -1).join(', ')} and ${last}`
}
