import { goodPassword } from '#tests/account-client'
import { bodyOf } from '#tests/analysis-app'
import type { Objects } from './actors.ts'

/**
 * Who may do what: one line for each route of the server and each page. A route without a line fails the test.
 *
 * - everyone: nobody is sent away.
 * - viewer: whoever is signed in, and a child profile.
 * - grown-up: the account's own person; while a child profile reads it is closed.
 * - adult: a grown-up who is not 13 to 17.
 * - admin: for everybody else it does not exist.
 * - door: for people who are signed out; who is signed in goes on to /home.
 */
export type Access = 'everyone' | 'viewer' | 'grown-up' | 'adult' | 'admin' | 'door'

export type Rule = {
  route: string
  access: Access
  /** Which object each place of the path names. Another person's, and one that nobody has, is 404. */
  of?: Partial<Record<string, keyof Objects>>
  /** What is sent. It may be refused as wrong (422) where the real thing would end the person's own session. */
  json?: (objects: Objects) => unknown
  /** The statuses of who is let in; 200 unless told. */
  ok?: number[]
  /** A form of a page, sent without any field. */
  form?: boolean
  query?: string
  /** Open to everyone else, but not while a child profile reads. */
  notForChildren?: boolean
}

const id = (object: keyof Objects) => ({ of: { id: object } })
const child = { of: { id: 'child', conversationId: 'childConversation' } } as const
const none = () => ({})

export const calls: Rule[] = [
  { route: 'GET /healthz', access: 'everyone' },
  // Without METRICS_TOKEN there is none; with it the token decides, whoever asks.
  { route: 'GET /metrics', access: 'everyone', ok: [404] },
  { route: 'GET /readyz', access: 'everyone' },
  { route: 'GET /.well-known/security.txt', access: 'everyone', ok: [404] },
  { route: 'POST /webhooks/stripe', access: 'everyone', json: none, ok: [400, 404] },
  { route: 'POST /newsletter', access: 'everyone', json: none, ok: [400, 404, 422], notForChildren: true },
  {
    route: 'POST /newsletter/confirm',
    access: 'everyone',
    json: none,
    ok: [303],
    notForChildren: true,
  },
  { route: 'POST /newsletter/unsubscribe', access: 'everyone', json: none, ok: [200, 400, 404, 422] },

  { route: 'POST /auth/sign-up', access: 'everyone', json: none, ok: [422], notForChildren: true },
  { route: 'POST /auth/sign-in', access: 'everyone', json: none, ok: [422], notForChildren: true },
  { route: 'POST /auth/sign-out', access: 'everyone', json: none },
  { route: 'POST /auth/forgot', access: 'everyone', json: none, ok: [422], notForChildren: true },
  { route: 'POST /auth/reset', access: 'everyone', json: none, ok: [422], notForChildren: true },
  { route: 'POST /auth/confirm', access: 'everyone', json: none, ok: [422], notForChildren: true },
  { route: 'POST /auth/adult', access: 'everyone', json: none, ok: [422], notForChildren: true },
  { route: 'POST /auth/adult/code', access: 'everyone', json: none, ok: [422], notForChildren: true },
  { route: 'POST /auth/email', access: 'everyone', json: none, ok: [422], notForChildren: true },

  { route: 'POST /api/account/email', access: 'grown-up', json: none, ok: [422] },
  { route: 'POST /api/account/email/verify', access: 'grown-up', json: none },
  { route: 'POST /api/account/password', access: 'grown-up', json: none, ok: [422] },
  { route: 'POST /api/account/sessions/end', access: 'grown-up', json: ({ session }) => ({ id: session }) },
  { route: 'POST /api/account/sessions/end-all', access: 'grown-up', json: none },
  { route: 'POST /api/account/delete', access: 'grown-up', json: () => ({ password: goodPassword }) },
  { route: 'GET /api/export', access: 'grown-up' },

  { route: 'POST /functions/v1/claude-proxy', access: 'viewer', json: () => bodyOf({}) },
  {
    route: 'POST /functions/v1/claude-proxy-demo',
    access: 'everyone',
    json: () => bodyOf({}),
    notForChildren: true,
  },
  { route: 'GET /functions/v1/generations/:id', access: 'viewer', ...id('generation') },
  { route: 'POST /functions/v1/generations/:id/stop', access: 'viewer', ...id('generation'), ok: [204] },
  { route: 'GET /api/openapi.json', access: 'everyone' },
  { route: 'GET /api/demo', access: 'everyone', notForChildren: true },

  {
    route: 'POST /functions/v1/create-checkout-session',
    access: 'grown-up',
    json: () => ({ priceId: 'price_basic' }),
    // Without an AI service this plan adds nothing, so it is not sold.
    ok: [409],
  },
  {
    route: 'POST /functions/v1/create-billing-portal-session',
    access: 'grown-up',
    json: none,
    ok: [200, 404, 409, 422, 502],
  },
  { route: 'GET /functions/v1/answers-left', access: 'viewer' },
  { route: 'GET /functions/v1/billing-status', access: 'grown-up' },
  {
    route: 'POST /practice/checkout/:id',
    access: 'grown-up',
    ...id('checkout'),
    json: () => ({ act: 'fail' }),
    ok: [303],
  },
  {
    route: 'POST /practice/portal/:id',
    access: 'grown-up',
    ...id('portal'),
    json: () => ({ act: 'keep' }),
    ok: [303, 422],
  },

  { route: 'GET /api/conversations', access: 'viewer', ok: [422] },
  { route: 'DELETE /api/conversations', access: 'grown-up' },
  { route: 'GET /api/conversations/:id', access: 'viewer', ...id('conversation') },
  { route: 'DELETE /api/conversations/:id', access: 'viewer', ...id('conversation'), ok: [204] },
  { route: 'POST /api/conversations/:id/restore', access: 'viewer', ...id('conversation'), ok: [404] },
  {
    route: 'PUT /api/conversations/:id/check-in',
    access: 'viewer',
    ...id('conversation'),
    // The conversation has no explanation with this time.
    json: () => ({ of: 'never', words: 'And', isChoice: true }),
    ok: [404],
  },
  {
    route: 'PUT /api/conversations/:id/reading',
    access: 'viewer',
    ...id('conversation'),
    // The conversation has no explanation with this time.
    json: () => ({ of: 'never', reading: 'means-it', lines: [] }),
    ok: [404],
  },
  { route: 'GET /api/conversations/:id/download', access: 'viewer', ...id('conversation') },
  { route: 'GET /api/drafts/:gradeLevel/:contentType/:id', access: 'viewer', ...id('draft') },
  // Any new id may be written, so these two are sent a name that is none; draft-routes.test.ts has the rest.
  {
    route: 'PUT /api/drafts/:gradeLevel/:contentType/:id',
    access: 'viewer',
    json: () => ({ data: {} }),
    ok: [404],
  },
  { route: 'DELETE /api/drafts/:gradeLevel/:contentType/:id', access: 'viewer', ok: [404] },
  { route: 'GET /api/reading-settings', access: 'viewer', ok: [204] },
  { route: 'PUT /api/reading-settings', access: 'viewer', json: none, ok: [204] },
  { route: 'POST /api/feedback', access: 'grown-up', json: () => ({ text: 'Thank you.' }) },

  { route: 'POST /api/children', access: 'adult', json: none, ok: [422] },
  {
    route: 'PUT /api/children/:id',
    access: 'adult',
    ...id('child'),
    json: () => ({ nickname: 'Kim', gradeLevel: 'high' }),
  },
  { route: 'POST /api/children/:id/enter', access: 'adult', ...id('child'), json: none },
  { route: 'POST /api/children/leave', access: 'viewer', json: none, ok: [422] },
  { route: 'DELETE /api/children/:id/consent', access: 'adult', ...id('child') },
  { route: 'GET /api/children/:id/export', access: 'grown-up', ...id('child') },
  { route: 'DELETE /api/children/:id', access: 'grown-up', ...id('child') },
  { route: 'DELETE /api/children/:id/conversations', access: 'grown-up', ...id('child') },
  { route: 'DELETE /api/children/:id/conversations/:conversationId', access: 'grown-up', ...child },
  { route: 'GET /api/children/:id/conversations/:conversationId/download', access: 'grown-up', ...child },
]

const anyone: Pick<Rule, 'access'> = { access: 'everyone' }

export const pages: Rule[] = [
  { route: 'GET /', access: 'door' },
  { route: 'GET /auth', access: 'door' },
  { route: 'GET /auth/forgot', access: 'everyone', notForChildren: true },
  { route: 'GET /auth/reset', access: 'everyone', notForChildren: true },
  { route: 'GET /auth/confirm', access: 'everyone', notForChildren: true },
  { route: 'GET /auth/adult', access: 'everyone', notForChildren: true },
  { route: 'GET /auth/email', access: 'everyone', notForChildren: true },
  { route: 'GET /home', access: 'viewer' },
  { route: 'GET /grade/:gradeLevel', access: 'viewer' },
  { route: 'GET /reader/:gradeLevel/:contentType', access: 'viewer' },
  { route: 'GET /account', access: 'grown-up' },
  {
    route: 'GET /account/children/:childId',
    access: 'grown-up',
    of: { childId: 'child' },
  },
  {
    route: 'GET /account/children/:childId/:conversationId',
    access: 'grown-up',
    of: { childId: 'child', conversationId: 'childConversation' },
  },
  { route: 'GET /ask-your-grown-up', access: 'viewer', ok: [200, 302] },
  { route: 'GET /admin', access: 'admin' },
  { route: 'GET /admin/ai-reader', access: 'admin' },
  { route: 'GET /admin/feedback', access: 'admin' },
  { route: 'GET /admin/instructions', access: 'admin' },
  { route: 'GET /admin/instructions/:id', access: 'admin', ok: [302] },
  { route: 'GET /demo', ...anyone },
  { route: 'GET /demo/grade/:gradeLevel', ...anyone },
  { route: 'GET /demo/reader/:gradeLevel/:contentType', ...anyone },
  { route: 'GET /features', ...anyone },
  { route: 'GET /articles-resources/features', ...anyone },
  { route: 'GET /about', ...anyone },
  { route: 'GET /articles-resources', ...anyone },
  { route: 'GET /articles-resources/blogs', ...anyone },
  { route: 'GET /articles-resources/videos', ...anyone },
  { route: 'GET /articles-resources/videos/:id', ...anyone, ok: [302] },
  { route: 'GET /blog', ...anyone },
  { route: 'GET /blog/category/:category', ...anyone, ok: [404] },
  { route: 'GET /blog/rss.xml', ...anyone, ok: [301, 302, 308] },
  { route: 'GET /blog/:slug', ...anyone, ok: [404] },
  { route: 'GET /library', ...anyone },
  { route: 'GET /library/:slug', ...anyone, ok: [302] },
  { route: 'GET /on-this-device', ...anyone },
  { route: 'GET /newsletter/:step', ...anyone, ok: [302, 404] },
  { route: 'GET /api', ...anyone },
  { route: 'GET /accessibility', ...anyone },
  { route: 'GET /children', ...anyone },
  { route: 'GET /terms', ...anyone },
  { route: 'GET /privacy', ...anyone },
  { route: 'GET /practice/checkout/:id', access: 'grown-up', ...id('checkout') },
  { route: 'GET /practice/portal/:id', access: 'grown-up', ...id('portal') },
  { route: 'GET /*', ...anyone, ok: [302] },
]

/** Pages that take a posted form themselves. */
export const pageActions: Rule[] = [
  { route: 'POST /admin', access: 'admin', form: true, query: '?index' },
  { route: 'POST /admin/ai-reader', access: 'admin', form: true },
  { route: 'POST /admin/instructions/:id', access: 'admin', form: true, ok: [302, 303, 404, 422] },
]
