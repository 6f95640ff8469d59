import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Settings } from '../env.ts'
import type { Variables } from '../hono.ts'

type Declared = OpenAPIHono<{ Variables: Variables }>
/** An OpenAPI 3.1 document. */
export type ApiDocument = ReturnType<Declared['getOpenAPI31Document']>
type Operation = NonNullable<NonNullable<ApiDocument['paths']>[string]['get']>

/** One call as the page /api shows it. */
export type ListedCall = {
  method: string
  path: string
  summary: string
  replies: { status: string; description: string }[]
}

const methods = ['get', 'post', 'put', 'delete'] as const

/** Every call that is declared, with all that it takes and answers, also those for our own pages alone. */
export function describeAllCalls(
  api: Declared,
  { appUrl, isSecure }: Pick<Settings, 'appUrl' | 'isSecure'>,
): ApiDocument {
  api.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: isSecure ? '__Host-session' : 'session',
    description: 'Set by POST /auth/sign-in.',
  })
  return api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Tonewise',
      version: '1',
      description: `The calls that are meant for programs. ${appUrl}/api says how to begin.`,
    },
    servers: [{ url: appUrl }],
    security: [{ session: [] }],
  })
}

/** The same with the calls for programs alone: those that stand under a heading of the page /api. */
export function forPrograms(document: ApiDocument): ApiDocument {
  const paths = Object.entries(document.paths ?? {}).flatMap(([path, item]) => {
    const meant = operations(item).filter(([, { tags = [] }]) => tags.length > 0)
    return meant.length > 0 ? [[path, Object.fromEntries(meant)]] : []
  })
  return { ...document, paths: Object.fromEntries(paths) }
}

/** The calls of a document under their headings, in the order in which they were declared. */
export function listCalls(document: ApiDocument): { heading: string; calls: ListedCall[] }[] {
  const listed = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    operations(item).map(([method, { tags = [], summary = '', responses = {} }]) => ({
      heading: tags[0] ?? '',
      call: {
        method: method.toUpperCase(),
        path,
        summary,
        replies: Object.entries(responses).map(([status, { description }]) => ({ status, description })),
      },
    })),
  )
  const headings = [...new Set(listed.map(({ heading }) => heading))]
  return headings.map((heading) => ({
    heading,
    calls: listed.filter((one) => one.heading === heading).map(({ call }) => call),
  }))
}

function operations(item: object): [string, Operation][] {
  return methods.flatMap((method): [string, Operation][] =>
    method in item ? [[method, (item as Record<string, Operation>)[method] as Operation]] : [],
  )
}
