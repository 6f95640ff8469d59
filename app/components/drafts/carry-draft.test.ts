import { expect, test, vi } from 'vitest'
import { bringCarried } from './carry-draft.ts'
import { createTestSync, memoryServer, memoryStore } from './draft.fixture.ts'
import { emptyDraft } from './draft-store.ts'
import type { PutReply } from './send-drafts.ts'

const carried = { ...emptyDraft(), passage: 'Mia kicked the wet bench.' }

function arrive(server: Parameters<typeof createTestSync>[0]) {
  const draftSync = createTestSync(server)
  draftSync.load(memoryStore().store)
  const arrived = vi.fn()
  return { draftSync, arrived, over: bringCarried(draftSync, { draft: carried, path: '', arrived }) }
}

test('the old place gives a text up when the new one has stored it, and not before', async () => {
  const memory = memoryServer()
  const { promise: isWritten, resolve: write } = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  const { arrived, over } = arrive({
    ...memory.server,
    async put(draft, leaving): Promise<PutReply | null> {
      asked.resolve()
      await isWritten
      return memory.server.put(draft, leaving)
    },
  })
  await asked.promise
  expect(arrived).not.toHaveBeenCalled()
  write()
  await over
  expect(memory.texts()).toEqual([carried.passage])
  expect(arrived).toHaveBeenCalledOnce()
})

test('where it can not be stored the old place keeps it', async () => {
  const { draftSync, arrived, over } = arrive({ ...memoryServer().server, put: async () => null })
  await over
  expect(arrived).not.toHaveBeenCalled()
  expect(draftSync.read().draft.passage).toBe(carried.passage)
})

test('without a server it has arrived when this tab has it', async () => {
  const { arrived, over } = arrive(null)
  await over
  expect(arrived).toHaveBeenCalledOnce()
})
