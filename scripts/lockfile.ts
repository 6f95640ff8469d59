import { satisfies } from 'semver'

export type LockEntry = {
  version?: string
  resolved?: string
  integrity?: string
  optional?: boolean
  dev?: boolean
  os?: string | string[]
  cpu?: string | string[]
  libc?: string[]
  engines?: { node?: string }
  optionalDependencies?: Record<string, string>
}
/** A package-lock.json (version 3) as far as we read it: entries by their place, '' is the project itself. */
export type Lock = { packages: Record<string, LockEntry> }

/**
 * Completes a lockfile that npm wrote, in place.
 *
 * Adds a stub (version and platform, no integrity) for each listed optional package that npm left out because its
 * registry does not hold it; without one "npm ci" refuses the file. Removes what a package asks of Node where the
 * pinned Node fulfils it: npm would compare it with the Node that runs npm, on which the package never runs.
 *
 * Throws an Error that names a left-out package which is not on the list.
 */
export function completeLock(lock: Lock, stubs: readonly string[]): void {
  const node = pinnedNode(lock)
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (isStub(path, entry)) delete lock.packages[path]
    if (path && isFulfilled(entry, node)) delete entry.engines
  }
  for (const [path, entry] of Object.entries(lock.packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      if (isPresent(lock, path, name)) continue
      if (!entry.dev || !stubs.includes(name)) {
        throw new Error(
          `The registry does not hold ${name} ${range}. Choose a version that it holds for every platform, or, if it is a tool of development, add it to scripts/development-stubs.ts.`,
        )
      }
      lock.packages[`node_modules/${name}`] = stubOf(name, range)
    }
  }
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * Leaves out the optional packages of a scope (like "@esbuild/") that are not `kept`, in place: each becomes a stub for no system at all,
 * so that "npm ci" takes the file and fetches nothing for it.
 */
export function filterPlatforms(lock: Lock, scope: string, platforms: readonly string[]): void {
  for (const entry of Object.values(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (!name.startsWith(scope) || platforms.includes(name)) continue
      lock.packages[`node_modules/${name}`] = { version, optional: true, os: ['none'] }
    }
  }
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** What is wrong with a lockfile, a sentence each; empty when it can be trusted. */
export function faultsOf(lock: Lock, stubs: readonly string[]): string[] {
  const node = pinnedNode(lock)
  const faults = Object.entries(lock.packages).flatMap(([path, entry]) => {
    if (!path) return []
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const isListed = isStub(path, entry) && stubs.includes(name) && entry.dev
    return [
      ...(isListed || entry.integrity?.startsWith('sha512-') ? [] : [`${path} has no SHA-512 integrity`]),
      ...(entry.resolved ? [`${path} names the address of a registry`] : []),
      ...(isFulfilled(entry, node) ? [`${path} would warn on an older Node: run "npm run lock"`] : []),
    ]
  })
  const needless = stubs.filter((name) => lock.packages[`node_modules/${name}`]?.integrity !== undefined)
  const unknown = stubs.filter((name) => !lock.packages[`node_modules/${name}`])
  return [
    ...faults,
    ...[...needless, ...unknown].map((name) => `${name} is no stub any more: take it off the list`),
  ]
}

/** The one version that all platform packages of Node have. Throws when they differ. */
function pinnedNode(lock: Lock): string {
  const asked = Object.entries(lock.packages['']?.optionalDependencies ?? {})
  const versions = new Set(asked.filter(([name]) => name.startsWith('node-')).map(([, version]) => version))
  const [version, ...others] = versions
  if (!version || others.length > 0) throw new Error('Every platform needs the same Node in package.json.')
  return version
}

function isStub(path: string, entry: LockEntry): boolean {
  return path !== '' && entry.optional === true && !entry.integrity
}

function isFulfilled(entry: LockEntry, node: string): boolean {
  return entry.engines?.node !== undefined && satisfies(node, entry.engines.node)
}

function stubOf(name: string, range: string): LockEntry {
  const [, os, cpu] =
    /(darwin|linux|win32|freebsd|android|openharmony|sunos|openbsd|netbsd|aix)-?(x64|arm64|arm|ia32|ppc64|s390x|riscv64|loong64|mips64el)?/.exec(
      name,
    ) ?? []
  const libc = /musl/.test(name) ? 'musl' : /gnu/.test(name) && os === 'linux' ? 'glibc' : undefined
  return {
    version: range.replace(/^[\^~]/, ''),
    dev: true,
    optional: true,
    ...(os ? { os: [os] } : {}),
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(libc ? { libc: [libc] } : {}),
  }
}

/** Node's own search: beside the package, then in each folder above it. */
function isPresent(lock: Lock, path: string, name: string): boolean {
  let folder = path
  for (;;) {
    if (lock.packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true
    if (!folder) return false
    const cut = folder.lastIndexOf('node_modules/')
    folder = cut <= 0 ? '' : folder.slice(0, cut - 1)
  }
}
