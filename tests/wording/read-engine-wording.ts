import { globSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { parseSync } from 'vite'
import { type GradeLevel, levelsInOrder } from '#close-reading'

/** One text of a wording file. `grades`: the levels that read it, the youngest first. */
export type Wording = { file: string; key: string; text: string; grades: readonly GradeLevel[] }

/** A call of `fill`: the texts that it may get, as "file key", and the names of its values. */
export type FillCall = { place: string; texts: readonly string[]; values: readonly string[] }

/** What the source does with the wording files: the keys that it reads, as "file key", and its calls of `fill`. */
export type WordingUse = { read: readonly string[]; calls: readonly FillCall[] }

type Node = { type: string; start: number; [key: string]: unknown }

const engine = resolve(import.meta.dirname, '../../close-reading')
const folder = resolve(engine, 'wording')

/** The names in braces in a text. */
export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{([^}]*)\}/gu)].map(([, name = '']) => name)
}

/** Every text of the wording files. A text without a level is read at all of them. */
export function readWording(): Wording[] {
  return globSync('**/*.json', { cwd: folder })
    .sort()
    .flatMap((file) => textsOf(file, '', JSON.parse(readFileSync(resolve(folder, file), 'utf8'))))
}

function textsOf(file: string, key: string, value: unknown): Wording[] {
  if (typeof value === 'string') return [{ file, key, text: value, grades: levelsInOrder }]
  const entries = Object.entries(value as object)
  return entries.flatMap(([name, inner]): Wording[] => {
    const path = key ? `${key}.${name}` : name
    const at = (levelsInOrder as readonly string[]).indexOf(name)
    if (at < 0 || typeof inner !== 'string') return textsOf(file, path, inner)
    const next = levelsInOrder.findIndex((level, i) => i > at && entries.some(([other]) => other === level))
    return [{ file, key: path, text: inner, grades: levelsInOrder.slice(at, next < 0 ? undefined : next) }]
  })
}

/** How the source of the engine uses the wording files. */
export function readUse(): WordingUse {
  const files = globSync('**/*.ts', { cwd: engine }).filter((file) => !/\.(?:test|fixture)\.ts$/u.test(file))
  const uses = files.sort().map(useOf)
  return { read: uses.flatMap(({ read }) => read), calls: uses.flatMap(({ calls }) => calls) }
}

function useOf(file: string): WordingUse {
  const path = resolve(engine, file)
  const source = readFileSync(path, 'utf8')
  if (!source.includes('/wording/')) return { read: [], calls: [] }
  const program = parseSync(path, source).program as unknown as Node
  const names = new Map<string, string>()
  const renames: Node[] = []
  for (const node of program.body as Node[]) {
    addImport(node, path, names)
    renames.push(...addRenames(node, names))
  }
  const calls: FillCall[] = []
  walk(program, (node) => {
    const [text, values] = (node.arguments ?? []) as Node[]
    if (node.type !== 'CallExpression' || (node.callee as Node).name !== 'fill' || !text || !values)
      return true
    const line = source.slice(0, node.start).split('\n').length
    const keys = ((values.properties ?? []) as { key: Node }[]).map(({ key }) => String(key.name))
    calls.push({ place: `${file}:${line}`, texts: referencesIn(text, names), values: keys })
    return true
  })
  return { read: referencesIn(program, names, renames), calls }
}

/** `import wording from '../wording/answer.json'` */
function addImport(node: Node, path: string, names: Map<string, string>): void {
  const target = (node.source as { value?: string } | undefined)?.value ?? ''
  if (node.type !== 'ImportDeclaration' || !target.endsWith('.json')) return
  const file = relative(folder, resolve(dirname(path), target))
  const [name] = node.specifiers as { local: { name: string } }[]
  if (name && !file.startsWith('..')) names.set(name.local.name, `${file} `)
}

/** `const wording = all.device`: a part of a file under a name of its own. Gives the parts that were renamed. */
function addRenames(node: Node, names: Map<string, string>): Node[] {
  const declared = (node.type === 'VariableDeclaration' ? node.declarations : []) as {
    id: Node
    init: Node
  }[]
  return declared.flatMap(({ id, init }) => {
    const whole = id.type === 'Identifier' && init ? referenceOf(init, names) : null
    if (!whole) return []
    names.set(String(id.name), `${whole}.`)
    return [init]
  })
}

/** "answer.json feeling.named" for `wording.feeling.named[number]`; null for what is no wording. */
function referenceOf(node: Node, names: Map<string, string>): string | null {
  const path: string[] = []
  let one = node
  while (one.type === 'MemberExpression') {
    const property = one.property as Node
    if (one.computed) path.length = 0
    else path.unshift(String(property.name))
    one = one.object as Node
  }
  const start = one !== node && one.type === 'Identifier' ? names.get(String(one.name)) : undefined
  return start === undefined ? null : `${start}${path.join('.')}`.replace(/\.$/u, '')
}

function referencesIn(node: Node, names: Map<string, string>, leftOut: readonly Node[] = []): string[] {
  const found: string[] = []
  walk(node, (one) => {
    if (leftOut.includes(one)) return false
    const reference = referenceOf(one, names)
    if (reference) found.push(reference)
    return !reference
  })
  return found
}

/** Visits a node and those inside it, as far as `visit` says to go on. */
function walk(node: Node, visit: (node: Node) => boolean): void {
  if (!visit(node)) return
  for (const part of Object.values(node).flat())
    if (part && typeof part === 'object' && 'type' in part) walk(part as Node, visit)
}
