// The built product as it runs elsewhere: its files, and the packages that `npm ci --omit=dev` would install for it.
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import type { Lock } from '../lockfile.ts'

/** What the server reads; `#close-reading` and `#domain/*` are TypeScript that Node runs as it is. */
const productPaths = [
  'build/client',
  'build/server',
  'close-reading',
  'content',
  'domain',
  'public',
  'server',
  'scripts/admin.ts',
  'package.json',
  'LICENSE',
  'NOTICE',
]

/** Copies the product without its packages and tests. Throws when it was not built. */
export function copyProduct(to: string): void {
  if (!existsSync('build/built-from')) throw new Error('There is no build yet. Run "npm run build" first.')
  for (const path of productPaths) {
    cpSync(path, join(to, path), { recursive: true, filter: (file) => !/\.test\.tsx?$/.test(file) })
  }
}

/** Copies the installed packages that the product needs. Types and source maps stay behind: more than half of the bytes. */
export function copyPackages(to: string): void {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
  for (const path of packagesInUse(lock).filter(existsSync)) {
    cpSync(path, join(to, path), {
      recursive: true,
      // A package inside of this one has its own line in the lockfile.
      filter: (file) =>
        basename(relative(path, file)) !== 'node_modules' && !/\.(?:d\.[cm]?ts|map)$/.test(file),
    })
  }
}

/** The places of all packages but those of development and Node itself. Some are of other platforms. */
export function packagesInUse({ packages }: Lock): string[] {
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev && !isNode(path))
    .map(([path]) => path)
}

function isNode(path: string): boolean {
  return /^node_modules\/node-(?:bin-)?(?:darwin|linux|win)-/.test(path)
}
