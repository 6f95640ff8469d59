import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const folders = ['app', 'server', 'domain', 'close-reading', 'content', 'public']
const files = [
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  join('scripts', 'ensure-build.ts'),
  join('scripts', 'pack-data.ts'),
  join('scripts', 'oldest-browsers.ts'),
]

/**
 * SHA-256, in hex, of the path and content of every file that a build is made from; tests are left out. It changes
 * when one of them is edited, added, moved or deleted, and stays when only its modification time changes.
 */
export function hashSources(root: string): string {
  const hash = createHash('sha256')
  for (const path of sourceFiles(root)) {
    const content = createHash('sha256')
      .update(readFileSync(join(root, path)))
      .digest('hex')
    hash.update(`${path.split(sep).join('/')}\0${content}\n`)
  }
  return hash.digest('hex')
}

function sourceFiles(root: string): string[] {
  const inFolders = folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => filesBelow(join(root, folder)).map((path) => relative(root, path)))
  const single = files.filter((file) => existsSync(join(root, file)))
  return [...inFolders.filter((path) => !path.includes('.test.')), ...single].sort()
}

/** The path of every file in a folder and the folders below it. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
