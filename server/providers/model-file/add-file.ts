import { constants, statSync } from 'node:fs'
import { copyFile, mkdir, rename, rm, statfs } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { codeOf, gigabytes, problemOfFile } from './check-file.ts'
import { findModelFile, listModelFiles, type ModelFile, modelFolders } from './model-files.ts'

/**
 * Copies a model file into the data folder, whole or not at all.
 * Throws an Error whose message says to an operator why it was not added.
 */
export async function addModelFile(path: string, dataDir: string, memory: number): Promise<ModelFile> {
  const problem = problemOfFile(path, memory)
  if (problem) throw new Error(problem)
  const name = basename(path)
  if (findModelFile(dataDir, name))
    throw new Error(
      `There is a model file named ${name} already. Remove it first: npm run model -- remove ${name}`,
    )
  const { files } = modelFolders(dataDir)
  const part = join(files, `${name}.part`)
  try {
    await mkdir(files, { recursive: true, mode: 0o700 })
    if ((await freeBytes(files)) < statSync(path).size)
      throw Object.assign(new Error('full'), { code: 'ENOSPC' })
    await copyFile(path, part, constants.COPYFILE_FICLONE)
    await rename(part, join(files, name))
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined)
    throw new Error(await whyNotCopied(error, files))
  }
  const added = listModelFiles(dataDir).find((file) => file.name === name)
  if (!added) throw new Error(`${name} could not be copied to ${files}.`)
  return added
}

/** Deletes an added file, and with the last one the library. Throws an Error for a name that was not added. */
export async function removeModelFile(name: string, dataDir: string): Promise<void> {
  const path = findModelFile(dataDir, name)
  if (!path) throw new Error(`There is no model file named ${name}. See: npm run model -- list`)
  await rm(path)
  if (listModelFiles(dataDir).length === 0)
    await rm(modelFolders(dataDir).library, { recursive: true, force: true })
}

async function whyNotCopied(error: unknown, files: string): Promise<string> {
  const code = codeOf(error)
  if (code !== 'ENOSPC' && code !== 'EDQUOT')
    return `The file could not be copied to ${files} (${code}). Nothing was added.`
  const free = gigabytes(await freeBytes(files))
  return `There is not enough room for a copy of the file in ${files}: ${free} are free. Nothing was added.`
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
