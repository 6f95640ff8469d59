import { parseAst } from 'vite'

type Node = { type: string; start: number; end: number; [key: string]: unknown }

/**
 * What a child of an element is to a translated page, in which every text has been replaced by an element that React
 * does not know. `fixed` is an element that is always there, `loose` one that may come, go or move. `words` never
 * change; `changing` are words that do, or something of which the source does not say what it is; `listed` is a list
 * of such.
 */
type Child = { kind: 'fixed' | 'loose' | 'words' | 'changing' | 'listed'; at: number }

/** Components of these packages and of this file always draw elements of their own. */
const alwaysDraw = /^(?:react-router|react-markdown|\.\.?\/(?:layout\/)?icons?\.tsx)$/

/** What a file says about its own names: components that always draw one element, and what gives elements alone. */
type Names = { fixed: Set<string>; elements: Map<string, Node> }

/**
 * The places of a component's source at which a translated page would break or show an old text: words that change
 * and are not the only child of an element of their own, and words before which an element may come. Each is the
 * offset of those words. What a component is given counts as standing among others, because it may.
 *
 * @param source of a .tsx file; throws a SyntaxError when it does not parse
 */
export function findLooseText(source: string): number[] {
  const tree = parseAst(source, { lang: 'tsx' }) as unknown as Node
  const names = readNames(tree)
  const found = new Set<number>()
  visit(tree, (node, parent) => {
    const isInside = parent?.type === 'JSXElement' || parent?.type === 'JSXFragment'
    if (node.type === 'JSXElement')
      for (const at of looseOf(childrenOf(node, names), isFixed(node, names))) found.add(at)
    if (node.type === 'JSXFragment' && !isInside)
      for (const at of looseOf(childrenOf(node, names), false)) found.add(at)
  })
  for (const result of drawnAlone(tree)) for (const at of looseOf(read(result, names), false)) found.add(at)
  return [...found].sort((a, b) => a - b)
}

/** @param isOwn whether the children stand in an element of their own, and not among others that are not known */
function looseOf(children: Child[], isOwn: boolean): number[] {
  if (isOwn && children.length === 1 && children[0]?.kind !== 'listed') return []
  return children.flatMap(({ kind, at }, index) => {
    if (kind === 'changing' || kind === 'listed') return [at]
    if (kind !== 'words') return []
    const before = children.slice(0, index).findLast((child) => child.kind !== 'words')
    return !isOwn || before?.kind === 'loose' ? [at] : []
  })
}

function childrenOf(node: Node, names: Names): Child[] {
  return (node.children as Node[]).flatMap((child) => read(child, names))
}

function read(node: Node, names: Names): Child[] {
  const at = node.start
  const one = (kind: Child['kind']): Child[] => [{ kind, at }]
  switch (node.type) {
    case 'JSXText':
      return String(node.value).trim() ? one('words') : []
    case 'JSXElement':
      return one(isFixed(node, names) ? 'fixed' : 'loose')
    case 'JSXFragment':
      return childrenOf(node, names)
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
      return read(node.expression as Node, names)
    case 'JSXEmptyExpression':
      return []
    case 'Literal':
      return typeof node.value === 'string' && node.value.trim() ? one('words') : []
    case 'ConditionalExpression':
      return oneOf(at, [node.consequent, node.alternate] as Node[], names)
    case 'LogicalExpression':
      return oneOf(at, [...(node.operator === '&&' ? [] : [node.left]), node.right] as Node[], names)
    case 'CallExpression':
      return one(drawsElements(node, names) ? 'loose' : isList(node) ? 'listed' : 'changing')
    case 'Identifier': {
      // What a component gets as children is looked at where it is given.
      if (node.name === 'children') return one('loose')
      const known = names.elements.get(String(node.name))
      return known ? oneOf(at, [known], without(names, String(node.name))) : one('changing')
    }
    default:
      return one('changing')
  }
}

/** Something of which one or the other is shown. */
function oneOf(at: number, branches: Node[], names: Names): Child[] {
  const inside = branches.flatMap((branch) => read(branch, names))
  if (inside.length === 0) return []
  const isText = inside.some(({ kind }) => kind !== 'loose' && kind !== 'fixed')
  return [{ kind: isText ? 'changing' : 'loose', at }]
}

function isFixed(node: Node, { fixed }: Names): boolean {
  const name = (node.openingElement as Node).name as Node
  return name.type === 'JSXIdentifier' && (/^[a-z]/.test(String(name.name)) || fixed.has(String(name.name)))
}

/** `list.map((one) => <li />)`, whatever the list holds, and a function of this file that gives elements. */
function drawsElements(call: Node, names: Names): boolean {
  const callee = call.callee as Node
  const made = isList(call) ? (call.arguments as Node[])[0] : names.elements.get(String(callee.name))
  if (made?.type === 'TSFunctionType') return true
  if (made?.type !== 'ArrowFunctionExpression') return false
  const results = made.expression ? [made.body as Node] : returnsOf(made.body as Node)
  return results.every((result) => read(result, names).every(({ kind }) => /fixed|loose/.test(kind)))
}

function isList({ callee }: Node): boolean {
  const { type, property } = callee as Node
  return type === 'MemberExpression' && /^(?:map|flatMap)$/.test(String((property as Node).name))
}

/** What components give back that is no element: it stands wherever they are used. */
function drawnAlone(tree: Node): Node[] {
  const found: Node[] = []
  visit(tree, (node) => {
    if (node.type !== 'FunctionDeclaration' || !/^[A-Z]/.test(String((node.id as Node)?.name))) return
    for (const result of returnsOf(node.body as Node)) {
      if (!/^(?:JSX|ParenthesizedExpression)/.test(result.type)) found.push(result)
    }
  })
  return found
}

function returnsOf(body: Node): Node[] {
  const found: Node[] = []
  visit(body, (node, parent) => {
    if (node.type === 'ReturnStatement' && node.argument) found.push(node.argument as Node)
    return !parent || !/Function/.test(node.type)
  })
  return found
}

function without(names: Names, name: string): Names {
  const elements = new Map(names.elements)
  elements.delete(name)
  return { ...names, elements }
}

function readNames(tree: Node): Names {
  const names: Names = { fixed: new Set(), elements: new Map() }
  const declared = new Set<string>()
  // A name that stands for two things in one file is not known.
  function declare({ id, init }: Node): void {
    const name = String((id as Node).name)
    if (declared.has(name) || !init) names.elements.delete(name)
    else names.elements.set(name, init as Node)
    declared.add(name)
  }
  visit(tree, (node) => {
    if (node.type === 'ImportDeclaration' && alwaysDraw.test(String((node.source as Node).value)))
      for (const { local } of node.specifiers as { local: Node }[]) names.fixed.add(String(local.name))
    if (node.type === 'VariableDeclarator') declare(node)
    // `heading: Heading`: the name of an element, chosen where it is used.
    const value = node.type === 'Property' ? (node.value as Node) : null
    const alias = value?.type === 'AssignmentPattern' ? (value.left as Node) : value
    if (alias?.type === 'Identifier' && /^[A-Z]/.test(String(alias.name))) names.fixed.add(String(alias.name))
    if (node.type === 'TSPropertySignature') {
      const type = (node.typeAnnotation as Node | null)?.typeAnnotation as Node | undefined
      const result = ((type?.returnType as Node | undefined)?.typeAnnotation as Node)?.typeName as Node
      if (type?.type === 'TSFunctionType' && result?.name === 'ReactElement')
        names.elements.set(String((node.key as Node).name), type)
    }
  })
  return names
}

/** @param see false: what is inside is left out */
function visit(node: Node, see: (node: Node, parent?: Node) => unknown, parent?: Node): void {
  if (see(node, parent) === false) return
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child !== null && typeof child === 'object' && 'type' in child) visit(child as Node, see, node)
    }
  }
}
