import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readingChoices } from '#domain/reading-settings'
import { colorPairs, contrast } from '../app/component-page/contrast.ts'

const folder = new URL('../app/styles/', import.meta.url)
const styles = readFileSync(new URL('display.css', folder), 'utf8')
const tokens = readFileSync(new URL('tokens.css', folder), 'utf8')

type Colors = Record<string, string>

/** The colors of tokens.css on a light page or a dark one. */
function palette(side: 'light' | 'dark'): Colors {
  const [, body = ''] = /:root \{([^}]*)\}/.exec(tokens) ?? []
  return variables(body.replace(/light-dark\((#\w+), (#\w+)\)/g, side === 'light' ? '$1' : '$2'))
}

/** Those of a page color: of the light page or the dark one, with what it sets itself. */
function colorsOf(theme: string): Colors {
  const rules = [...styles.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, selector]) =>
    selector?.includes(`[data-theme="${theme}"]`),
  )
  const own = rules.map(([, , body]) => body ?? '')
  const isDark = own.some((body) => body.includes('color-scheme: dark'))
  return Object.assign(palette(isDark ? 'dark' : 'light'), ...own.map(variables)) as Colors
}

function variables(css: string): Colors {
  return Object.fromEntries(
    [...css.matchAll(/--([\w-]+): (#[0-9a-f]{6})[; ]/g)].map(([, name, color]) => [name, color]),
  )
}

const themes = readingChoices.theme.filter((theme) => theme !== 'system')

describe.each(themes)('page color %s', (theme) => {
  const colors = colorsOf(theme)

  it.each(colorPairs)('$color on $ground has a contrast of $least or more', ({ color, ground, least }) => {
    expect(contrast(colors[color] ?? '', colors[ground] ?? '')).toBeGreaterThanOrEqual(least)
  })
})

it('letter and word spacing stay at 1 : 3.5', () => {
  const pairs = [...styles.matchAll(/--letters: ([\d.]+)em;\s+--words: ([\d.]+)em;/g)]
  expect(pairs.map(([, letters, words]) => `${letters}/${words}`)).toEqual([
    '0.03/0.11',
    '0.06/0.21',
    '0.12/0.42',
  ])
})

describe('a color', () => {
  const literal = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(/i
  const app = fileURLToPath(new URL('../app/', import.meta.url))
  const withColors = globSync('**/*.css', { cwd: app }).filter((file) =>
    literal.test(readFileSync(app + file, 'utf8')),
  )

  it('is written in the palette alone, and in the swatches that show page colors beside their names', () => {
    expect(withColors.sort()).toEqual([
      'styles/display.css',
      'styles/reading-choices.css',
      'styles/tokens.css',
    ])
  })

  it.each(themes.filter((theme) => theme !== 'contrast'))('of the swatch %s is that of its page', (theme) => {
    const choices = readFileSync(new URL('reading-choices.css', folder), 'utf8')
    const [, swatch] = new RegExp(`theme-${theme}"\\] \\{\\s+--shown: (#\\w+);`).exec(choices) ?? []
    expect(swatch).toBe(colorsOf(theme).paper)
  })
})
