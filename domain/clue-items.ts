const stepTwo = /^#{1,6}\s*2\.[^\n]*$/mu
const nextHeading = /^#{1,6}\s/mu
const item = /^\s*(?:[-*+]|\d{1,2}[.)])\s+/u

/**
 * The answer up to and including the heading of its second step, and the answer after the last whole line of
 * that step. Null where the step has not begun.
 */
export function cutClueItems(answer: string): { before: string; after: string } | null {
  const heading = stepTwo.exec(answer)
  if (!heading) return null
  const from = heading.index + heading[0].length
  const end = nextHeading.exec(answer.slice(from))
  const to = end ? from + end.index : Math.max(from, answer.lastIndexOf('\n') + 1)
  return { before: answer.slice(0, from), after: answer.slice(to) }
}

/** The list items of an answer's second step, each on one line; paragraphs where it has no list. */
export function clueItems(answer: string): string[] {
  const heading = stepTwo.exec(answer)
  if (!heading) return []
  const rest = answer.slice(heading.index + heading[0].length)
  const end = nextHeading.exec(rest)
  const lines = rest.slice(0, end?.index).split('\n')
  const isList = lines.some((line) => item.test(line))
  const items: string[] = []
  let isOpen = false
  for (const line of lines) {
    if (line.trim() === '') isOpen = false
    else if (item.test(line)) {
      items.push(line.replace(item, ''))
      isOpen = true
    } else if (isOpen || (isList && /^\s{2,}\S/u.test(line) && items.length > 0))
      items[items.length - 1] += ` ${line.trim()}`
    else if (!isList) {
      items.push(line.trim())
      isOpen = true
    }
  }
  return items
}
