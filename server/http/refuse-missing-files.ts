import type { MiddlewareHandler } from 'hono'

/** Addresses with an ending that a route answers: React Router's data, and the old address of the feed. */
const routed = /\.data$|^\/blog\/rss\.xml$/

/** What is asked for as a file and is not in memory does not exist: 404, and no page of the product instead. */
export function refuseMissingFiles({ isDevelopment }: { isDevelopment: boolean }): MiddlewareHandler {
  return async (c, next) => {
    const isFile = /\.[a-z0-9]{2,11}$/i.test(c.req.path) && !routed.test(c.req.path)
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    return isFile && isRead && !isDevelopment ? c.text('There is no such file.', 404) : next()
  }
}
