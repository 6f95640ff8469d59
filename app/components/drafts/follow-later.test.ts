import { expect, test, vi } from 'vitest'
import { createTestSync, memoryStore } from './draft.fixture.ts'
import { writeFiles } from './files-in-passage.ts'
import { DraftSyncWithFiles } from './follow-later.ts'
import { readFiles } from './read-files.ts'

const text = 'Mia kicked the wet bench.'

function startWithFile() {
  const draftSync = createTestSync(null, [], {}, DraftSyncWithFiles)
  draftSync.load(memoryStore().store)
  draftSync.change({ passage: text, files: writeFiles([{ name: 'a.txt', start: 0, end: text.length }]) })
  const filesNow = () => readFiles(draftSync.read().draft)
  return { draftSync, filesNow }
}

test('a file is where its text is after what was typed above it', async () => {
  const { draftSync, filesNow } = startWithFile()
  draftSync.change({ passage: `M${text}` })
  draftSync.change({ passage: `My own.\n\n${text}` })
  expect(draftSync.read().draft.passage).toBe(`My own.\n\n${text}`)
  await vi.waitFor(() => expect(filesNow()).toEqual([{ name: 'a.txt', start: 9, end: 9 + text.length }]))
})

test('a file whose text was replaced is gone, and one that comes at the same time stays', async () => {
  const { draftSync, filesNow } = startWithFile()
  draftSync.change({ passage: 'Another text altogether, and longer.' })
  await vi.waitFor(() => expect(filesNow()).toEqual([]))
  const other = writeFiles([{ name: 'b.txt', start: 0, end: 5 }])
  draftSync.change({ passage: text, files: writeFiles([{ name: 'a.txt', start: 0, end: 25 }]) })
  draftSync.change({ passage: 'Bench' })
  draftSync.change({ passage: 'Bench', files: other })
  await import('./follow-files.ts')
  expect(filesNow()).toEqual([{ name: 'b.txt', start: 0, end: 5 }])
})
