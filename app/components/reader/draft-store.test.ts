import { describe, expect, test } from 'vitest'
import { chooseDraft, createDraftStore, emptyDraft, fillDraft, type TabDraft } from './draft-store.ts'

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

function server(question: string, revision = 1, updatedAt = '2026-12-14T08:00:00.000Z') {
  return { data: { question }, revision, updatedAt }
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

describe('of two drafts', () => {
  test("the tab's is shown when it was changed after the server's", () => {
    expect(chooseDraft(tab('new'), server('old'))).toEqual({ draft: tab('new').draft, other: null })
  })

  test("the server's is shown when the tab has nothing new", () => {
    expect(chooseDraft(tab('old', { changed: false }), server('new', 2)).draft?.question).toBe('new')
    expect(chooseDraft(tab('  '), server('new', 2)).draft?.question).toBe('new')
    expect(chooseDraft(null, server('new')).draft?.question).toBe('new')
  })

  test('the newer is shown and the other is offered when both were changed', () => {
    const newerTab = chooseDraft(tab('mine'), server('theirs', 2))
    expect(newerTab).toMatchObject({ draft: { question: 'mine' }, other: { draft: { question: 'theirs' } } })
    const newerServer = chooseDraft(tab('mine'), server('theirs', 2, '2026-12-14T10:00:00.000Z'))
    expect(newerServer).toMatchObject({
      draft: { question: 'theirs' },
      other: { draft: { question: 'mine' } },
    })
  })

  test('only one is shown when they say the same', () => {
    expect(chooseDraft(tab('same'), server('same', 2)).other).toBeNull()
  })
})

test('stored values of another shape are dropped', () => {
  expect(fillDraft({ question: 'Why?', passage: 7, extra: 'x' })).toEqual({
    ...emptyDraft(),
    question: 'Why?',
  })
})
