/** What of a style sheet changes where the text breaks, for selectors of a tag, a class or both. */
export type Styles = {
  isBlock(element: Element): boolean
  isHidden(element: Element): boolean
  /** Space above and below, in em. */
  space(element: Element): { before: number; after: number }
}

type Rule = { tag: string; class: string; declarations: Map<string, string> }

/** Reads style sheets; what it does not know it passes over, as browsers do. */
export function readStyles(sheets: readonly string[]): Styles {
  const rules = sheets.flatMap(rulesOf)
  const byKey = new Map<string, Rule[]>()
  for (const rule of rules) {
    const key = rule.class || rule.tag
    byKey.set(key, [...(byKey.get(key) ?? []), rule])
  }
  const setFor = (element: Element, property: string): string => {
    const tag = element.nodeName.toLowerCase()
    const classes = (element.getAttribute('class') ?? '').split(/\s+/u).filter(Boolean)
    const inline = declarationsOf(element.getAttribute('style') ?? '').get(property)
    if (inline !== undefined) return inline
    const fitting = [tag, ...classes.map((name) => `.${name}`)].flatMap((key) => byKey.get(key) ?? [])
    const last = fitting.filter((rule) => (!rule.tag || rule.tag === tag) && rule.declarations.has(property))
    return last.at(-1)?.declarations.get(property) ?? ''
  }
  return {
    isBlock: (element) => /^(?:block|list-item|table)$/u.test(setFor(element, 'display')),
    isHidden: (element) => setFor(element, 'display') === 'none',
    space: (element) => ({
      before: inEm(setFor(element, 'margin-top')),
      after: inEm(setFor(element, 'margin-bottom')),
    }),
  }
}

function rulesOf(sheet: string): Rule[] {
  return sheet
    .split('/*')
    .map((part, at) => (at === 0 ? part : part.split('*/').slice(1).join('*/')))
    .join('')
    .split('}')
    .flatMap((part) => {
      const [selectors = '', body = ''] = part.split('{').slice(-2)
      const declarations = declarationsOf(body)
      return selectors.split(',').flatMap((selector) => {
        const last =
          selector
            .trim()
            .split(/[\s>+~]+/u)
            .at(-1) ?? ''
        const found = /^([a-z][a-z0-9]*)?(\.[\w-]+)?$/iu.exec(last)
        if (!found || last === '') return []
        return [{ tag: (found[1] ?? '').toLowerCase(), class: found[2] ?? '', declarations }]
      })
    })
}

function declarationsOf(body: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const part of body.split(';')) {
    const colon = part.indexOf(':')
    if (colon < 0) continue
    const name = part.slice(0, colon).trim().toLowerCase()
    const value = part
      .slice(colon + 1)
      .replace('!important', '')
      .trim()
      .toLowerCase()
    found.set(name, value)
    if (name !== 'margin') continue
    const [top = '', , bottom = top] = value.split(/\s+/u)
    found.set('margin-top', top)
    found.set('margin-bottom', bottom)
  }
  return found
}

function inEm(length: string): number {
  const size = Number.parseFloat(length)
  if (!Number.isFinite(size)) return 0
  return /(?:px|pt)$/u.test(length) ? size / 14 : /%$/u.test(length) ? size / 20 : size
}
