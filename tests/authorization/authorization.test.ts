import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '#server/database/open-database'
import { type DatabaseLocation, embeddedLocation, silentLog } from '#tests/database'
import { list } from '#tests/fakes/page-build'
import { openWholeApp, type WholeApp } from '#tests/whole-app'
import { type Actor, type ActorName, actorNames, createActor, type Objects, randomObjects } from './actors.ts'
import { calls, pageActions, pages, type Rule } from './rules.ts'

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

const rules = [...calls, ...pages, ...pageActions]
const isPage = (rule: Rule) => !calls.includes(rule)

/** The routes of the running server and of the route table, as METHOD /path. */
function routesOfServer(): string[] {
  const server = client.app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`)
  return [...new Set([...server, ...pageRoutes()])]
}

function pageRoutes(): string[] {
  const byId = new Map(list.map((route) => [route.id, route]))
  function pathOf(id: string | undefined): string[] {
    const route = id === undefined ? undefined : byId.get(id)
    return route ? [...pathOf(route.parentId), ...(route.path ? [route.path] : [])] : []
  }
  return list
    .filter(
      (route) =>
        (route.path || route.index) &&
        !list.some((other) => other.parentId === route.id && route.id !== 'root'),
    )
    .flatMap((route) => {
      const path = `/${pathOf(route.id).join('/')}`
      return ['GET', ...('action' in route.module ? ['POST'] : [])].map((method) => `${method} ${path}`)
    })
}

function urlOf({ route, of = {}, query = '' }: Rule, objects: Objects): string {
  const path = route.slice(route.indexOf(' ') + 1)
  const filled = path.replace('*', 'no-such-page').replace(/:(\w+)/g, (_, name: string) => {
    const object = of[name]
    if (object) return objects[object]
    return { gradeLevel: 'middle', contentType: 'fiction' }[name] ?? 'no-such-thing'
  })
  return filled + query
}

function send(rule: Rule, actor: Actor, objects: Objects): Promise<Response> {
  const [method = 'GET'] = rule.route.split(' ')
  return client.send(method, urlOf(rule, objects), {
    cookie: actor.cookie,
    json: rule.json?.(objects),
    headers: rule.form ? { 'content-type': 'application/x-www-form-urlencoded' } : {},
  })
}

/** What an actor must get: a list of statuses, and for a page the place that it leads to. */
function expected(rule: Rule, name: ActorName): { status: number[]; to?: RegExp } {
  const isSignedOut = ['signed out', 'demo', 'ended session', 'deleted user'].includes(name)
  const isChild = name === 'child of A'
  const ok = { status: rule.ok ?? [200] }
  const page = isPage(rule)
  const sentAway = page ? { status: [302], to: /^\/\?next=/ } : { status: [401] }
  const askGrownUp = page ? { status: [302], to: /^\/ask-your-grown-up$/ } : { status: [403] }
  if (rule.route.startsWith('GET /demo') && isChild) return { status: [302], to: /^\/home$/ }
  if (rule.access === 'everyone') return isChild && rule.notForChildren ? { status: [403] } : ok
  if (rule.access === 'door') return isSignedOut ? ok : { status: [302], to: /^\/home$/ }
  if (rule.access === 'admin') {
    if (isChild) return rule.form ? { status: [403] } : askGrownUp
    return name === 'admin' ? ok : { status: [302], to: /^\/\?lost$/ }
  }
  // A generation belongs to a session or to a demo: who has neither has no such answer.
  if (isSignedOut) return rule.route.includes('/generations/') ? { status: [404] } : sentAway
  if (isChild && rule.access !== 'viewer') return askGrownUp
  // The grown-up's things are not the child's own.
  if (isChild && rule.of) return { status: [404] }
  if (name === 'teen' && rule.access === 'adult') return { status: [403] }
  return ok
}

test('every route has its line, and every line has its route', () => {
  const routes = routesOfServer()
  const lines = rules.map(({ route }) => route)
  expect(
    routes.filter((route) => !lines.includes(route)),
    'These routes have no line in tests/authorization/rules.ts: say there who may use them.',
  ).toEqual([])
  expect(
    lines.filter((line) => !routes.includes(line)),
    'These lines of tests/authorization/rules.ts have no route any more.',
  ).toEqual([])
})

for (const rule of rules) {
  test(`${rule.route} is for ${rule.access}`, async () => {
    const found: Record<string, unknown> = {}
    const wanted: Record<string, unknown> = {}
    for (const name of actorNames) {
      const actor = await createActor(client, name)
      const reply = await send(rule, actor, actor.objects)
      await reply.body?.cancel()
      const { status, to } = expected(rule, name)
      const location = reply.headers.get('location') ?? ''
      found[name] = `${reply.status}${to ? ` ${location}` : ''}`
      const isRight = status.includes(reply.status) && (!to || to.test(location))
      wanted[name] = isRight ? found[name] : `${status.join(' or ')}${to ? ` ${to.source}` : ''}`
    }
    expect(found).toEqual(wanted)
  })

  if (rule.of) {
    test(`${rule.route} does not know what belongs to somebody else, or to nobody`, async () => {
      for (const name of ['user B', 'lapsed plan', 'admin'] as const) {
        if (rule.access === 'admin') continue
        const actor = await createActor(client, name)
        const owner = await createActor(client, 'user A')
        const foreign = await send(rule, actor, owner.objects)
        const unknown = await send(rule, actor, randomObjects())
        expect([name, foreign.status, unknown.status]).toEqual([name, 404, 404])
        // Word for word the same: nothing tells that it exists. Only what a page repeats of its address may differ.
        if (!isPage(rule)) expect(await foreign.text()).toBe(await unknown.text())
      }
    })
  }
}

test('a call by another method is told so, and does nothing', async () => {
  const paths = [...new Set(calls.map(({ route }) => route.split(' ')[1] ?? ''))].filter((path) =>
    /^\/(api|functions)\//.test(path),
  )
  for (const path of paths) {
    const actor = await createActor(client, 'user A')
    const allowed = calls
      .filter(({ route }) => route.endsWith(` ${path}`))
      .map(({ route }) => route.split(' ')[0])
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(
      (name) => !allowed.includes(name),
    )) {
      const rule = {
        route: `${method} ${path}`,
        access: 'viewer' as const,
        of: { id: 'conversation' as const },
      }
      const reply = await send(rule, actor, actor.objects)
      // A name may stand where an id stands ("leave" is no child), and then a body is missing.
      expect([method, path, [400, 404, 405].includes(reply.status)]).toEqual([method, path, true])
    }
  }
})
