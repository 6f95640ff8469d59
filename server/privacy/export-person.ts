import { Zip, ZipDeflate } from 'fflate'
import { contentTypeNames, gradeLevelNames } from '#domain/choices'
import { exportConversation } from '#domain/exports'
import { trimSigns } from '#domain/trim-signs'
import type { Connection } from '../database/open-database.ts'
import { subjectOf } from '../database/subject-of.ts'
import { listEvents } from '../http/audit-log/record-event.ts'
import type { Runtime } from '../runtime.ts'
import { personTables } from './person-tables.ts'
import { listNewsletter, listPeople, readConversations, readRows } from './queries.ts'

type Person = { id: string; nickname: string | null; ageBand: string }

/**
 * Everything that is stored about an account and its child profiles, or about one child profile, as files: data.json
 * with every row, and each conversation as JSON and as plain text.
 */
export async function* exportPeople(
  { database, now }: Runtime,
  accountId: string,
  childId?: string,
): AsyncGenerator<ZipEntry> {
  const all = await listPeople(database.query, accountId)
  const people = childId ? all.filter(({ id }) => id === childId) : all
  const at = now()
  yield { name: 'READ-ME.txt', text: describeArchive(at, childId === undefined) }
  yield { name: 'data.json', text: json(await dataOf(database.query, people, childId ? null : accountId)) }
  for (const [index, person] of people.entries()) {
    yield* conversationsOf(database.query, person, folderOf(person, index), at)
  }
}

async function dataOf(connection: Connection, people: Person[], accountId: string | null) {
  const ids = people.map(({ id }) => id)
  const data: Record<string, unknown> = {}
  for (const row of personTables) {
    if (row.leftOut || row.table === 'conversations') continue
    // A consent belongs to the guardian; for a child alone it is found by the child.
    const source = row.table === 'consents' && !accountId ? { ...row, owner: 'reader_id' } : row
    data[row.table] = await readRows(connection, source, ids)
  }
  if (!accountId) return data
  data.newsletter_subscribers = await listNewsletter(connection, accountId)
  data.security_events = await listEvents(connection, subjectOf(accountId))
  return data
}

async function* conversationsOf(
  connection: Connection,
  person: Person,
  folder: string,
  at: Date,
): AsyncGenerator<ZipEntry> {
  for await (const row of readConversations(connection, person.id)) {
    const { id, gradeLevel, contentType, title, conversationData: messages, createdAt } = row
    const day = createdAt.toISOString().slice(0, 10)
    const name = `${folder}/${day}-${gradeLevel}-${contentType}-${id.slice(0, 8)}`
    const head = `${title || 'No title'}\n${gradeLevelNames[gradeLevel]}, ${contentTypeNames[contentType]}, ${day}\n\n`
    yield { name: `${name}.txt`, text: head + exportConversation(contentType, messages, at).text }
    yield {
      name: `${name}.json`,
      text: json({ id, gradeLevel, contentType, title, createdAt, updatedAt: row.updatedAt, messages }),
    }
  }
}

/** A name that every computer can unpack: only letters, digits and hyphens. */
function folderOf({ nickname, ageBand }: Person, index: number): string {
  if (ageBand !== 'child') return 'conversations-of-the-account'
  const name = (nickname ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
  return trimSigns(`conversations-of-child-${index}-${name}`, /-/)
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

function describeArchive(at: Date, isComplete: boolean): string {
  return [
    `This archive was made by Tonewise on ${at.toISOString().slice(0, 10)}.`,
    isComplete
      ? 'It has everything that Tonewise keeps about your account and its child profiles.'
      : 'It has everything that Tonewise keeps about this child profile.',
    '',
    'data.json: every row that is kept, such as the account, drafts, settings, agreements, plan and feedback.',
    'conversations-of-...: one folder for each reader. Each conversation is there as .txt to read and as .json.',
    '',
    'Your password is not in this archive. Tonewise does not know it.',
    '',
  ].join('\n')
}

/** One file of an archive. */
type ZipEntry = { name: string; text: string }

/**
 * A zip archive that is packed while it is read: only the file that is being packed stands in memory. The names are
 * paths with slashes; each is used once. When reading the entries fails, the stream breaks off.
 */
export function writeZip(
  entries: AsyncIterable<ZipEntry>,
  at: Date,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reading = entries[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  let archive: Zip | undefined
  return new ReadableStream({
    start(controller) {
      archive = new Zip((error, chunk, isLast) => {
        if (error) return controller.error(error)
        if (chunk.byteLength > 0) controller.enqueue(new Uint8Array(chunk))
        if (isLast) controller.close()
      })
    },
    async pull() {
      const next = await reading.next()
      if (next.done) return archive?.end()
      const file = new ZipDeflate(next.value.name, { level: 6 })
      file.mtime = at
      archive?.add(file)
      file.push(encoder.encode(next.value.text), true)
    },
    async cancel() {
      await reading.return?.()
    },
  })
}
