import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { developmentStubs } from './development-stubs.ts'
import type { Lock } from './lockfile.ts'

type Component = {
  name: string
  version: string
  purl: string
  hashes?: { alg: string }[]
  licenses?: unknown[]
}
type Bom = { bomFormat: string; specVersion: string; components: Component[] }

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock

test('the list of parts is CycloneDX and has each package with its hash, and no address of a registry', () => {
  const isWindows = process.platform === 'win32'
  const printed = execFileSync('npm', ['run', '--silent', 'sbom'], { encoding: 'utf8', shell: isWindows })
  const bom = JSON.parse(printed) as Bom
  expect(bom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5' })

  const locked = Object.entries(lock.packages)
    .filter(([path]) => path)
    .map(([path, { version }]) => `${path.slice(path.lastIndexOf('node_modules/') + 13)}@${version}`)
  const listed = bom.components.map(({ name, version }) => `${name}@${version}`)
  expect([...new Set(listed)].sort()).toEqual([...new Set(locked)].sort())

  const bare = bom.components.filter(({ hashes }) => !hashes?.some(({ alg }) => alg === 'SHA-512'))
  expect(bare.map(({ name }) => name).sort()).toEqual([...developmentStubs].sort())
  expect(printed).not.toMatch(/"url": "[^"]*\.tgz"|"distribution"/)
})
