import { extname } from 'node:path'
import { parseAst } from 'vite'

/** A name and the offset where a file declares it. `isField`: a key of an object or a member of a type or class. */
export type DeclaredName = { name: string; offset: number; isField: boolean }

type Node = { type: string; start: number; [key: string]: unknown }

/** Nodes whose `id` is the name that they declare. */
const named = new Set([
  'VariableDeclarator',
  'FunctionDeclaration',
  'FunctionExpression',
  'ClassDeclaration',
  'ClassExpression',
  'TSTypeAliasDeclaration',
  'TSInterfaceDeclaration',
  'TSEnumDeclaration',
  'TSEnumMember',
])

/** Nodes whose `key` is the name that they declare. */
const keyed = new Set([
  'Property',
  'PropertyDefinition',
  'MethodDefinition',
  'TSPropertySignature',
  'TSMethodSignature',
])

/**
 * The names that a TypeScript or JavaScript source declares: variables, parameters, functions, classes, types and
 * members. A quoted key is data and not a name; a name from another module counts only when it is imported under a
 * new name. Throws a SyntaxError for a source that does not parse.
 *
 * @param path decides the language by its ending
 */
export function declaredNames(source: string, path: string): DeclaredName[] {
  const language = path.endsWith('.d.ts') ? 'dts' : (extname(path).slice(1) as 'ts' | 'tsx' | 'js')
  const names: DeclaredName[] = []
  visit(parseAst(source, { lang: language }, path), (node) => {
    if (named.has(node.type)) bind(node.id)
    if (keyed.has(node.type) && !node.computed) bind(node.key, true)
    if (node.type === 'ImportSpecifier' && (node.imported as Node).start !== (node.local as Node).start)
      bind(node.local)
    if (node.type === 'CatchClause') bind(node.param)
    if (Array.isArray(node.params)) for (const parameter of node.params) bind(parameter)
  })
  return names

  /** Adds the names that a pattern binds. */
  function bind(pattern: unknown, isField = false): void {
    if (!isNode(pattern)) return
    if (pattern.type === 'Identifier')
      names.push({ name: String(pattern.name), offset: pattern.start, isField })
    else if (pattern.type === 'AssignmentPattern') bind(pattern.left)
    else if (pattern.type === 'RestElement') bind(pattern.argument)
    else if (pattern.type === 'TSParameterProperty') bind(pattern.parameter)
    else if (pattern.type === 'ArrayPattern') for (const part of pattern.elements as unknown[]) bind(part)
    else if (pattern.type === 'ObjectPattern')
      for (const part of pattern.properties as Node[]) bind(part.type === 'Property' ? part.value : part)
  }
}

/** Calls back for each node of a tree. What a pattern takes apart is no declaration, so its keys are passed over. */
function visit(value: unknown, each: (node: Node) => void): void {
  if (Array.isArray(value)) for (const part of value) visit(part, each)
  else if (isNode(value)) {
    each(value)
    for (const [key, part] of Object.entries(value))
      if (value.type !== 'ObjectPattern' || key !== 'properties') visit(part, each)
      else for (const property of part as Node[]) visit(property.value, each)
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}
