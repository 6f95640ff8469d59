import { defineConfig, type Plugin } from 'vitest/config'
import product from '../../vitest.config.ts'

/** Stryker joins the names around a test with a space, Vitest with " > ": without this it would run no test in a group. */
const namesOfVitest: Plugin = {
  name: 'names-of-vitest',
  configureVitest({ project }) {
    let wanted: RegExp | undefined
    Object.defineProperty(project.config, 'testNamePattern', {
      get: () => wanted,
      set: (names?: RegExp) => {
        wanted = names && new RegExp(names.source.replaceAll(' ', '(?: > | )'))
      },
    })
  },
}

/**
 * The tests beside the changed code, on the embedded database alone. Left out is what no single change of a rule should
 * need: random texts and sequences, and what measures time or memory or starts processes, which takes minutes for each change.
 */
export default defineConfig({
  ...product,
  plugins: [namesOfVitest],
  test: {
    ...product.test,
    projects: undefined,
    env: { TEST_DATABASES: 'embedded' },
    include: process.env.NEAREST_TESTS?.split(' ').map((folder) => `${folder}/**/*.test.ts`),
    exclude: [
      '**/node_modules/**',
      '**/{*invariants,*sequences,linear-*,same-answer*}*',
      'domain/library/answer/{every-wording,typed-questions}.test.ts',
      'domain/library/recognize.test.ts',
      'server/{analysis/two-processes,http/watch-loop,providers/attempt-call}.test.ts',
      'server/database/{crash,embedded-damage,pgbouncer}.test.ts',
      'server/database/backups/**',
      'server/providers/model-file/**',
    ],
  },
})
