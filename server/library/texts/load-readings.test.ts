import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findReadingFiles, loadReadings } from './load-readings.ts'

const [source = ''] = findReadingFiles()
const name = source.split(/[\\/]/).at(-1) ?? ''
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tonewise-readings-'))
  mkdirSync(join(folder, name.charAt(0)))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a file in the folder of its first letter is read', () => {
  cpSync(source, join(folder, name.charAt(0), name))
  expect(loadReadings(folder).map(({ slug }) => `${slug}.yaml`)).toEqual([name])
})

test('a file in another folder, or under another name, stops the start and is named', () => {
  mkdirSync(join(folder, '9'))
  cpSync(source, join(folder, '9', name))
  cpSync(source, join(folder, name.charAt(0), 'other.yaml'))
  expect(() => loadReadings(folder)).toThrow(
    /belongs into the folder[\s\S]*differs from the name of the file/,
  )
})

test('a field that is missing, unknown or no YAML is named with its file', () => {
  const file = join(folder, name.charAt(0), name)
  writeFileSync(file, readFileSync(source, 'utf8').replace(/^title:.*$/m, 'headline: None'))
  expect(() => loadReadings(folder)).toThrow(/title: .*\n.*headline/s)
  writeFileSync(file, 'title: "open')
  expect(() => loadReadings(folder)).toThrow(`${name}: is no YAML`)
})
