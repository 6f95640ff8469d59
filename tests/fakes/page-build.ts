import type { ReactNode } from 'react'
import { UNSAFE_withComponentProps, UNSAFE_withErrorBoundaryProps } from 'react-router'
import routeConfig from '../../app/routes.ts'

/**
 * The pages of the product as the build would hand them to the server, made from the route table and the route modules
 * themselves. vitest.config.ts puts it in the place of React Router's build, so that a test can start the whole server.
 */
type Entry = { id?: string; path?: string; index?: boolean; file: string; children?: Entry[] }
type Module = {
  loader?: unknown
  action?: unknown
  default?: () => ReactNode
  ErrorBoundary?: () => ReactNode
}

const modules = import.meta.glob<Module>(['../../app/root.tsx', '../../app/routes/**/*.{ts,tsx}'], {
  eager: true,
})

/** A page gets its data as props, as the build of React Router arranges it. */
function moduleOf(file: string): Module {
  const module = modules[`../../app/${file}`]
  if (!module) throw new Error(`The route table names ${file}, which is not there.`)
  return {
    ...module,
    ...(module.default && !/\.ts$/.test(file) ? { default: UNSAFE_withComponentProps(module.default) } : {}),
    ...(module.ErrorBoundary ? { ErrorBoundary: UNSAFE_withErrorBoundaryProps(module.ErrorBoundary) } : {}),
  }
}

type Route = { id: string; parentId?: string; path?: string; index?: boolean; module: Module }

function routesOf(entries: Entry[], parentId: string): Route[] {
  return entries.flatMap((entry) => {
    const id = entry.id ?? entry.file.replace(/\.tsx?$/, '')
    const { path, index, file, children = [] } = entry
    return [{ id, parentId, path, index, module: moduleOf(file) }, ...routesOf(children, id)]
  })
}

/** Every route of the table, each with its module. */
export const list: Route[] = [
  { id: 'root', path: '', module: moduleOf('root.tsx') },
  ...routesOf(routeConfig as Entry[], 'root'),
]

export const routes = Object.fromEntries(list.map((route) => [route.id, route]))

export const assets = {
  entry: { module: '/entry.js', imports: [], css: [] },
  url: '/manifest.js',
  version: 'test',
  routes: Object.fromEntries(
    list.map(({ module, ...route }) => [
      route.id,
      {
        ...route,
        module: '/route.js',
        imports: [],
        css: [],
        hasAction: 'action' in module,
        hasLoader: 'loader' in module,
        hasClientAction: false,
        hasClientLoader: false,
        hasClientMiddleware: false,
        hasDefaultExport: 'default' in module,
        hasErrorBoundary: 'ErrorBoundary' in module,
      },
    ]),
  ),
}

export const entry = { module: await import('../../app/entry.server.tsx') }
export const basename = '/'
export const publicPath = '/'
export const assetsBuildDirectory = 'build/client'
export const future = {}
export const ssr = true
export const isSpaMode = false
export const prerender: string[] = []
export const routeDiscovery = { mode: 'initial', manifestPath: '/__manifest' }
