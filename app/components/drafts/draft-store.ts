import type { InferResponseType } from 'hono/client'
import { joinPassage } from '#domain/file-text'
import { readQuestion } from '#domain/messages'
import type { client } from '../browser/client.ts'
import type { RunningAnswer } from '../conversation/analysis-state.ts'
import type { BegunFork } from '../fork/fork-work.ts'
import { writeFiles } from './files-in-passage.ts'

/** Everything a person typed on the reader screen. `key` is the idempotency key of the next question. */
export type Draft = {
  title: string
  author: string
  question: string
  passage: string
  followUp: string
  checkIn: string
  /** The files whose texts stand in the passage, as `writeFiles` writes them. */
  files: string
  /** The lines whose printed numbers left the passage, as `writeLeftNumbers` writes them. */
  leftNumbers: string
  key: string
}

/** A draft as the server keeps it; `updatedAt` as an ISO time. */
export type ServerDraft = InferResponseType<
  (typeof client.api.drafts)[':gradeLevel'][':contentType'][':id']['$get']
>

/** A draft with its name on the server. `revision` is the server's that it goes on from; `changed` since then. */
export type SavedDraft = { id: string; revision: number; changed: boolean; savedAt: string; draft: Draft }

/**
 * What this tab keeps. `id` and `revision` name the server's draft that it goes on from; `changed` since then; `others`
 * are texts that stood in the form before.
 */
export type TabDraft = {
  id?: string
  draft: Draft
  revision: number
  changed: boolean
  savedAt: string
  others?: SavedDraft[]
  conversationId?: string
  running?: RunningAnswer
  fork?: BegunFork
}

export type DraftStore = { read(): TabDraft | null; write(entry: TabDraft): void; remove(): void }

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const prefix = 'tonewise:draft:'

/**
 * The tab's own copy of a draft, under the name of one person, level and type. Other people's copies are
 * taken away on opening. A storage that is full or switched off is passed over: memory still has the text.
 */
export function createDraftStore(storage: TabStorage | null, viewerKey: string, scope: string): DraftStore {
  const name = `${prefix}${viewerKey}:${scope}`
  removeOthers(storage, viewerKey)
  return {
    read() {
      try {
        const entry: unknown = JSON.parse(storage?.getItem(name) ?? 'null')
        if (!isTabDraft(entry)) return null
        const { running } = entry
        return {
          ...entry,
          draft: fillDraft(entry.draft),
          ...(running ? { running: { ...running, asked: readQuestion(running.asked) } } : {}),
        }
      } catch {
        return null
      }
    },
    write(entry) {
      try {
        storage?.setItem(name, JSON.stringify(entry))
      } catch {
        // Full or forbidden: the text is still in memory, and on the server for those signed in.
      }
    },
    remove() {
      try {
        storage?.removeItem(name)
      } catch {
        // Nothing was stored where storage is forbidden.
      }
    },
  }
}

export function emptyDraft(key = ''): Draft {
  return {
    title: '',
    author: '',
    question: '',
    passage: '',
    followUp: '',
    checkIn: '',
    files: '',
    leftNumbers: '',
    key,
  }
}

/** A draft from stored values: unknown names are dropped, missing ones are empty. */
export function fillDraft(data: Record<string, unknown>): Draft {
  const draft = emptyDraft()
  for (const name of draftFields) {
    const value = data[name]
    if (typeof value === 'string') draft[name] = value
  }
  // An older draft has the text of a file apart.
  const { fileText, fileName } = data
  if (typeof fileText === 'string' && fileText.trim() !== '') {
    draft.passage = joinPassage(draft.passage, fileText.trim())
    const end = draft.passage.length
    const name = typeof fileName === 'string' ? fileName : ''
    draft.files = writeFiles([{ name, start: end - fileText.trim().length, end }])
  }
  return draft
}

/** No words in it: nothing to keep. */
export function isBlank(draft: Draft): boolean {
  return textFields.every((name) => draft[name].trim() === '')
}

const draftFields = Object.keys(emptyDraft()) as (keyof Draft)[]
const untyped: readonly (keyof Draft)[] = ['key', 'files', 'leftNumbers']
/** Every box. */
export const textFields = draftFields.filter((name) => !untyped.includes(name))

function isTabDraft(value: unknown): value is TabDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'draft' in value &&
    typeof value.draft === 'object' &&
    value.draft !== null
  )
}

function removeOthers(storage: TabStorage | null, viewerKey: string): void {
  if (!storage || !isPerson(viewerKey)) return
  try {
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    for (const name of names) {
      const isOthers = name.startsWith(prefix) && !name.startsWith(`${prefix}${viewerKey}:`)
      if (isOthers && isPerson(name.slice(prefix.length).split(':')[0] ?? '')) storage.removeItem(name)
    }
  } catch {
    // A forbidden storage holds nothing of anyone.
  }
}

/** The demo and the reader without an account are nobody's. */
function isPerson(viewerKey: string): boolean {
  return viewerKey !== 'demo' && viewerKey !== 'device'
}
