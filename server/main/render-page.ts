import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { ErrorBody } from '#domain/screen-errors'
import type { Viewer } from '../viewer.ts'
import {
  type AppContext,
  appContext,
  failureContext,
  nonceContext,
  problemContext,
  viewerContext,
} from './app-context.ts'

/** What a page says instead of itself, and with which status. */
type Problem = { body: ErrorBody; status: number }

export function createPageRenderer(context: AppContext, { isDevelopment }: { isDevelopment: boolean }) {
  const handlePage = createRequestHandler(build, isDevelopment ? 'development' : 'production')
  /**
   * The page of a request, for this viewer. Without a nonce the page's scripts must be allowed by their hashes. Throws
   * what a loader or the rendering threw, but for the replies that they mean; with a problem no loader runs.
   */
  return async (
    request: Request,
    viewer: Viewer | null,
    nonce?: string,
    problem?: Problem,
  ): Promise<Response> => {
    const failures: unknown[] = []
    const loadContext = new RouterContextProvider()
    loadContext.set(appContext, context)
    loadContext.set(viewerContext, viewer)
    loadContext.set(nonceContext, nonce)
    loadContext.set(problemContext, problem)
    loadContext.set(failureContext, (error) => failures.push(error))
    const page = await handlePage(request, loadContext)
    if (failures.length > 0) throw failures[0]
    return page
  }
}

/** The same address, asked for without body and form: enough for a page that only says what went wrong. */
export function bare(request: Request): Request {
  return new Request(request.url, { headers: { accept: 'text/html' } })
}
