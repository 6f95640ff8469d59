import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { catalogue } from '#domain/errors'
import { createMetrics } from '#server/admin/metrics/process-metrics'
import { type Database, openDatabase } from '#server/database/open-database'
import { createActor } from '#tests/authorization/actors'
import { calls } from '#tests/authorization/rules'
import { type DatabaseLocation, embeddedLocation, silentLog } from '#tests/database'
import { readGlossary, unusedWordsIn } from '#tests/glossary/read-glossary'
import { openWholeApp, type WholeApp } from '#tests/whole-app'

let location: DatabaseLocation
let database: Database
let client: WholeApp
beforeAll(async () => {
  location = await embeddedLocation()
  database = await openDatabase(location.settings, silentLog)
  client = openWholeApp(database)
})
afterAll(async () => {
  await database.close()
  await location.remove()
})

/** What speaks no JSON of ours, or is asked by others than people and their programs. */
const undescribed = [
  'GET /healthz',
  'GET /readyz',
  'GET /metrics',
  'GET /.well-known/security.txt',
  'GET /api/openapi.json',
  'POST /webhooks/stripe',
  'POST /newsletter/unsubscribe',
]

type Described = { summary?: string; tags?: string[]; responses: Record<string, { content?: object }> }

function described(route: string): Described | undefined {
  const [method = '', path = ''] = route.split(' ')
  const item = client.app.everyCall.paths?.[path.replace(/:(\w+)/g, '{$1}')]
  return (item as Record<string, Described> | undefined)?.[method.toLowerCase()]
}

test('every route of the server is described, and nothing else is', () => {
  const routes = client.app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`)
  const own = [...new Set(routes)].filter((route) => !undescribed.includes(route))
  expect(own.filter((route) => !described(route)?.summary)).toEqual([])
  const written = Object.entries(client.app.everyCall.paths ?? {}).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )
  expect(written.sort()).toEqual(own.sort())
})

for (const rule of calls.filter(({ route }) => !undescribed.includes(route))) {
  test(`${rule.route} answers as its description says, whoever asks`, async () => {
    for (const name of ['signed out', 'user A', 'teen', 'child of A'] as const) {
      const actor = await createActor(client, name)
      const [method = '', path = ''] = rule.route.split(' ')
      const values = { gradeLevel: 'middle', contentType: 'fiction' }
      const filled = path.replace(/:(\w+)/g, (_, part: string) => {
        const object = rule.of?.[part]
        return object ? actor.objects[object] : (values[part as 'gradeLevel'] ?? actor.objects.draft)
      })
      const reply = await client.send(method, filled, {
        cookie: actor.cookie,
        json: rule.json?.(actor.objects),
      })
      const response = described(rule.route)?.responses[reply.status]
      expect([name, reply.status, response !== undefined]).toEqual([name, reply.status, true])
      const type = reply.headers.get('content-type')?.split(';')[0] ?? ''
      const media = (response?.content as Record<string, { schema: object }> | undefined)?.[type]
      if (reply.status !== 204 && reply.status !== 303)
        expect([name, type, media !== undefined]).toEqual([name, type, true])
      if (type !== 'application/json') {
        await reply.body?.cancel()
        continue
      }
      const components = client.app.everyCall.components?.schemas ?? {}
      const schema = z.fromJSONSchema(
        resolved(media?.schema ?? {}, components) as Parameters<typeof z.fromJSONSchema>[0],
      )
      expect(schema.safeParse(await reply.json())).toMatchObject({ success: true })
    }
  })
}

/** The schema with the components that it names in their place. */
function resolved(schema: unknown, components: Record<string, unknown>): unknown {
  if (Array.isArray(schema)) return schema.map((part) => resolved(part, components))
  if (typeof schema !== 'object' || schema === null) return schema
  if ('$ref' in schema) return resolved(components[String(schema.$ref).split('/').at(-1) ?? ''], components)
  return Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, resolved(part, components)]))
}

test('the public document has the calls for programs alone', async () => {
  const document = (await (await client.send('GET', '/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, Described>>
  }
  const listed = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, call]) => ({ name: `${method.toUpperCase()} ${path}`, call })),
  )
  expect(listed.map(({ name }) => name).sort()).toEqual([
    'DELETE /api/conversations',
    'DELETE /api/conversations/{id}',
    'GET /api/conversations',
    'GET /api/conversations/{id}',
    'GET /api/conversations/{id}/download',
    'GET /api/export',
    'GET /functions/v1/answers-left',
    'GET /functions/v1/generations/{id}',
    'POST /api/conversations/{id}/restore',
    'POST /auth/sign-in',
    'POST /auth/sign-out',
    'POST /functions/v1/claude-proxy',
    'POST /functions/v1/generations/{id}/stop',
    'PUT /api/conversations/{id}/check-in',
    'PUT /api/conversations/{id}/reading',
  ])
})

/** The names of all fields in a part of the document. */
function fieldsIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  const own = 'properties' in part ? Object.keys(part.properties as object) : []
  return [...own, ...Object.values(part).flatMap(fieldsIn)]
}

test('every path, parameter, field, error and figure is named as the glossary says', async () => {
  const { paths = {}, components } = client.app.everyCall
  const metrics = createMetrics()
  for (const event of ['request', 'first_words', 'answered', 'provider_failed'])
    metrics.observe({ level: 'error', event, fields: { ms: 1, status: 200 } })
  const figures = await metrics.read(client.runtime)
  const names = [
    ...Object.keys(paths).flatMap((path) => path.split('/')),
    ...client.app.routes.flatMap(({ path }) => path.split('/')),
    ...Object.keys(catalogue),
    ...[...figures.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name),
    ...[...figures.matchAll(/(\w+)="/g)].map(([, label = '']) => label),
  ]
  expect(names).toEqual(
    expect.arrayContaining(['children', 'provider', 'tonewise_provider_failures_total', 'children_full']),
  )
  const fields = [...fieldsIn(paths), ...fieldsIn(components)]
  expect(fields).toContain('conversationId')
  const glossary = readGlossary(join(import.meta.dirname, '..', 'docs', 'glossary.md'))
  expect(names.filter((name) => unusedWordsIn(glossary, name, false).length > 0)).toEqual([])
  expect(fields.filter((name) => unusedWordsIn(glossary, name, true).length > 0)).toEqual([])
})
