import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compileReadings, readCompiled } from './compiled-readings.ts'
import { findReadingFiles, loadReadings } from './load-readings.ts'

const [first = '', second = ''] = findReadingFiles()
let folder: string
let file: string

function put(source: string): string {
  const name = basename(source)
  mkdirSync(join(folder, name.charAt(0)), { recursive: true })
  const path = join(folder, name.charAt(0), name)
  cpSync(source, path)
  return path
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tonewise-compiled-'))
  file = join(folder, 'library.json')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('the file holds what the readings hold', () => {
  put(first)
  put(second)
  expect(readCompiled(folder, file)).toBeNull()
  compileReadings(folder, file)
  expect(readCompiled(folder, file)).toEqual(loadReadings(folder))
})

test('it is not used after a reading was changed, taken away or added', () => {
  const path = put(first)
  compileReadings(folder, file)
  const later = new Date(Date.now() + 10_000)
  utimesSync(path, later, later)
  expect(readCompiled(folder, file)).toBeNull()
  compileReadings(folder, file)
  utimesSync(file, later, later)
  expect(readCompiled(folder, file)).not.toBeNull()
  put(second)
  expect(readCompiled(folder, file)).toBeNull()
  rmSync(path)
  expect(readCompiled(folder, file)).toBeNull()
})
