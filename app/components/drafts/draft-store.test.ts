import { describe, expect, test } from 'vitest'
import { bareQuestion } from '#domain/messages'
import { createDraftStore, emptyDraft, fillDraft, type TabDraft } from './draft-store.ts'
import { writeFiles } from './files-in-passage.ts'

function fakeStorage(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries))
  return {
    map,
    getItem: (name: string) => map.get(name) ?? null,
    setItem: (name: string, value: string) => void map.set(name, value),
    removeItem: (name: string) => void map.delete(name),
    key: (index: number) => [...map.keys()][index] ?? null,
    get length() {
      return map.size
    },
  }
}

function tab(question: string, more: Partial<TabDraft> = {}): TabDraft {
  return {
    draft: { ...emptyDraft('k'), question },
    revision: 1,
    changed: true,
    savedAt: '2026-12-14T09:00:00.000Z',
    ...more,
  }
}

describe("the tab's own copy", () => {
  test('comes back as it was written', () => {
    const storage = fakeStorage()
    createDraftStore(storage, 'ana', 'middle:poetry').write(tab('Why?'))
    expect(createDraftStore(storage, 'ana', 'middle:poetry').read()).toEqual(tab('Why?'))
    expect(createDraftStore(storage, 'ana', 'high:poetry').read()).toBeNull()
  })

  test('is never seen by another person, and is gone once another person opens the screen', () => {
    const storage = fakeStorage()
    createDraftStore(storage, 'ana', 'middle:poetry').write(tab('Why?'))
    createDraftStore(storage, 'demo', 'middle:poetry').write(tab('Demo?'))
    expect(createDraftStore(storage, 'ben', 'middle:poetry').read()).toBeNull()
    expect([...storage.map.keys()]).toEqual(['tonewise:draft:demo:middle:poetry'])
  })

  test('of nobody’s reader takes no person’s away, and is not taken away', () => {
    const storage = fakeStorage()
    createDraftStore(storage, 'ana', 'middle:poetry').write(tab('Why?'))
    createDraftStore(storage, 'device', 'middle:poetry').write(tab('Here?'))
    expect(createDraftStore(storage, 'ana', 'middle:poetry').read()).toEqual(tab('Why?'))
    expect(createDraftStore(storage, 'device', 'middle:poetry').read()).toEqual(tab('Here?'))
  })

  test('that cannot be read is passed over', () => {
    const name = 'tonewise:draft:ana:middle:poetry'
    for (const text of ['{', '7', '{"draft":null}', '[]'])
      expect(createDraftStore(fakeStorage({ [name]: text }), 'ana', 'middle:poetry').read(), text).toBeNull()
  })

  test('works in memory alone where storage is forbidden', () => {
    const forbidden = fakeStorage()
    forbidden.setItem = () => {
      throw new Error('QuotaExceededError')
    }
    expect(() => createDraftStore(forbidden, 'ana', 'x').write(tab('Why?'))).not.toThrow()
    expect(createDraftStore(null, 'ana', 'x').read()).toBeNull()
  })
})

test('stored values of another shape are dropped', () => {
  expect(fillDraft({ question: 'Why?', passage: 7, extra: 'x' })).toEqual({
    ...emptyDraft(),
    question: 'Why?',
  })
})

test('an older draft with the text of a file apart has it in its passage', () => {
  const data = { passage: 'Pasted.', fileName: 'a.txt', fileText: 'From the file.' }
  expect(fillDraft(data)).toEqual({
    ...emptyDraft(),
    passage: 'Pasted.\n\nFrom the file.',
    files: writeFiles([{ name: 'a.txt', start: 9, end: 23 }]),
  })
})

test('an answer that was on its way before has its question read from one string', () => {
  const storage = fakeStorage()
  const running = {
    generationId: 'g1',
    kind: 'first',
    asked: 'Title: Night\nQuestion: Why?',
    askedAt: 'then',
  }
  const entry = { ...tab('Why?'), running }
  storage.setItem('tonewise:draft:ana:x', JSON.stringify(entry))
  const asked = { ...bareQuestion('Why?'), title: 'Night' }
  expect(createDraftStore(storage, 'ana', 'x').read()?.running).toEqual({ ...running, asked })
})
