import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { failureContext, nonceContext } from '#server/main/app-context'
import { Nonce } from './nonce.ts'

/** Renders a page whole: every loader has answered by now, so there is nothing to stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const nonce = loadContext.get(nonceContext)
  const stream = await renderToReadableStream(
    <Nonce value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </Nonce>,
    { nonce, signal: request.signal },
  )
  await stream.allReady
  return new Response(stream, { status, headers })
}

/** An error goes to the server, which logs and answers it; React Router's own way would print it with every value. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(failureContext)(error)
}
