import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What the program of Node links to, and the names of the system. No shell, no package manager. */
const packages = ['base-files', 'libc6', 'libgcc-s1', 'libstdc++6', 'libatomic1']

const files = {
  'etc/passwd': 'root:x:0:0:root:/:/sbin/nologin\ntonewise:x:10001:10001::/data:/sbin/nologin\n',
  'etc/group': 'root:x:0:\ntonewise:x:10001:\n',
  'etc/nsswitch.conf': 'hosts: files dns\n',
}

/**
 * Fills a folder with the newest of these Debian packages that this machine's apt knows, checked by apt against
 * Debian's signatures. Each leaves its record where scanners look for it. Returns their names and versions.
 */
export function makeBaseSystem(root: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'tonewise-debian-'))
  try {
    fetchPackages(folder, packages)
    // Their licenses lie in a package of their own, which has the version of the compiler in its name.
    const [licenses = ''] = /gcc-\d+-base/.exec(fieldsOf(find(folder, 'libgcc-s1'))) ?? []
    fetchPackages(folder, [licenses])
    const installed = [...packages, licenses].map((name) => install(root, name, find(folder, name)))
    for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text)
    return installed
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function fetchPackages(folder: string, names: string[]): void {
  try {
    execFileSync('apt-get', ['download', '--quiet', ...names], { cwd: folder, stdio: 'pipe' })
  } catch (error) {
    throw new Error(
      `The base of the image comes from Debian's packages by apt-get, on Debian or Ubuntu. ${String(error)}`,
    )
  }
}

function install(root: string, name: string, deb: string): string {
  execFileSync('dpkg-deb', ['--extract', deb, root])
  const records = join(root, 'var', 'lib', 'dpkg', 'status.d')
  mkdirSync(records, { recursive: true })
  const fields = fieldsOf(deb)
  writeFileSync(join(records, name), fields)
  return `${name} ${/^Version: (.+)$/m.exec(fields)?.[1]}`
}

function fieldsOf(deb: string): string {
  return execFileSync('dpkg-deb', ['--field', deb], { encoding: 'utf8' })
}

function find(folder: string, name: string): string {
  const file = readdirSync(folder).find((entry) => entry.startsWith(`${name}_`))
  if (!file) throw new Error(`apt-get did not bring ${name}.`)
  return join(folder, file)
}
