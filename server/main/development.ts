import type { Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Runtime } from '../runtime.ts'
import type { createApp } from './app.ts'

type AppModule = { createApp: typeof createApp }

/** Serves the same app through Vite: an edit is live at once, hot reload shares the server's port. */
export async function serveDevelopment(
  server: Server,
  runtime: Runtime,
): Promise<{ drain(): Promise<void> }> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' })
  let current: { module: AppModule; app: ReturnType<typeof createApp> } | undefined

  async function load() {
    const module = (await vite.ssrLoadModule('/server/main/app.ts')) as AppModule
    if (current?.module !== module)
      current = { module, app: module.createApp(runtime, { isDevelopment: true }) }
    return current.app
  }

  await load()
  const listener = getRequestListener(async (request, env) => (await load()).fetch(request, env), {
    overrideGlobalObjects: false,
  })
  server.on('request', (request, response) => {
    if (current?.app.answerFromMemory(request, response)) return
    vite.middlewares(request, response, () => void listener(request, response))
  })
  return {
    async drain() {
      await current?.app.drain()
      await vite.close()
    },
  }
}
