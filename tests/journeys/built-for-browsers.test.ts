import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import browserslist from 'browserslist'
import { oldestBrowsers } from '../../scripts/oldest-browsers.ts'
import { checkScripts, checkStyles, harmlessStyles } from '../browsers/check-built-files.ts'

const built = join('build', 'client')

/** What a check finds in one file. */
async function inFolder<Found>(
  name: string,
  text: string,
  check: (folder: string) => Found,
): Promise<Awaited<Found>> {
  const folder = mkdtempSync(join(tmpdir(), 'tonewise-built-'))
  writeFileSync(join(folder, name), text)
  try {
    return await check(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('the built scripts hold nothing that a named browser lacks', () => {
  expect(checkScripts(built)).toEqual([])
})

for (const script of [
  'Promise.try(()=>1)',
  'Promise.withResolvers()',
  'Object.groupBy(a,b)',
  'const a=/[a--b]/v',
  'a.intersection(b)',
  'map.values().map(b)',
  'AbortSignal.any([a])',
  'URL.canParse("a")',
  'requestIdleCallback(a)',
])
  test(`a script with ${script} is found`, async () => {
    expect(await inFolder('a.js', script, checkScripts)).toHaveLength(1)
  })

test('scripts that every named browser reads are left alone', async () => {
  const script =
    '[...map.values()].map(b);/(?<=a)b/.test(c);class A{static{A.b=1}};z.union([a]);a.b??=[1].at(-1)'
  expect(await inFolder('a.js', script, checkScripts)).toEqual([])
})

test('the built styles hold nothing that a named browser lacks, but for what changes no reading', async () => {
  const found = await checkStyles(built)
  expect([...found].filter(([feature]) => !(feature in harmlessStyles))).toEqual([])
  expect(Object.keys(harmlessStyles).filter((feature) => !found.has(feature))).toEqual([])
  const nested = await inFolder('a.css', '.a { .b & { color: red } }', checkStyles)
  expect([...nested.keys()]).toEqual(['css-nesting'])
})

test('the list has the last two years of every named browser, and the documentation names its oldest', () => {
  const named = browserslist()
  const lastTwoYears = browserslist('last 2 years').filter((one) =>
    /^(?:chrome|edge|firefox|safari) /.test(one),
  )
  expect(lastTwoYears.length).toBeGreaterThan(40)
  expect(lastTwoYears.filter((one) => !named.includes(one))).toEqual([])
  expect(oldestBrowsers().sort()).toEqual(['chrome131', 'edge131', 'firefox128', 'ios16.4', 'safari18'])
  expect(readFileSync('docs/browsers.md', 'utf8')).toContain(
    'Chrome and Edge 131, Firefox 128, Safari 18 and iPadOS 16.4',
  )
})
