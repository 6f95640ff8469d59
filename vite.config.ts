import { sep } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { build, defineConfig, type Plugin, type UserConfig } from 'vite'
import { oldestBrowsers, scriptLanguage } from './scripts/oldest-browsers.ts'
import { packData } from './scripts/pack-data.ts'

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
 * The modules of the engine only define things, so that one of them stays out of what uses none of its exports, though
 * the door `#close-reading` names it.
 */
const treeshake = { moduleSideEffects: (id: string) => !/\/(?:close-reading|domain)\//.test(id) }

/** The worker loads the engine in steps. */
const worker = {
  format: 'es',
  plugins: () => [packData()],
  rolldownOptions: { treeshake },
} satisfies UserConfig['worker']

/**
 * Small programs of their own (decision 7), each at one address in every build: a page of an older build still loads
 * them. Each of these two is one file without anything of the bundler's own.
 */
const oneFilePrograms: Record<string, string> = {
  page: 'app/programs/page/page.ts',
  offline: 'app/programs/offline/offline.ts',
}

/** Loaded with the first use of them; they share modules. */
const laterPrograms: Record<string, string> = {
  board: 'app/programs/board/board.ts',
  copying: 'app/programs/copying/copying.ts',
  'reading-tools': 'app/programs/reading-tools/reading-tools.ts',
  statistics: 'app/programs/statistics/statistics.ts',
  try: 'app/programs/try/try.ts',
}

/** The service worker stands at the root, since it serves a page there. */
const addressOf = (name: string) => (name === 'offline' ? 'offline.js' : `programs/${name}.js`)

function buildPrograms(): Plugin {
  let folder = ''
  const output = { entryFileNames: ({ name }: { name: string }) => addressOf(name), minify: true }
  const buildInto = (options: UserConfig['build']) =>
    build({
      configFile: false,
      plugins: [packData()],
      logLevel: 'warn',
      publicDir: false,
      worker,
      build: {
        outDir: folder,
        emptyOutDir: false,
        assetsInlineLimit: 0,
        target: scriptLanguage,
        cssTarget: oldestBrowsers(),
        ...options,
      },
    })
  return {
    name: 'build-programs',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved(config) {
      folder = config.environments.client?.build.outDir ?? config.build.outDir
    },
    async writeBundle() {
      for (const [name, source] of Object.entries(oneFilePrograms))
        await buildInto({
          lib: { entry: { [name]: source }, formats: ['es'] },
          rolldownOptions: { output },
        })
      await buildInto({
        rolldownOptions: { input: laterPrograms, output, treeshake, preserveEntrySignatures: 'exports-only' },
      })
    },
    configureServer(server) {
      const all = Object.entries({ ...oneFilePrograms, ...laterPrograms })
      const sources = new Map(all.map(([name, source]) => [`/${addressOf(name)}`, `/${source}`]))
      server.middlewares.use((request, _, next) => {
        request.url = sources.get(request.url ?? '') ?? request.url
        next()
      })
    },
  }
}

export default defineConfig({
  plugins: [reactRouter(), refuseServerCodeInBrowser(), packData(), buildPrograms()],
  worker,
  build: { assetsInlineLimit: 0, target: scriptLanguage, cssTarget: oldestBrowsers() },
  environments: {
    client: { build: { rolldownOptions: { treeshake } } },
    ssr: { build: { rolldownOptions: { input: './server/main/app.ts' } } },
  },
})
