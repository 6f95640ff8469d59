import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from '#domain/limits'
import { type Database, openDatabase } from '#server/database/open-database'
import { bodyOf } from '#tests/analysis-app'
import { createActor } from '#tests/authorization/actors'
import { calls } from '#tests/authorization/rules'
import { type DatabaseLocation, embeddedLocation, silentLog } from '#tests/database'
import { type FreeTextField, freeTextFields, type Schema } from '#tests/main-thread/free-text-fields'
import { hostileTexts } from '#tests/main-thread/hostile-texts'
import { isNightly } from '#tests/nightly'
import { openWholeApp, type WholeApp } from '#tests/whole-app'

/**
 * Milliseconds of the processor that one request may take of the main thread, whatever is typed in it. What counts is
 * this thread's own time, so a busy machine decides nothing.
 */
const budget = 50
/** Code that is compiled and memory that is cleaned up fall into one try, a text that is slow to read into each. */
const tries = 3
/** Lengths of a text: what a title, a question and a passage take, and what the largest body takes. */
const lengths = [
  limits.title,
  limits.question.account,
  limits.passage.demo,
  limits.passage.account,
  Math.floor(limits.body.accountAnalysis * 0.9),
]
const longestQuery = 1_500

let location: DatabaseLocation
let database: Database
let client: WholeApp
beforeAll(async () => {
  location = await embeddedLocation()
  database = await openDatabase(location.settings, silentLog)
  client = openWholeApp(database)
  // The library's index and the engine load with the first question.
  const demo = { route: 'POST /functions/v1/claude-proxy-demo' }
  await timeOf(demo, { path: '/functions/v1/claude-proxy-demo', body: bodyOf({}) })
})
afterAll(async () => {
  await database.close()
  await location.remove()
})

type Sent = { path: string; body?: unknown; cookie?: string | undefined }

/** The status of a request, and the milliseconds for which the main thread works on it. */
async function timeOf({ route }: { route: string }, { path, body, cookie }: Sent) {
  // Limits on how often something is done would refuse it before anybody reads it.
  await database.pool.query('delete from counters; update conversations set turns = 0')
  const headers = {
    'sec-fetch-site': 'same-origin',
    'idempotency-key': randomUUID(),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(cookie ? { cookie } : {}),
  }
  const method = route.split(' ')[0]
  const request = new Request(`http://localhost${path}`, { method, headers, body: JSON.stringify(body) })
  const before = process.threadCpuUsage()
  const reply = await client.app.fetch(request)
  await reply.text()
  const { user, system } = process.threadCpuUsage(before)
  return { status: reply.status, ms: (user + system) / 1_000 }
}

type Operation = {
  requestBody?: { content: Record<string, { schema: Schema }> }
  parameters?: { in: string; name: string; schema: Schema }[]
}

/** The places for free text in a route's body and in its query. */
function fieldsOf(route: string): { ofBody: FreeTextField[]; ofQuery: string[] } {
  const [method = '', path = ''] = route.split(' ')
  const item = client.app.everyCall.paths?.[path.replace(/:(\w+)/g, '{$1}')]
  const operation = (item as Record<string, Operation> | undefined)?.[method.toLowerCase()]
  const schema = operation?.requestBody?.content['application/json']?.schema
  const parameters = operation?.parameters ?? []
  return {
    ofBody: schema ? freeTextFields(schema) : [],
    ofQuery: parameters.flatMap((one) => (one.in === 'query' && !one.schema.enum ? [one.name] : [])),
  }
}

test.each(calls.map((rule) => [rule.route, rule] as const))(
  'no text makes the main thread work for 50 ms: %s',
  { timeout: 900_000 },
  async (route, rule) => {
    const { ofBody, ofQuery } = fieldsOf(route)
    if (ofBody.length + ofQuery.length === 0) return
    const { cookie, objects } = await createActor(client, 'user A')
    await addAnswer(objects.conversation)
    const values: Record<string, string> = { gradeLevel: 'middle', contentType: 'fiction', id: objects.draft }
    const path = (route.split(' ')[1] ?? '').replace(/:(\w+)/g, (_, part: string) => {
      const object = rule.of?.[part]
      return (object ? objects[object] : values[part]) ?? ''
    })
    // A follow-up needs a conversation of one's own; beside it nothing else of the body is read.
    const ownFor = ({ name }: FreeTextField) =>
      route === 'POST /functions/v1/claude-proxy' && name.startsWith('.messages.2')
        ? { conversationId: objects.conversation }
        : {}
    const put = (field: FreeTextField, text: string): Sent => ({
      path,
      cookie,
      body: { ...ownFor(field), ...(field.put(text) as object) },
    })
    const cases: [string, Sent][] = []
    for (const field of ofBody) {
      const accepts = async (length: number) =>
        (await timeOf(rule, put(field, 'a'.repeat(length)))).status < 400
      for (const length of await lengthsOf(field, accepts))
        for (const { name, grow } of hostileTexts)
          cases.push([`${field.name}: ${length} characters, ${name}`, put(field, grow(length))])
    }
    for (const field of ofQuery)
      for (const { name, grow } of hostileTexts) {
        const typed = encodeURIComponent(grow(longestQuery).toWellFormed()).slice(0, longestQuery)
        cases.push([`${field}: ${name}`, { path: `${path}?${field}=${typed}`, cookie }])
      }
    const slow: [string, number][] = []
    for (const [name, sent] of cases) {
      let least = Number.POSITIVE_INFINITY
      for (let n = 0; n < tries && least > budget; n += 1)
        least = Math.min(least, (await timeOf(rule, sent)).ms)
      if (least > budget) slow.push([name, least])
    }
    expect(slow).toEqual([])
  },
)

/**
 * By night every length that the form takes. By day the longest: where a longer text is read, a shorter one takes less.
 * Where the form has no limit of its own, the longest body and the longest text that is accepted.
 */
async function lengthsOf(
  { most }: FreeTextField,
  accepts: (length: number) => Promise<boolean>,
): Promise<number[]> {
  const isBounded = Number.isFinite(most)
  const all = isBounded ? [...lengths.filter((length) => length < most), most] : lengths
  if (isNightly) return all
  const longest = all.at(-1) as number
  if (isBounded) return [longest]
  for (const length of all.toReversed()) if (await accepts(length)) return [...new Set([length, longest])]
  return all
}

/** An answer in this conversation, so that it can be asked further. */
async function addAnswer(conversation: string): Promise<void> {
  const answer = { role: 'assistant', content: 'It is *sad*.', timestamp: '2026-01-01T00:00:01Z' }
  await database.pool.query(
    'update conversations set conversation_data = conversation_data || $2::jsonb where id = $1',
    [conversation, JSON.stringify([answer])],
  )
}

test('every field is known, and grown to what the form takes', () => {
  const fields = calls.flatMap(({ route }) => {
    const { ofBody, ofQuery } = fieldsOf(route)
    return [...ofBody.map(({ name }) => `${route} ${name}`), ...ofQuery.map((name) => `${route} ?${name}`)]
  })
  expect(fields.length).toBeGreaterThan(40)
  expect(fields).toEqual(
    expect.arrayContaining([
      'POST /functions/v1/claude-proxy .messages.0.content.passage',
      'POST /functions/v1/claude-proxy .messages.2.content',
      'POST /functions/v1/claude-proxy-demo .messages.0.content.question',
      'PUT /api/drafts/:gradeLevel/:contentType/:id .data.checkIn',
      'POST /api/feedback .text',
      'POST /api/children .nickname',
      'GET /api/conversations ?search',
      'POST /newsletter .email',
    ]),
  )
})

test('work that is slow is seen as slow: the measure itself works', async () => {
  const before = process.threadCpuUsage()
  let steps = 0
  while (process.threadCpuUsage(before).user < 2 * budget * 1_000) steps += 1
  expect(steps).toBeGreaterThan(0)
})
