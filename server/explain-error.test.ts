import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { explainError } from './explain-error.ts'

function fails(act: () => unknown): unknown {
  try {
    act()
  } catch (error) {
    return error
  }
  throw new Error('It did not fail.')
}

test('what the system says about a file becomes a sentence with its place', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tonewise-errors-'))
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const advice = 'Set DATA_DIR to another folder, or mend this one.'
  expect(explainError(fails(() => mkdirSync(file, { recursive: true })))).toBe(
    `${file} is a file, where a folder should be. ${advice}`,
  )
  expect(explainError(fails(() => writeFileSync(join(file, 'secret'), '')))).toBe(
    `${join(file, 'secret')} lies below a file, where a folder should be. ${advice}`,
  )
  expect(explainError(fails(() => writeFileSync(join(folder, 'none', 'secret'), '')))).toMatch(
    /folder above it is missing/,
  )
  rmSync(folder, { recursive: true })
})

test.each([
  ['EROFS', /can only be read/],
  ['EACCES', /may not be used/],
  ['ENOSPC', /is full/],
])('%s is no word on its own', (code, words) => {
  const error = Object.assign(new Error(`${code}: raw`), { code, path: '/srv/data', syscall: 'open' })
  expect(explainError(error)).toMatch(words)
  expect(explainError(error)).not.toContain(code)
})

test('our own sentences and errors of other kinds stay as they are', () => {
  expect(explainError(new Error('Port 3000 is in use.'))).toBe('Port 3000 is in use.')
  expect(explainError('nothing')).toBe('nothing')
})
