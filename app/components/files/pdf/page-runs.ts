/** A piece of text as pdf.js gives it; `transform` holds the place in points, y upwards. */
export type PageItem = {
  str: string
  transform: number[]
  width: number
  height: number
  fontName?: string
  /** It was typed into a field of a form. */
  isTyped?: true
  element?: number | undefined
}

/** A run of text on one baseline as it is read: in points, y upwards, whichever way the page was turned. */
export type Run = {
  text: string
  x: number
  right: number
  y: number
  size: number
  /** The names that the file gives its type. */
  fonts: string[]
  isTyped?: true | undefined
  /** The mark of a note stood at its end and was left out. */
  hadMark?: true | undefined
  /** The element of a tagged page that holds it. */
  element?: number | undefined
}

/**
 * A page the right way up. `aside` holds what stands across the reading direction or lies under the text; where that
 * is more than a label, it is in `turned`, for each angle.
 */
export type UprightPage = {
  runs: Run[]
  aside: string[]
  turned: PageItem[][]
  width: number
  height: number
}

/** So many letters at another angle are text. */
const LEAST_TURNED = 200

/** Turns a page so that most of its letters stand upright, with what was drawn twice there once. */
export function turnUpright(items: readonly PageItem[], view: readonly number[]): UprightPage {
  const words = items
    .map((item) => ({ ...item, str: plainLetters(item.str).replace(/\p{Cc}/gu, ' ') }))
    .filter(({ str }) => str.trim() !== '')
  const lengths = new Map<number, number>()
  for (const item of words)
    lengths.set(angleOf(item), (lengths.get(angleOf(item)) ?? 0) + item.str.trim().length)
  const angle = [...lengths].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 0
  const turned = (x: number, y: number): [number, number] => {
    const radians = (angle * Math.PI) / 180
    return [x * Math.cos(radians) + y * Math.sin(radians), y * Math.cos(radians) - x * Math.sin(radians)]
  }
  const [x0 = 0, y0 = 0, x1 = 612, y1 = 792] = view
  const [[ax, ay], [bx, by]] = [turned(x0, y0), turned(x1, y1)]
  const [left, bottom] = [Math.min(ax, bx), Math.min(ay, by)]
  const others = words.filter((item) => angleOf(item) !== angle)
  const isText = (item: PageItem) => (lengths.get(angleOf(item)) ?? 0) >= LEAST_TURNED
  const runs: Run[] = []
  for (const item of words) {
    if (angleOf(item) !== angle) continue
    const [x, y] = turned(item.transform[4] ?? 0, item.transform[5] ?? 0)
    const size = Math.hypot(item.transform[2] ?? 0, item.transform[3] ?? 0) || item.height || 10
    const spaces = item.str.length - item.str.trimStart().length
    const letter = item.width / item.str.length
    const start = x - left + spaces * letter
    const right = x - left + item.width - (item.str.length - item.str.trimEnd().length) * letter
    runs.push({
      text: item.str.trim(),
      x: start,
      right,
      y: y - bottom,
      size,
      fonts: item.fontName ? [item.fontName] : [],
      isTyped: item.isTyped,
      element: item.element,
    })
  }
  return {
    runs: withoutCopies(runs),
    aside: others.filter((item) => !isText(item)).map(({ str }) => str.trim()),
    turned: [...new Set(others.filter(isText).map(angleOf))].map((other) =>
      others.filter((item) => angleOf(item) === other),
    ),
    width: Math.abs(bx - ax),
    height: Math.abs(by - ay),
  }
}

/** In degrees, to the whole one: an upright line has 0. */
function angleOf({ transform }: PageItem): number {
  const degrees = Math.round((Math.atan2(transform[1] ?? 0, transform[0] ?? 1) * 180) / Math.PI)
  return ((degrees % 360) + 360) % 360
}

/** Bold type made by drawing the same words twice, a hair apart. */
function withoutCopies(runs: readonly Run[]): Run[] {
  const seen = new Map<string, Run[]>()
  return runs.filter((run) => {
    const same = seen.get(run.text) ?? []
    const near = Math.max(run.size * 0.15, 0.8)
    if (same.some((one) => Math.abs(one.x - run.x) < near && Math.abs(one.y - run.y) < near)) return false
    seen.set(run.text, [...same.slice(-50), run])
    return true
  })
}

/** What the type of TeX has at the places of control characters. */
const ofTex: Record<string, string> = {
  '\u000b': 'ff',
  '\u000c': 'fi',
  '\u000d': 'fl',
  '\u000e': 'ffi',
  '\u000f': 'ffl',
  '\u0010': '“',
  '\u0011': '”',
  '\u0015': '–',
  '\u0016': '—',
  '\u001b': 'ff',
  '\u001c': 'fi',
  '\u001d': 'fl',
  '\u001e': 'ffi',
  '\u001f': 'ffl',
}

/** Ligatures become letters, and the bullets of Word's own type those that everybody has. */
export function plainLetters(text: string): string {
  return text
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
    .replace(/[\uf076\uf0a7\uf0a8\uf0b7\uf0d8\uf0fc]/g, '•')
    .replace(/\p{Cc}/gu, (sign) => ofTex[sign] ?? sign)
}
