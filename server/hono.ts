import type { Context, Hono } from 'hono'
import type { Viewer } from './viewer.ts'

/** What app.ts puts on every request before a route sees it. */
export type Variables = {
  viewer: Viewer | null
  requestId: string
  /** Address of the client, behind the trusted proxies only. */
  address: string
  nonce: string
}

/** A request to us and the reply that is being made, whatever the route's own middleware adds. */
export type Call<More = unknown> = Pick<
  Context<{ Variables: Variables & More }>,
  'req' | 'get' | 'header' | 'body' | 'json' | 'redirect'
>
export type Routes = Hono<{ Variables: Variables }>
