import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = 'docs/decisions'
const files = readdirSync(folder).filter((file) => /^\d{4}-.*\.md$/.test(file))
const row = /^\| (\d{4}) \| \[(.+)\]\((.+?)\) \| (accepted|superseded by (\d{4})) \|$/gm
const rows = [...readFileSync(`${folder}/README.md`, 'utf8').matchAll(row)].map(
  ([, number, title, file, status, successor]) => ({ number, title, file, status, successor }),
)

test('the index names every decision once, in order', () => {
  expect(files.length).toBeGreaterThan(0)
  expect(rows.map(({ file }) => file)).toEqual(files.sort())
})

test.each(rows)('decision $number has the number and title of its file', ({ number, title, file }) => {
  const [heading] = readFileSync(`${folder}/${file}`, 'utf8').split('\n')
  expect(file?.slice(0, 4)).toBe(number)
  expect(heading).toBe(`# ${Number(number)}. ${title}`)
})

test('what supersedes a decision is in the index', () => {
  const numbers = rows.map(({ number }) => number)
  const missing = rows.filter(({ successor }) => successor && !numbers.includes(successor))
  expect(missing).toEqual([])
})
