import { readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** A model file that was added; `name` is its file name. */
export type ModelFile = { name: string; bytes: number }

/** Where added files and the library that runs them are kept. */
export function modelFolders(dataDir: string): { files: string; library: string } {
  const folder = resolve(dataDir, 'model-file')
  return { files: join(folder, 'files'), library: join(folder, 'library') }
}

/** The added files by name; empty when there are none. */
export function listModelFiles(dataDir: string): ModelFile[] {
  const { files } = modelFolders(dataDir)
  try {
    return readdirSync(files)
      .filter((name) => /\.gguf$/i.test(name))
      .sort()
      .map((name) => ({ name, bytes: statSync(join(files, name)).size }))
  } catch {
    return []
  }
}

/** The names of the added files that can be used here. */
export function usableModelFiles(settings: { DATA_DIR: string; TONEWISE_IMAGE?: '1' | undefined }): string[] {
  const isUsable = whyNoModelFile(settings.TONEWISE_IMAGE === '1') === null
  return isUsable ? listModelFiles(settings.DATA_DIR).map(({ name }) => name) : []
}

/** The path of an added file; null when there is none of this name. */
export function findModelFile(dataDir: string, name: string): string | null {
  const isThere = listModelFiles(dataDir).some((file) => file.name === name)
  return isThere ? join(modelFolders(dataDir).files, name) : null
}

/** Why no model file can be used here, as a sentence; null where one can. `isImage`: this is the container image. */
export function whyNoModelFile(isImage: boolean, platform = `${process.platform}-${process.arch}`) {
  if (isImage)
    return 'The container image runs no model files. Set up an AI service on the page “AI reader” instead, for example Ollama in a container of its own.'
  if (platform === 'linux-x64' || platform === 'linux-arm64') return null
  return 'Model files run on Linux with an x64 or arm64 processor only. On this machine use Ollama, LM Studio or llama.cpp: the page “AI reader” finds them.'
}
