import { DOMParser } from '@xmldom/xmldom'
import { FileProblem } from '../file-problem.ts'

/** Small faults of the markup are passed over, as reading apps do. Throws a FileProblem where nothing can be read. */
export function parseMarkup(markup: string, type: 'text/html' | 'text/xml' = 'text/html'): Document {
  const quiet = () => undefined
  const parser = new DOMParser({ errorHandler: { warning: quiet, error: quiet, fatalError: quiet } })
  try {
    return parser.parseFromString(markup.replace(/^\uFEFF/u, ''), type)
  } catch {
    // Nothing to read in it, or nested without end.
    throw new FileProblem('damaged')
  }
}

export function elementsOf(document: Document | Element, name: string): Element[] {
  return Array.from(document.getElementsByTagName(name))
}
