import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadVideos } from './videos.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tonewise-videos-'))
  mkdirSync(join(root, 'content', 'videos'), { recursive: true })
  mkdirSync(join(root, 'public', 'videos'), { recursive: true })
  for (const name of ['a.webm', 'a.vtt', 'a.webp']) writeFileSync(join(root, 'public', 'videos', name), '')
  writeFileSync(join(root, 'content', 'videos', 'a.md'), 'The words of the film.\n')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const video = {
  id: 'a',
  youtubeId: null,
  title: 'See which words carry the tone',
  description: 'A line is read and marked.',
  category: 'students',
  date: '2026-11-02',
  duration: 45,
  file: 'a.webm',
  captions: 'a.vtt',
  thumbnail: 'a.webp',
  transcript: 'a.md',
}

function load(...videos: object[]) {
  writeFileSync(join(root, 'content', 'videos.yml'), JSON.stringify(videos))
  return loadVideos({ root, today: '2026-11-21' })
}

test('videos come newest first, each with its transcript', () => {
  const videos = load({ ...video, id: 'older', date: '2026-10-01' }, video)
  expect(videos.map(({ id }) => id)).toEqual(['a', 'older'])
  expect(videos[0]?.words).toBe('The words of the film.')
})

test('an empty list is a list without videos', () => {
  expect(load()).toEqual([])
})

test.each([
  ['a category that nobody has', { category: 'pupils' }, /videos\.yml: 0\.category: /],
  ['a date in the future', { date: '2026-12-01' }, /a: date: 2026-12-01 is in the future/],
  ['a film that is not there', { file: 'b.webm' }, /a: there is no file .*b\.webm/],
  ['captions that are not there', { captions: 'b.vtt' }, /a: there is no file .*b\.vtt/],
  ['a transcript that is not there', { transcript: 'b.md' }, /a: there is no file .*b\.md/],
  ['a file outside its folder', { file: '../a.webm' }, /videos\.yml: 0\.file: /],
  ['a wrong address at the video host', { youtubeId: 'short' }, /videos\.yml: 0\.youtubeId: /],
])('%s stops with the entry and the reason', (_, changes, message) => {
  expect(() => load({ ...video, ...changes })).toThrow(message)
})

test('an id that stands twice is named', () => {
  expect(() => load(video, video)).toThrow(/a: id: stands twice/)
})
