import { sep } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

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

export default defineConfig({
  plugins: [reactRouter(), refuseServerCodeInBrowser()],
  worker: { format: 'es' },
  build: { assetsInlineLimit: 0 },
  environments: { ssr: { build: { rolldownOptions: { input: './server/app.ts' } } } },
})
