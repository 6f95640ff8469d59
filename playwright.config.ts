import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { browserArguments, findBrowser } from './tests/find-browser.ts'
import { isNightly } from './tests/nightly.ts'

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.test.ts',
  testIgnore: isNightly ? [] : ['**/soak.test.ts'],
  outputDir: 'test-results',
  fullyParallel: false,
  // Three files for two cores, since a journey waits a third of its time for a line, a start or a page that is to be
  // still; the files of a worker share a plain product (shared-product.ts).
  workers: Math.ceil(availableParallelism() * 1.5),
  // Only what fails takes this long: on a busy machine a page or a first answer takes a minute.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  // A browser on a busy machine: what passes only the second time is listed as flaky, not hidden.
  retries: 1,
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    launchOptions: { executablePath: await findBrowser(), args: browserArguments },
  },
})
