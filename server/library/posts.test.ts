import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadPosts } from './posts.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tonewise-posts-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const front = {
  title: 'How to find the words that carry the tone',
  excerpt: 'Three steps that work for any short text.',
  audience: 'students',
  topic: 'tone-analysis',
  date: '2026-09-14',
  keywords: '[tone, feeling words]',
  description: 'x'.repeat(140),
  related: '[second]',
}

const example = `\`\`\`reading
title: The Raven
author: Edgar Allan Poe
year: 1845
level: middle
type: poetry
question: How does the speaker feel?
show: 2
---
Once upon a midnight dreary, while I pondered, weak and weary,
Over many a quaint and curious volume of forgotten lore—
\`\`\``

function write(
  slug: string,
  changes: Partial<typeof front> = {},
  body = `In short.\n\n${example}\n\nAfter.`,
) {
  const lines = Object.entries({ ...front, ...changes }).map(([key, value]) => `${key}: ${value}`)
  writeFileSync(join(folder, `${slug}.md`), `---\n${lines.join('\n')}\n---\n${body}\n`)
}

function load() {
  return loadPosts({ folder, today: '2026-11-21' })
}

test('posts come newest first, with what was written, their passages and the minutes they take', () => {
  write('first', { date: '2026-08-03' }, `${'word '.repeat(201)}\n\n${example}\n\n## Steps\n\nAfter.`)
  write('second', { related: '[first]' })
  const [newest, oldest] = load()
  expect([newest?.slug, oldest?.slug]).toEqual(['second', 'first'])
  expect(newest).toMatchObject({
    audience: 'students',
    date: '2026-09-14',
    keywords: ['tone', 'feeling words'],
    minutes: 1,
  })
  expect(oldest?.minutes).toBe(2)
  expect(newest?.summary).toBe('In short.')
  expect(oldest?.parts.map(({ kind }) => kind)).toEqual(['example', 'prose'])
  expect(oldest?.parts[0]).toMatchObject({ example: { title: 'The Raven', year: 1845, show: 2 } })
  const [passage] = oldest?.parts ?? []
  expect(passage?.kind === 'example' && passage.example.text.split('\n')).toHaveLength(2)
})

test.each([
  ['title', { title: 'x'.repeat(71) }, /first\.md: title: /],
  ['audience', { audience: 'pupils' }, /first\.md: audience: /],
  ['topic', { topic: 'cooking' }, /first\.md: topic: /],
  ['length of the description', { description: 'too short' }, /first\.md: description: /],
  ['date that is none', { date: 'soon' }, /first\.md: date: must be a day/],
  ['date in the future', { date: '2026-11-22' }, /first\.md: date: 2026-11-22 is in the future/],
  [
    'related post that is missing',
    { related: '[nowhere]' },
    /first\.md: related: there is no post "nowhere"/,
  ],
  ['relation to itself', { related: '[first]' }, /first\.md: related: names the post itself/],
  ['field that nobody reads', { title: 'Title\nmood: glad' }, /first\.md: .*mood/],
])('a wrong %s stops with the name of the file and the reason', (_, changes, message) => {
  write('first', changes)
  write('second', { related: '[first]' })
  expect(load).toThrow(message)
})

test.each([
  ['no front matter', 'In short.', /first\.md: must begin with front matter/],
  ['front matter that is no YAML', '---\ntitle: [\n---\nIn short.', /first\.md: is no YAML/],
])('a file with %s is named', (_, source, message) => {
  writeFileSync(join(folder, 'first.md'), source)
  expect(load).toThrow(message)
})

test.each([
  ['of a wrong kind', example.replace('poetry', 'song'), /reading 1: type: /],
  ['with too many findings', example.replace('show: 2', 'show: 7'), /reading 1: show: /],
  ['without its line of hyphens', example.replace('---\n', ''), /reading 1: has no line "---"/],
  ['without a passage', example.replace(/---\n[\s\S]*\n```/, '---\n\n```'), /reading 1: passage: is empty/],
  [
    'that is too long',
    example.replace('midnight', 'midnight '.repeat(121)),
    /reading 1: passage: has \d+ words/,
  ],
  ['without an end', example.slice(0, -4), /reading: a block has no end/],
])('a passage %s is named with its place in the file', (_, block, message) => {
  write('second', { related: '[second]' }, `In short.\n\n${block}`)
  expect(load).toThrow(message)
})

test('a post that does not begin with its summary is named, and every wrong file is named at once', () => {
  write('first', {}, '## Steps\n\nFirst.')
  write('second', { related: '[third]' })
  expect(load).toThrow(
    /first\.md: body: must begin with a summary[\s\S]*second\.md: related: there is no post/,
  )
})
