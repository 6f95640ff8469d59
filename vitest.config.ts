import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** React Router's build does not exist where tests run: the pages come from their modules instead. */
const pageBuild = `${import.meta.dirname}/tests/fakes/page-build.ts`

/** Run with a garbage collection in the middle of each call of a model service, and not a second time without. */
const collected = [
  'server/providers/{attempt-call,model-providers}.test.ts',
  'server/analysis/*failures.test.ts',
]

export default defineConfig({
  resolve: { alias: { 'virtual:react-router/server-build': pageBuild } },
  test: {
    // Only what hangs takes this long: beside other work a test of seconds takes minutes.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // One for each core, and two more since many tests wait for a database or for a service that hangs.
    maxWorkers: availableParallelism() + 2,
    globalSetup: ['tests/start-databases.ts'],
    setupFiles: ['tests/low-password-cost.ts', 'tests/compiled-library.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['node_modules/**', 'build/**', 'lab/**', 'tests/journeys/**', ...collected],
        },
      },
      {
        extends: true,
        test: {
          name: 'collected',
          include: collected,
          setupFiles: ['tests/collect-garbage.ts'],
          execArgv: ['--expose-gc'],
        },
      },
    ],
  },
})
