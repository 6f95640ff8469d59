import { expect, test } from 'vitest'
import { chooseDraft, othersToOffer } from './choose-draft.ts'
import type { ServerDraft } from './draft-store.ts'
import { emptyDraft, type TabDraft } from './draft-store.ts'

function tab(passage: string, more: Partial<TabDraft> = {}): TabDraft {
  const draft = { ...emptyDraft('k'), passage }
  return { id: 'mine', draft, revision: 1, changed: true, savedAt: '2026-12-14T09:00:00.000Z', ...more }
}

function row(id: string, passage: string, revision = 1): ServerDraft {
  return { id, data: { passage }, revision, updatedAt: '2026-12-14T08:00:00.000Z' }
}

function choose(own: TabDraft | null, rows: ServerDraft[], hasServer = true) {
  const { current, others } = chooseDraft(own, rows, hasServer, () => 'new')
  const offered = othersToOffer({ draft: current.draft, others })
  const shown = [current.id, current.draft.passage, current.revision]
  return { shown, others: offered.map(({ id, draft }) => [id, draft.passage]) }
}

test('a tab goes on with its own text, and the others are offered', () => {
  expect(choose(tab('mine'), [row('theirs', 'theirs'), row('mine', 'old')])).toEqual({
    shown: ['mine', 'mine', 1],
    others: [['theirs', 'theirs']],
  })
})

test('a tab without a text takes the newest', () => {
  expect(choose(null, [row('b', 'newest'), row('a', 'older')])).toEqual({
    shown: ['b', 'newest', 1],
    others: [['a', 'older']],
  })
  expect(choose(null, [])).toEqual({ shown: ['new', '', 0], others: [] })
})

test('a tab with an open answer and no text takes no text of another tab', () => {
  expect(choose(tab('', { changed: false, conversationId: 'c' }), [row('b', 'theirs')]).shown).toEqual([
    'mine',
    '',
    0,
  ])
})

test('two texts under one name, changed apart, are both kept', () => {
  expect(choose(tab('mine'), [row('mine', 'theirs', 2)])).toEqual({
    shown: ['new', 'mine', 0],
    others: [['mine', 'theirs']],
  })
  expect(choose(tab('mine', { changed: false }), [row('mine', 'theirs', 2)])).toEqual({
    shown: ['mine', 'theirs', 2],
    others: [['new', 'mine']],
  })
})

test('what another device went on writing is shown alone', () => {
  expect(choose(tab('Once', { changed: false }), [row('mine', 'Once upon a time', 2)])).toEqual({
    shown: ['mine', 'Once upon a time', 2],
    others: [],
  })
})

test('a late write of this tab is no other text', () => {
  expect(choose(tab('Once upon'), [row('mine', 'Once upon', 2)])).toEqual({
    shown: ['mine', 'Once upon', 2],
    others: [],
  })
})

test('without a server the tab has the other texts itself', () => {
  const tabDraft = { ...tab('before'), id: 'before', changed: false }
  const others = [{ ...tabDraft, id: 'before' }]
  expect(choose(tab('mine', { others }), [], false).others).toEqual([['before', 'before']])
  // The server's list says what is still there.
  expect(choose(tab('mine', { others }), []).others).toEqual([])
})
