import { sep } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { build, defineConfig, type Plugin, type UserConfig } from 'vite'
import { packRows } from './scripts/pack-rows.ts'

/** React Router does not keep a folder named server/ out of the browser build; this does. */
function refuseServerCodeInBrowser(): Plugin {
  const folder = `${import.meta.dirname}${sep}server${sep}`
  return {
    name: 'refuse-server-code-in-browser',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      if (id.startsWith(folder)) {
        this.error(`${id} would reach the browser. Import #server/* in a loader, action or middleware only.`)
      }
    },
  }
}

/**
 * The worker loads the engine in steps: its modules only define things, so that one of them stays out of a step that
 * uses none of its exports, though the door `#close-reading` names it.
 */
const worker = {
  format: 'es',
  plugins: () => [packRows()],
  rolldownOptions: {
    treeshake: { moduleSideEffects: (id: string) => !/\/(?:close-reading|domain)\//.test(id) },
  },
} satisfies UserConfig['worker']

/**
 * Small programs of their own, each at one address: pages without React load them by name, and the reader's first load
 * is not cut into the many files that sharing modules would make of it.
 */
const programs: Record<string, string> = {
  room: 'app/components/reading/room.ts',
  try: 'app/components/try/try.ts',
}

function buildPrograms(): Plugin {
  let folder = ''
  return {
    name: 'build-programs',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved(config) {
      folder = config.environments.client?.build.outDir ?? config.build.outDir
    },
    async writeBundle() {
      const output = { entryFileNames: 'reading/[name].js' }
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        worker,
        build: {
          outDir: folder,
          emptyOutDir: false,
          assetsInlineLimit: 0,
          rolldownOptions: { input: programs, output, preserveEntrySignatures: 'exports-only' },
        },
      })
    },
    configureServer(server) {
      server.middlewares.use((request, _, next) => {
        const [, name] = /^\/reading\/(\w+)\.js$/.exec(request.url ?? '') ?? []
        request.url = (name && programs[name] && `/${programs[name]}`) || request.url
        next()
      })
    },
  }
}

export default defineConfig({
  plugins: [reactRouter(), refuseServerCodeInBrowser(), buildPrograms()],
  worker,
  build: { assetsInlineLimit: 0 },
  environments: { ssr: { build: { rolldownOptions: { input: './server/main/app.ts' } } } },
})
