import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { clusterFolder, stopCluster } from './postgres.ts'

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: Vitest's own interface is extended here.
  export interface ProvidedContext {
    clusterFolder: string
    libraryFolder: string
  }
}

/** A PostgreSQL cluster and a compiled library for a run of the tests, made by the first file that asks for each. */
export function setup(project: TestProject) {
  const folder = clusterFolder()
  const library = mkdtempSync(join(tmpdir(), 'tonewise-library-'))
  project.provide('clusterFolder', folder)
  project.provide('libraryFolder', library)
  return () => {
    stopCluster(folder)
    rmSync(library, { recursive: true, force: true })
  }
}
