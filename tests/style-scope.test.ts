import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../app/styles/', import.meta.url)

/** Which styles come together on a screen. The frame is on every screen. */
const screens: Record<string, string> = {
  frame:
    'tokens base header frame edges controls cards marks cue-marks dialog display reading-tools reading-choices word-help',
  answer:
    'analysis answer answer-tools answer-steps clue-view clues depth evidence evidence-lists fork walk marking feeling-line photo box-files saved-reading board history',
  library: 'library library-text library-annotations',
  public: 'public example entries article api on-device',
  account: 'account admin billing family',
}

/** Selectors of the outermost rules: those in a rule are scoped by it. */
function outermost(css: string): string[] {
  const found: string[] = []
  const open: string[] = []
  let text = ''
  for (const sign of css.replace(/\/\*[\s\S]*?\*\/|"[^"]*"/g, '')) {
    if (sign === '{') {
      const head = text.trim()
      if (!head.startsWith('@') && open.every((outer) => outer.startsWith('@'))) found.push(head)
      open.push(head)
    } else if (sign === '}') open.pop()
    text = /[{};]/.test(sign) ? '' : text + sign
  }
  return found.flatMap((selectors) => selectors.split(/,(?![^(]*\))/))
}

const selectors = Object.entries(screens).flatMap(([screen, files]) =>
  files.split(' ').flatMap((file) =>
    outermost(readFileSync(new URL(`${file}.css`, folder), 'utf8')).map((selector) => ({
      screen,
      selector,
    })),
  ),
)

/** What Markdown becomes, wherever it stands. */
const anywhere = new Set(['prose'])

/** The class that a rule begins with; none where an id or the root scopes it, or a class of the frame is refined. */
function scopeOf(selector: string): string | undefined {
  if (/#|^:root/.test(selector)) return undefined
  const [, name = ''] = /\.([a-z][\w-]*)/.exec(selector) ?? []
  return name && !anywhere.has(name) ? name : undefined
}

test('every file of styles belongs to a screen', () => {
  const files = readdirSync(folder).map((file) => file.replace('.css', ''))
  expect(Object.values(screens).join(' ').split(' ').sort()).toEqual(files.sort())
})

test('a class that begins a rule is styled for one screen; that of another has its own name, or stands in a rule', () => {
  const ofFrame = new Set(
    selectors.filter(({ screen }) => screen === 'frame').map(({ selector }) => scopeOf(selector)),
  )
  const byClass = Map.groupBy(
    selectors.filter(({ screen, selector }) => screen !== 'frame' && !ofFrame.has(scopeOf(selector))),
    ({ selector }) => scopeOf(selector),
  )
  byClass.delete(undefined)
  const shared = [...byClass].filter(([, rules]) => new Set(rules.map(({ screen }) => screen)).size > 1)
  expect(byClass.size).toBeGreaterThan(100)
  expect(shared.map(([name]) => name)).toEqual([])
})
