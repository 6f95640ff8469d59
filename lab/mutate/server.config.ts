import { defineConfig } from 'vitest/config'
import product from '../../vitest.config.ts'

/** The tests of the server, on the embedded database alone. */
export default defineConfig({
  ...product,
  test: {
    ...product.test,
    projects: undefined,
    include: ['server/**/*.test.ts', 'tests/authorization/**/*.test.ts'],
    exclude: ['**/*sequences*', '**/node_modules/**'],
  },
})
