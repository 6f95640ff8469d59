import { defineConfig } from 'vitest/config'

/** React Router's build does not exist where tests run: the pages come from their modules instead. */
const pageBuild = `${import.meta.dirname}/tests/stand-ins/page-build.ts`

export default defineConfig({
  resolve: { alias: { 'virtual:react-router/server-build': pageBuild } },
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules/**', 'build/**', 'tests/journeys/**'],
    globalSetup: ['tests/start-databases.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
