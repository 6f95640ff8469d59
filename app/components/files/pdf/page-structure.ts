import type { PageItem } from './page-runs.ts'

/** What pdf.js gives for the structure tree of a page; only content has an `id`. */
export type StructureNode = { role?: string; type?: string; id?: string; children?: StructureNode[] }

/** A paragraph, a heading, an item, a cell or a note of a tagged page, in reading order. */
export type Element = { role: string }

/** Of the letters of a page, so many must be in its structure for it to be believed. */
const LEAST_COVERED = 0.8

/** So many paragraphs may end in the middle of a sentence. */
const MOST_CUT = 0.2

/** Words that a tagged page calls decoration: its title on every page, its number. */
export const ARTIFACT = -1

/** A tree may be made to be bottomless. */
const DEEPEST = 100

const inline =
  /^(?:Span|NonStruct|Link|Em|Strong|Quote|Reference|Code|Ruby|RB|RT|RP|Sub|Lbl|LBody|Annot|Form|BibEntry)$/
/** Each begins a line of its own; the first paragraph inside is its text. */
const entry = /^(?:LI|TD|TH)$/
const note = /^(?:Note|FENote|Footnote|Endnote)$/

/** An item of a list or a cell of a table. */
export function isEntry(role: string | undefined): boolean {
  return entry.test(role ?? '')
}

/** A note, with all that is in it. */
export function isNote(role: string | undefined): boolean {
  return note.test(role ?? '')
}

/** The elements of a page, and which of them each piece of marked content is in. */
export function readStructure(tree: StructureNode | null): {
  elements: Element[]
  contents: Map<string, number>
} {
  const elements: Element[] = []
  const contents = new Map<string, number>()
  const filled = new Set<number>()
  const begin = (role: string) => elements.push({ role }) - 1
  /** What comes after an element inside another one goes on below it. */
  const put = (id: string, element: number, isLabel: boolean): number => {
    const own = element === elements.length - 1 ? element : begin(elements[element]?.role ?? 'P')
    contents.set(id, own)
    if (!isLabel) filled.add(own)
    return own
  }
  const isInside = (role: string, element: number) => {
    const around = elements[element]?.role
    if (around === undefined) return false
    if (inline.test(role) || isNote(around)) return true
    if (role === 'Formula') return around === 'P'
    return isEntry(around) && !filled.has(element) && /^(?:P|Part|Div|Sect)$/.test(role)
  }
  const walk = (node: StructureNode, element: number, depth: number, isLabel: boolean): number => {
    const { id, role = '', children = [] } = node
    if (id !== undefined) return put(id, element, isLabel)
    if (depth > DEEPEST) return element
    const isSame = isInside(role, element)
    let own = isSame ? element : begin(role)
    for (const child of children) own = walk(child, own, depth + 1, isLabel || role === 'Lbl')
    return isSame ? own : element
  }
  if (tree) walk(tree, -1, 0, false)
  return { elements, contents }
}

/** Follows marked content through the pieces of a page and says in which element the next one is. */
export function followMarks(contents: ReadonlyMap<string, number>) {
  const open: (number | undefined)[] = []
  return {
    mark({ type, id, tag }: { type: string; id?: string | null; tag?: string }): void {
      if (type === 'endMarkedContent') open.pop()
      else if (tag === 'Artifact') open.push(ARTIFACT)
      else open.push((id ? contents.get(id) : undefined) ?? open.at(-1))
    },
    element: () => open.at(-1),
  }
}

/** Whether the structure of a page holds nearly all its words, and its paragraphs are whole. */
export function isTagged(items: readonly PageItem[], elements: readonly Element[]): boolean {
  const count = (some: readonly PageItem[]) => some.reduce((sum, { str }) => sum + str.trim().length, 0)
  const inside = items.filter(({ element }) => element !== undefined && element >= 0)
  const all = items.filter(({ element }) => element !== ARTIFACT)
  if (inside.length === 0 || count(inside) < count(all) * LEAST_COVERED) return false
  const paragraphs = elements
    .map((_, at) => inside.filter(({ element }) => element === at))
    .map((own) => own.map(({ str }) => str).join(''))
    .filter((text, at) => text.trim() !== '' && !isEntry(elements[at]?.role))
  const cut = paragraphs.filter((text, at) => isCut(text, paragraphs[at + 1] ?? ''))
  return cut.length <= 1 || cut.length <= paragraphs.length * MOST_CUT
}

/** Some programs call each line a paragraph. */
function isCut(text: string, next: string): boolean {
  return /[\p{L},]\s*$/u.test(text) && /^\s*\p{Ll}/u.test(next)
}
