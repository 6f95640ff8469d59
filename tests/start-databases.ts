import type { TestProject } from 'vitest/node'
import { clusterFolder, stopCluster } from './postgres.ts'

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: Vitest's own interface is extended here.
  export interface ProvidedContext {
    clusterFolder: string
  }
}

/** One PostgreSQL cluster for a run of the tests, started by the first file that asks for it. */
export function setup(project: TestProject) {
  const folder = clusterFolder()
  project.provide('clusterFolder', folder)
  return () => stopCluster(folder)
}
