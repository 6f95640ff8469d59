import type { Hono } from 'hono'
import type { Viewer } from './viewer.ts'

/** What app.ts puts on every request before a route sees it. */
export type Variables = {
  viewer: Viewer | null
  requestId: string
  /** Address of the client, behind the trusted proxies only. */
  address: string
  nonce: string
}

export type Routes = Hono<{ Variables: Variables }>
