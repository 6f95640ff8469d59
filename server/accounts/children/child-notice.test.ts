import { expect, test } from 'vitest'
import { readSettings } from '#server/env'
import { readChildNotice } from './child-notice.ts'

const plain = readSettings({ NODE_ENV: 'test' })
const claude = readSettings({ NODE_ENV: 'test', ANTHROPIC_API_KEY: 'key' })
const local = readSettings({
  NODE_ENV: 'test',
  OPENAI_BASE_URL: 'http://model.school.example/v1',
  OPENAI_MODEL: 'm',
})

function textOf(settings: typeof plain): string {
  return JSON.stringify(readChildNotice(settings).blocks)
}

test('the notice names the AI service that would read a child’s words, by its host', () => {
  expect(textOf(claude)).toContain('Anthropic (api.anthropic.com)')
  expect(textOf(local)).toContain('model.school.example')
})

test('without an AI service it says that nobody reads them, and names none', () => {
  expect(textOf(plain)).toContain('Nobody. No AI service is set up here.')
  expect(textOf(plain)).not.toContain('signed form')
  expect(textOf(claude)).not.toContain('has no AI service')
})

test('another service makes another notice, the same one the same', () => {
  const hashes = [plain, claude, local].map((settings) => readChildNotice(settings).hash)
  expect(new Set(hashes).size).toBe(3)
  expect(readChildNotice(claude).hash).toBe(hashes[1])
})

test('every place is filled, every list is a list, and no condition is shown', () => {
  for (const settings of [plain, claude, local]) {
    expect(textOf(settings)).not.toMatch(/[{[](with|without|provider|unused|notice|lapsed)\b|"- /)
    expect(readChildNotice(settings).blocks.filter(({ kind }) => kind === 'heading')).toHaveLength(5)
  }
})

test('a file without a version, or with an unknown place, is refused', () => {
  expect(() => readChildNotice(plain, '## Hello')).toThrow('must begin with its version')
  expect(() => readChildNotice(plain, 'version: 2\n\nHello {name}')).toThrow('unknown place: name')
})
