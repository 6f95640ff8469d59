import { defineConfig } from 'vitest/config'

/** React Router's build does not exist where tests run: the pages come from their modules instead. */
const pageBuild = `${import.meta.dirname}/tests/stand-ins/page-build.ts`

export default defineConfig({
  resolve: { alias: { 'virtual:react-router/server-build': pageBuild } },
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    globalSetup: ['tests/start-databases.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['node_modules/**', 'build/**', 'tests/journeys/**'],
        },
      },
      // The calls of a model service once more, with a garbage collection in the middle of each.
      {
        extends: true,
        test: {
          name: 'collected',
          include: [
            'server/readers/{attempt-call,model-readers}.test.ts',
            'server/analysis/*failures.test.ts',
          ],
          setupFiles: ['tests/collect-garbage.ts'],
          execArgv: ['--expose-gc'],
        },
      },
    ],
  },
})
