import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Who may import whom. Imports point left in close-reading <- domain <- server <- app. The first row that fits a file counts. */
const rows: { files: RegExp; may: RegExp[]; why: string }[] = [
  {
    files: /^close-reading\//,
    may: [/^close-reading\//, /^dale-chall$/],
    why: 'The engine imports its own files and the data packages named here.',
  },
  {
    files: /^domain\//,
    may: [
      /^domain\//,
      /^close-reading\/(?:index|choices\/kinds|pasted\/clean-signs|pasted\/printed-lines)\.ts$/,
      /^zod$/,
    ],
    why: 'A rule of the product is a plain function: no Node, no React, no server.',
  },
  {
    files: /^server\/(main\/(app|app-context)|hono)\.ts$/,
    may: [/^server\//, /^domain\//, /^close-reading\/index\.ts$/, /^hono/, /^react-router$/, /^virtual:/],
    why: 'app.ts is the one place that mounts the built routes.',
  },
  {
    files: /^server\//,
    may: [/^server\//, /^domain\//, /^close-reading\/index\.ts$/, /^[@a-z]/],
    why: 'The server imports no screen.',
  },
  {
    files: /^app\/components\//,
    may: [
      /^app\/(components|styles)\//,
      /^domain\//,
      /^close-reading\/(?:index|prosody\/known-words|pasted\/printed-lines)\.ts$/,
      /^react/,
      /^eventsource-parser$/,
      /^(?:unpdf|fflate|idb|chardet|@xmldom\/xmldom)$/,
      /^mammoth\//,
      /^(?:tesseract\.js-core|@tesseract\.js-data\/eng)\//,
    ],
    why: 'A component gets its data as props.',
  },
  {
    files: /^app\/programs\//,
    may: [/^app\/(programs|components|styles)\//, /^domain\//, /^close-reading\/index\.ts$/],
    why: 'A program of a page that is only read carries no React.',
  },
  {
    files: /^app\//,
    may: [
      /^app\//,
      /^domain\//,
      /^server\//,
      /^close-reading\/index\.ts$/,
      /^react/,
      /^@react-router\/dev\/routes$/,
      /^node:crypto$/,
    ],
    why: 'A route uses the server in loader, action and middleware only; the build refuses the rest.',
  },
]

/** Every vendor has one address. */
const vendors: { package: RegExp; only: RegExp }[] = [
  { package: /^(pg|@electric-sql\/)/, only: /^server\/database\// },
  { package: /^drizzle-orm/, only: /^server\// },
  { package: /^async-lock$/, only: /^server\/accounts\// },
  {
    package: /^eventsource-parser$/,
    only: /^(server\/providers\/attempt-call|app\/components\/conversation\/follow-answer)\.ts$/,
  },
  { package: /^@zxcvbn-ts\//, only: /^server\/accounts\// },
  { package: /^nodemailer/, only: /^server\/mail\// },
  { package: /^fflate$/, only: /^(server\/privacy\/|app\/components\/files\/unpack\.ts$)/ },
  { package: /^mammoth/, only: /^app\/components\/files\/markup\/word-text\.ts$/ },
  { package: /^chardet$/, only: /^app\/components\/files\/decode-text\.ts$/ },
  {
    package: /^(?:tesseract\.js-core|@tesseract\.js-data\/eng)\//,
    only: /^app\/components\/files\/photo-worker\.ts$/,
  },
  { package: /^idb$/, only: /^app\/components\/on-device\/device-store\.ts$/ },
  { package: /^@xmldom\//, only: /^app\/components\/files\/markup\// },
  { package: /^stripe$/, only: /^server\/billing\/stripe\/stripe(?:-checkout)?\.ts$/ },
  { package: /^yaml$/, only: /^server\/(library|mail)\// },
]

const root = resolve(import.meta.dirname, '..')
const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { imports: object }
const aliases = Object.entries(imports).map(([alias, file]) =>
  [alias, String(file).slice(2)].map((name) => name.replace(/\*.*/, '')),
) as [string, string][]

function filesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
}

/** The modules that a file imports. A component's type imports leave no trace in what runs: they count only `withTypes`. */
function importsOf(file: string, withTypes = false): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  const found = text.matchAll(
    /^(?:import|export)\s+(type\s)?(?:[\w*{][^'"]*?\sfrom\s+)?['"]([^'"\n]+)['"]$|import\(\s*['"]([^'"\n]+)['"]/gm,
  )
  return [...found]
    .filter((match) => withTypes || !(match[1] && file.startsWith('app/components/')))
    .map((match) => resolveImport(file, match[2] ?? match[3] ?? ''))
}

function resolveImport(file: string, target: string): string {
  if (target.startsWith('.'))
    return relative(root, resolve(root, dirname(file), target)).replaceAll('\\', '/')
  for (const [alias, folder] of aliases) {
    if (target === alias) return folder
    if (alias.endsWith('/') && target.startsWith(alias)) return folder + target.slice(alias.length)
  }
  return target
}

const files = ['close-reading', 'domain', 'server', 'app'].flatMap(filesOf)

type Edge = { from: string; to: string; reason: string }

/** The folder of a file under close-reading/, server/, app/components/ or app/programs/; the files that lie in the root itself are one folder, too. */
function folderOf(file: string): string | undefined {
  const found = /^(close-reading|server|app\/components|app\/programs)\/(?:([^/]+)\/)?/.exec(file)
  return found ? `${found[1]}/${found[2] ?? ''}` : undefined
}

/** Files need each other in a circle as soon as their types do, so type imports count. */
function edgesOf(names: string[], nameOf: (file: string) => string | undefined): Edge[] {
  return names.flatMap((file) =>
    importsOf(file, true).flatMap((target) => {
      const [from, to] = [nameOf(file), nameOf(target)]
      return from && to && from !== to ? [{ from, to, reason: `${file} imports ${target}` }] : []
    }),
  )
}

/** The edges of one cycle in their order, as lines; none when every way through the edges ends. */
function findCycle(edges: Edge[]): string[] {
  const finished = new Set<string>()
  function walk(way: Edge[], name: string): Edge[] {
    const begin = way.findIndex(({ from }) => from === name)
    if (begin >= 0) return way.slice(begin)
    if (finished.has(name)) return []
    for (const edge of edges) {
      const cycle = edge.from === name ? walk([...way, edge], edge.to) : []
      if (cycle.length > 0) return cycle
    }
    finished.add(name)
    return []
  }
  for (const { from } of edges) {
    const cycle = walk([], from)
    if (cycle.length > 0) return cycle.map(({ from, to, reason }) => `${from} -> ${to}: ${reason}`)
  }
  return []
}

describe('imports', () => {
  it('are read from real files, and every row of the table fits some', () => {
    expect(files.length).toBeGreaterThan(50)
    for (const row of rows)
      expect(
        files.some((file) => row.files.test(file)),
        String(row.files),
      ).toBe(true)
    for (const vendor of vendors) {
      expect(
        files.some((file) => importsOf(file).some((target) => vendor.package.test(target))),
        String(vendor.package),
      ).toBe(true)
    }
  })

  it('point left: close-reading, domain, server, app', () => {
    const wrong = files.flatMap((file) => {
      const row = rows.find(({ files: fits }) => fits.test(file))
      return importsOf(file)
        .filter((target) => !row?.may.some((allowed) => allowed.test(target)))
        .map((target) => `${file} imports ${target}. ${row?.why}`)
    })
    expect(wrong).toEqual([])
  })

  it('reach each vendor from its one address', () => {
    const wrong = files.flatMap((file) =>
      importsOf(file).flatMap((target) =>
        vendors
          .filter((vendor) => vendor.package.test(target) && !vendor.only.test(file))
          .map((vendor) => `${file} imports ${target}, which belongs to ${vendor.only}`),
      ),
    )
    expect(wrong).toEqual([])
  })
})

describe('the lab', () => {
  it('is imported by nothing outside of it', () => {
    const outside = [...files, ...['scripts', 'tests'].flatMap(filesOf)]
    const wrong = outside.filter((file) => importsOf(file, true).some((target) => target.startsWith('lab/')))
    expect(wrong).toEqual([])
  })
})

const components = files.filter((file) => /^app\/(components|programs)\//.test(file))

describe('the folders of close-reading/, server/, app/components/ and app/programs/', () => {
  it('import no circle', () => {
    expect(findCycle(edgesOf(files, folderOf))).toEqual([])
  })

  it('of close-reading/ import only what its README names before them', () => {
    const readme = readFileSync(join(root, 'close-reading/README.md'), 'utf8')
    const order = /^Bottom to top: .+$/m.exec(readme)?.[0] ?? ''
    const layers = [...order.matchAll(/`([^`]+)\/`/g)].map(([, name]) => `close-reading/${name}`)
    const engine = files.filter((file) => /^close-reading\/.+\//.test(file))
    expect(layers).toEqual(expect.arrayContaining(engine.map(folderOf)))
    const wrong = edgesOf(engine, folderOf).filter(
      ({ from, to }) => layers.indexOf(to) >= layers.indexOf(from),
    )
    expect(wrong.map(({ reason }) => reason)).toEqual([])
  })

  it('of app/ have no circle between two files either', () => {
    expect(findCycle(edgesOf(components, (file) => (components.includes(file) ? file : undefined)))).toEqual(
      [],
    )
  })

  it('of close-reading/ and app/ hold at most 25 files, tests not counted', () => {
    const counted = files.filter((file) => file.startsWith('close-reading/') || components.includes(file))
    const counts = Map.groupBy(counted, dirname)
    expect([...counts].filter(([, held]) => held.length > 25).map(([folder]) => folder)).toEqual([])
  })

  it('are reported as a circle when they are one', () => {
    const edge = (from: string, to: string) => ({ from, to, reason: 'it does' })
    const line = [edge('main', 'mail'), edge('mail', 'jobs'), edge('main', 'jobs')]
    expect(findCycle(line)).toEqual([])
    expect(findCycle([...line, edge('jobs', 'billing'), edge('billing', 'mail')])).toEqual([
      'mail -> jobs: it does',
      'jobs -> billing: it does',
      'billing -> mail: it does',
    ])
  })
})
