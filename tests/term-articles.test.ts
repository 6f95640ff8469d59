import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import terms from '../close-reading/knowledge/terms.json' with { type: 'json' }

test('every article that a term names is on the blog, and no word stands for two terms', () => {
  const folder = join(import.meta.dirname, '..', 'content', 'blog')
  const titles = readdirSync(folder).map(
    (file) => /^title: "?(.*?)"?$/mu.exec(readFileSync(join(folder, file), 'utf8'))?.[1],
  )
  const named = terms.flatMap((row) => (row[3] ? [row[3]] : []))
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((title) => !titles.includes(title))).toEqual([])
  const words = terms.flatMap((row) => (row[0] ?? '').split('|'))
  expect(new Set(words).size).toBe(words.length)
})
