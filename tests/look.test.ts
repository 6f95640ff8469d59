import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readingChoices } from '#domain/reading-settings'

const folder = new URL('../app/styles/', import.meta.url)
const look = readFileSync(new URL('look.css', folder), 'utf8')
const tokens = readFileSync(new URL('tokens.css', folder), 'utf8')

type Colors = Record<string, string>

/** The colors that the rules of a theme set, in the order of the file. */
function colorsOf(theme: string): Colors {
  const rules = [...look.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, selector]) =>
    selector?.includes(`[data-theme="${theme}"]`),
  )
  return Object.assign({}, ...rules.map(([, , body]) => variables(body ?? ''))) as Colors
}

function variables(css: string): Colors {
  return Object.fromEntries(
    [...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, color]) => [name, color]),
  )
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of WCAG 2.2. */
function contrast(a: string | undefined, b: string | undefined): number {
  const [low = 0, high = 0] = [luminance(a ?? ''), luminance(b ?? '')].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

const themes = readingChoices.theme.filter((theme) => theme !== 'system')
const markKinds = ['word', 'act', 'turn', 'repeat', 'compare', 'stop']
const tints = [...markKinds.map((kind) => `tint-${kind}`), 'elementary', 'middle', 'high', 'college']

describe.each(themes)('page color %s', (theme) => {
  const colors = colorsOf(theme)

  it('sets every color that the page uses', () => {
    expect(Object.keys(colors).sort()).toEqual(Object.keys(variables(tokens)).sort())
  })

  it('has text at 7:1 or more on every ground, and controls at 3:1', () => {
    for (const ground of ['paper', 'sheet', 'field'])
      for (const text of ['ink', 'muted', 'link', 'error', 'focus'])
        expect(contrast(colors[text], colors[ground]), `${text} on ${ground}`).toBeGreaterThanOrEqual(7)
    for (const tint of tints)
      expect(contrast(colors.ink, colors[tint]), `ink on ${tint}`).toBeGreaterThanOrEqual(7)
    for (const kind of markKinds) {
      const line = colors[`line-${kind}`]
      expect(contrast(line, colors.sheet), `number of ${kind}`).toBeGreaterThanOrEqual(7)
      expect(contrast(line, colors[`tint-${kind}`]), `line of ${kind} on its tint`).toBeGreaterThanOrEqual(
        4.5,
      )
    }
    expect(contrast(colors['on-mark'], colors.mark)).toBeGreaterThanOrEqual(7)
    expect(contrast(colors['on-primary'], colors.primary)).toBeGreaterThanOrEqual(7)
    for (const ground of ['paper', 'sheet', 'field'])
      expect(contrast(colors.control, colors[ground]), `control on ${ground}`).toBeGreaterThanOrEqual(3)
  })
})

it('letter and word spacing stay at 1 : 3.5', () => {
  const pairs = [...look.matchAll(/--letters: ([\d.]+)em;\s+--words: ([\d.]+)em;/g)]
  expect(pairs.map(([, letters, words]) => `${letters}/${words}`)).toEqual([
    '0.03/0.11',
    '0.06/0.21',
    '0.12/0.42',
  ])
})
