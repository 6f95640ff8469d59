import { createRoute, type Hook, OpenAPIHono, type RouteConfig, z } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { catalogue, type ErrorCode, TonewiseError } from '#domain/errors'
import type { ErrorBody } from '#domain/screen-errors'
import type { Variables } from '../hono.ts'

/** Of a middleware that says who may call a route: how it refuses everybody else, and whether it lets a child in. */
export type Rule = { refusals?: ErrorCode[]; isOpenToChildren?: boolean }

type Declaration = Omit<RouteConfig, 'path'> & {
  /** The headings of the API page under which the route stands. A route without any is for our own pages alone. */
  tags?: ('Signing in' | 'Asking' | 'History' | 'Your data')[]
  summary: string
  /** For everybody, also while a child profile reads. A route that asks for `requireViewer` is so, too. */
  isOpenToChildren?: true
  /** Refusals that follow neither from the middleware nor from the shape of the request. */
  refusals?: ErrorCode[]
}

const refusalBody = z
  .object({
    error: z.string().describe('The kind of refusal. Programs should read this.'),
    message: z.string().describe('What happened, for people.'),
    next: z.string().describe('What to do next, for people.'),
    id: z.string().optional().describe('A reference to give to support.'),
    fields: z.record(z.string(), z.string()).optional().describe('A sentence for each wrong field.'),
  })
  .openapi('Refusal') satisfies z.ZodType<ErrorBody>

/** The routes of one area, each added with `.openapi(route({ … }), handler)`. */
export function createRoutes() {
  return new OpenAPIHono<{ Variables: Variables }>({ defaultHook: refuseInvalid })
}

/**
 * Declares a route: what is checked before its handler runs, and what the OpenAPI document says. Every refusal that
 * can come is in the document.
 */
export function route<Path extends string, Declared extends Declaration & { path: Path }>(
  declared: Declared,
) {
  const { refusals: _refusals, isOpenToChildren, ...config } = declared
  const middleware = [
    ...middlewareOf(declared),
    ...(isOpenToChildren ? [openToChildren] : []),
    ...(declared.request?.body?.required ? [needBody] : []),
  ]
  const responses = { ...refusalsOf(declared), ...declared.responses }
  // What is left out and added has no part in the types that the handler is checked against.
  return createRoute<Path, Declared>({ ...config, middleware, responses } as unknown as Declared)
}

/** A body in JSON. */
export function body<Schema extends z.ZodType>(schema: Schema) {
  return { required: true, content: { 'application/json': { schema } } } as const
}

/** A reply in JSON. */
export function json<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { description, content: { 'application/json': { schema } } }
}

/** A reply that the compiler does not check: each media type is text, or has a schema of its own. */
export function content(
  description: string,
  ...types: (string | [type: string, schema: z.ZodType])[]
): { description: string } {
  const entries = types.map((type) =>
    typeof type === 'string' ? [type, { schema: z.string() }] : [type[0], { schema: type[1] }],
  )
  return { description, ...{ content: Object.fromEntries(entries) } }
}

/** Does nothing itself: `guardChild` looks for it. */
const openToChildren: MiddlewareHandler & Rule = Object.assign<MiddlewareHandler, Rule>((_, next) => next(), {
  isOpenToChildren: true,
})

/** A call that forgot its body is not read as one whose fields are all empty. */
const needBody: MiddlewareHandler = (c, next) => {
  if (!c.req.header('content-type')) throw new TonewiseError('unreadable')
  return next()
}

export const byId = z.object({ id: z.uuid() })

function middlewareOf({ middleware = [] }: Declaration): (MiddlewareHandler & Rule)[] {
  return [middleware].flat()
}

function refusalsOf(declared: Declaration): RouteConfig['responses'] {
  const { method, request, refusals = [] } = declared
  const rules = middlewareOf(declared)
  const codes = new Set<ErrorCode>([
    ...rules.flatMap((rule) => rule.refusals ?? []),
    ...([declared, ...rules].some((rule) => rule.isOpenToChildren) ? [] : (['grown_up_only'] as const)),
    ...(request?.params ? (['not_found'] as const) : []),
    ...(request?.query ? (['fields_wrong'] as const) : []),
    ...(request?.body ? (['unreadable', 'fields_wrong'] as const) : []),
    ...(method === 'get' ? [] : (['too_large', 'not_json', 'cross_site'] as const)),
    ...refusals,
    'internal',
    'busy',
  ])
  const statuses = new Set([...codes].map((code) => catalogue[code].status))
  return Object.fromEntries(
    [...statuses].map((status) => [status, json(refusalBody, describe(status, [...codes]))]),
  )
}

function describe(status: number, codes: ErrorCode[]): string {
  const own = codes.filter((code) => catalogue[code].status === status)
  return own.map((code) => `${code}: ${catalogue[code].sentence}`).join(' ')
}

/** An id that cannot be one names nothing; a wrong field is named, with a sentence. */
const refuseInvalid: Hook<unknown, { Variables: Variables }, string, void> = (result) => {
  if (result.success) return
  if (result.target === 'param') throw new TonewiseError('not_found')
  const wrong = result.error.issues.flatMap((issue) => {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.') || 'form']
    const isTooLong = issue.code === 'too_big' && issue.origin === 'string'
    const most = isTooLong ? Number(issue.maximum).toLocaleString('en-US') : ''
    const sentence = isTooLong
      ? `This is too long. The limit is ${most} characters.`
      : 'This form doesn’t use this field.'
    return names.map((name) => [name.slice(0, 50), sentence])
  })
  const fields = wrong.slice(0, 10)
  throw new TonewiseError('fields_wrong', { fields: Object.fromEntries(fields) })
}
