/** What an element says of itself: its classes, its role and its epub:type, in lower case. */
function namesOf(element: Element): string[] {
  const names = ['class', 'role', 'epub:type'].map((name) => element.getAttribute(name) ?? '')
  return names.join(' ').toLowerCase().split(/\s+/u)
}

const NOTES =
  /^(?:doc-|z3998:)?(?:page-?break|page-?num(?:ber)?s?|pagenos?|pgnum|pgno|folio|l(?:ine|n)?[-_]?num(?:ber)?s?|line-?nos?|lineno|verse-?num(?:ber)?s?|note-?ref|fn-?ref|fnanchor|foot-?notes?|end-?notes?|rear-?notes?|backlink|page-?list|landmarks|pg-boilerplate|pgheader)$/u
const POEM =
  /^(?:z3998:)?(?:poem|poems|poetry|verse|stanza|strophe|couplet|quatrain|line-?group|lg|song|hymn|lyrics)$/u
const LINE = /^(?:line|verse|vers|v|l|poem-?line|verse-?line)[-_]?\d{0,2}$/u
const NEVER = /^(?:script|style|head|title|svg|math|template|nav|rt|rp|audio|video|object|iframe)$/u

/** Page numbers, note marks, notes and what no reader sees: no words of the text. */
export function isApart(element: Element): boolean {
  return (
    NEVER.test(element.nodeName.toLowerCase()) ||
    element.hasAttribute('hidden') ||
    /display:\s*none/u.test(element.getAttribute('style') ?? '') ||
    namesOf(element).some((name) => NOTES.test(name)) ||
    isNoteMark(element)
  )
}

/** A link to a note: “1”, “[12]” or “*”, raised or in brackets. */
export function isNoteMark(element: Element): boolean {
  const name = element.nodeName.toLowerCase()
  if (name !== 'a' && name !== 'sup') return false
  const text = (element.textContent ?? '').trim()
  if (!/^[[({]?(?:\d{1,3}|[*†‡§]{1,3}|[a-z]|[ivx]{1,5})[\])}]?$/u.test(text)) return false
  const link = name === 'a' ? element : element.getElementsByTagName('a')[0]
  if (!link?.getAttribute('href')?.includes('#')) return false
  const isRaised = name === 'sup' || element.getElementsByTagName('sup').length > 0
  return isRaised || /^[[({]/u.test(text) || element.parentNode?.nodeName.toLowerCase() === 'sup'
}

/** Whether an element or one that it stands in calls itself a poem or a part of one. */
export function isInPoem(element: Element): boolean {
  let depth = 0
  for (let at: Node | null = element; at && depth < 5; at = at.parentNode, depth += 1)
    if (isElement(at) && namesOf(at).some((name) => POEM.test(name))) return true
  return false
}

export function isNamedLine(element: Element): boolean {
  return namesOf(element).some((name) => LINE.test(name))
}

export function isElement(node: Node): node is Element {
  return node.nodeType === 1
}

/** The elements right inside of one. */
export function childElements(element: Node): Element[] {
  return Array.from(element.childNodes).filter(isElement)
}
