import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { findYoungFeatures, refusedScripts } from './young-features.ts'

const folder = mkdtempSync(join(tmpdir(), 'tonewise-built-'))
afterAll(() => rmSync(folder, { recursive: true }))

it.each([
  ['/(?<=a)b/', 'lookbehind'],
  ['new RegExp("(?<!a)b")', 'lookbehind'],
  ['/[a--b]/v.test(c)', 'flag v'],
  ['new RegExp("a","gv")', 'flag v'],
  ['class A{static{B=1}}', 'static block'],
  ['list.toSorted()', 'toSorted'],
  ['Object.groupBy(a,b)', 'groupBy'],
  ['a.intersection(b)', 'sets'],
  ['map.values().map(b)', 'iterators'],
  ['"a".toWellFormed()', 'WellFormed'],
  ['Promise.withResolvers()', 'withResolvers'],
  ['AbortSignal.timeout(5)', 'AbortSignal'],
])('%s is what an old browser lacks', (script, name) => {
  expect(findYoungFeatures(script).join()).toContain(name)
})

it.each([
  '/(?<name>a)b(?=c)(?!d)/',
  '[...list].sort()',
  'list.values();list.map(b)',
  '[...map.values()].map(b)',
  'Object.values(a).map(b)',
  'groupByDay(a)',
  '/a/gu.test(c)',
  'class A{static a={}}',
  'z.union([a,b])',
])('%s is known to every browser', (script) => {
  expect(findYoungFeatures(script)).toEqual([])
})

it('names the scripts of a folder that hold such a thing, and leaves what loads on demand', () => {
  for (const name of ['form.js', 'pdfjs-1.js', 'form.css']) writeFileSync(join(folder, name), '/(?<=a)b/')
  writeFileSync(join(folder, 'good.js'), '/a(?=b)/')
  expect(refusedScripts(folder)).toEqual([expect.stringMatching(/^form\.js has what .+ lack: lookbehind/)])
})
