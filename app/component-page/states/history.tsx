import { HistoryView } from '#components/history/history-view'
import type { HistorySource } from '../../components/history/history-source.ts'
import type { Fixtures } from '../fixtures.ts'
import type { Family, State } from '../state.ts'

type SavedConversations = 'nothing' | 'one' | 'many' | 'unreadable'

/** A history that is stored nowhere: it answers as the server does. */
function sourceOf({ history, answers }: Fixtures, saved: SavedConversations): HistorySource {
  const counts = { nothing: 0, one: 1, many: 4, unreadable: 0 }
  const items = Array.from({ length: counts[saved] }, (_, index) => ({
    ...history,
    id: `c${index + 1}`,
    createdAt: new Date(Date.parse(history.createdAt) - index * 40_000_000).toISOString(),
  }))
  const { messages } = answers.finished
  return {
    list: async () =>
      saved === 'unreadable'
        ? { ok: false, status: 500, problem: null }
        : { ok: true, data: { items, next: saved === 'many' ? 'next' : null } },
    read: async (id) => ({ ok: true, data: { id, messages } }),
    remove: async () => true,
    restore: async () => true,
    saveCheckIn: async () => true,
    saveReading: async () => true,
    addressOf: () => '/components/history-one',
    downloadOf: () => null,
  }
}

function stateOf(
  name: string,
  title: string,
  about: string,
  saved: SavedConversations,
  press: readonly string[] = [],
): State {
  return { name, title, about, press, show: (fixtures) => <Shown fixtures={fixtures} saved={saved} /> }
}

const sources = new WeakMap<Fixtures, Map<SavedConversations, HistorySource>>()

function Shown({ fixtures, saved }: { fixtures: Fixtures; saved: SavedConversations }) {
  const known = sources.get(fixtures) ?? new Map<SavedConversations, HistorySource>()
  const source = known.get(saved) ?? sourceOf(fixtures, saved)
  sources.set(fixtures, known.set(saved, source))
  return <HistoryView gradeLevel="middle" contentType="fiction" source={source} onOpen={async () => true} />
}

const open = '.history .toggle'

export const history: Family = {
  title: 'History',
  states: [
    stateOf('history-empty', 'Empty', 'It says how the first one comes.', 'nothing'),
    stateOf('history-one', 'One row', 'Closed, it is one line.', 'one'),
    stateOf('history-many', 'Several days and more to load', 'The newest is first.', 'many'),
    stateOf('history-open', 'A row that is open', 'Every turn, with its marks.', 'one', [open]),
    stateOf('history-deleted', 'A row that was deleted', 'It keeps its place, with Undo.', 'one', [
      open,
      '.history .conversation .row .button:last-child',
    ]),
    stateOf(
      'history-failed',
      'It could not be read',
      'Nothing is lost, and it can be tried again.',
      'unreadable',
    ),
  ],
}
