import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readingChoices } from '#domain/reading-settings'
import { colorPairs, contrast } from '../app/component-page/contrast.ts'

const folder = new URL('../app/styles/', import.meta.url)
const styles = readFileSync(new URL('display.css', folder), 'utf8')
const tokens = readFileSync(new URL('tokens.css', folder), 'utf8')

type Colors = Record<string, string>

/** The colors that the rules of a theme set, in the order of the file. */
function colorsOf(theme: string): Colors {
  const rules = [...styles.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, selector]) =>
    selector?.includes(`[data-theme="${theme}"]`),
  )
  return Object.assign({}, ...rules.map(([, , body]) => variables(body ?? ''))) as Colors
}

function variables(css: string): Colors {
  return Object.fromEntries(
    [...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, color]) => [name, color]),
  )
}

const themes = readingChoices.theme.filter((theme) => theme !== 'system')

describe.each(themes)('page color %s', (theme) => {
  const colors = colorsOf(theme)

  it('sets every color that the page uses', () => {
    expect(Object.keys(colors).sort()).toEqual(Object.keys(variables(tokens)).sort())
  })

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
