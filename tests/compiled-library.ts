import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { inject, vi } from 'vitest'

/**
 * The library as the build leaves it, compiled anew in each run by the first file that reads it: to check its YAML
 * takes two seconds, and every file that opens the app would do it again.
 */
vi.mock('#server/library/texts/built-library', async () => {
  // Loaded here and not at the top: most files read no library.
  const { firstTo, waitFor } = await import('./postgres.ts')
  const folder = inject('libraryFolder')
  const file = join(folder, 'library.json')
  if (firstTo(join(folder, 'compiling'))) {
    const { compileReadings } = await import('#server/library/texts/compiled-readings')
    const { readingsFolder } = await import('#server/library/texts/load-readings')
    compileReadings(readingsFolder, `${file}.unfinished`)
    renameSync(`${file}.unfinished`, file)
  }
  waitFor(file)
  return { builtLibrary: file }
})
