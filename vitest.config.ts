import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules/**', 'build/**', 'tests/journeys/**'],
    globalSetup: ['tests/start-databases.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
