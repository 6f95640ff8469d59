// npm leaves optional packages of other platforms out of the lockfile when the registry it asked does not hold them,
// and "npm ci" then refuses. A stub for each (version and platform, no address) is what npm itself would write.
import { readFileSync, writeFileSync } from 'node:fs'

type Entry = {
  version?: string
  optional?: boolean
  dev?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}
type Lock = { packages: Record<string, Entry> }

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
let added = 0

for (const [place, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isPresent(place, name)) continue
    const platform =
      /(darwin|linux|win32|freebsd|android|openharmony|sunos|openbsd|netbsd|aix)-?(x64|arm64|arm|ia32|ppc64|s390x|riscv64|loong64|mips64el)?/.exec(
        name,
      )
    lock.packages[`node_modules/${name}`] = {
      version: version.replace(/^[\^~]/, ''),
      optional: true,
      ...(entry.dev ? { dev: true } : {}),
      ...(platform?.[1] ? { os: [platform[1]] } : {}),
      ...(platform?.[2] ? { cpu: [platform[2]] } : {}),
    }
    added += 1
  }
}

lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
process.stdout.write(`${added} optional packages of other platforms noted in the lockfile\n`)

/** Node's own search: beside the package, then in each folder above it. */
function isPresent(place: string, name: string): boolean {
  let folder = place
  for (;;) {
    if (lock.packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true
    if (!folder) return false
    const cut = folder.lastIndexOf('node_modules/')
    folder = cut <= 0 ? '' : folder.slice(0, cut - 1)
  }
}
