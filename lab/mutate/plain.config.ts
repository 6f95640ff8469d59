import { defineConfig } from 'vitest/config'

/** The tests beside the rules of one part of the product, without a database. */
export default defineConfig({
  test: {
    include: [`${process.env.MUTATED_PART}/**/*.test.ts`],
    exclude: ['**/*invariants*', '**/linear-*', '**/node_modules/**'],
    // A pattern is not as written while it is changed.
    testNamePattern: /^(?!.*time in proportion)/,
    testTimeout: 120_000,
  },
})
