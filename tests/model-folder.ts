import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { modelFolders } from '#server/providers/model-file/model-files'

/** The first bytes of a GGUF file of version 3 without tensors: enough for everything but the real library. */
export function ggufHead(version = 3): Buffer {
  const head = Buffer.alloc(64)
  head.write('GGUF', 'latin1')
  head.writeUInt32LE(version, 4)
  return head
}

/** A new data folder with the stand-in of the library and these model files in it. */
export function createModelFolder(...names: string[]): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'tonewise-model-'))
  const { files, library } = modelFolders(dataDir)
  mkdirSync(files, { recursive: true })
  mkdirSync(library, { recursive: true })
  execFileSync(process.execPath, [join(import.meta.dirname, 'fakes', 'npm.js')], { cwd: library })
  for (const name of names) writeFileSync(join(files, name), ggufHead())
  return dataDir
}
