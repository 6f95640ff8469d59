import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'

/** A text that a screen can show, with the place in the source that holds it. */
export type ScreenText = { file: string; line: number; text: string }

type Node = { type: string; start: number; [key: string]: unknown }

/** Inline elements: their words belong to the sentence around them. */
const inline = new Set([
  'a',
  'b',
  'strong',
  'em',
  'span',
  'sup',
  'code',
  'kbd',
  'abbr',
  'cite',
  'q',
  'Link',
  'NavLink',
  'time',
])
/** Attributes whose words are seen or heard. */
const spoken =
  /^(?:aria-label|aria-description|title|label|hint|placeholder|alt|text|line|summary|name|error|message)$/

/**
 * Every text in the source of the screens and of the product's sentences: the words of each element, with what is
 * worked out at run time as "7", and every string that reads as words.
 */
export function collectTexts(patterns: string[]): ScreenText[] {
  const files = globSync(patterns, { cwd: process.cwd() }).filter(
    (file) => !/\.(?:test|fixture)\.|routes\.ts$/.test(file),
  )
  return files.sort().flatMap(textsOf)
}

function textsOf(file: string): ScreenText[] {
  const source = readFileSync(file, 'utf8')
  const texts: ScreenText[] = []
  const { program } = parseSync(file, source)
  function add(node: Node, text: string) {
    // Verse and other passages: the words of somebody else.
    if (node.type !== 'JSXElement' && /[a-z,;.]\n[A-Z]/.test(text)) return
    const clean = text.replace(/\s+/g, ' ').trim()
    if (readsAsWords(clean))
      texts.push({ file, line: source.slice(0, node.start).split('\n').length, text: clean })
  }
  visit(program as unknown as Node, add)
  return texts
}

function visit(node: Node, add: (node: Node, text: string) => void): void {
  if (isHidden(node)) return
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    for (const run of runsOf(node)) add(node, run)
    for (const child of childrenOf(node)) if (child.type !== 'JSXText' && !isInline(child)) visit(child, add)
    const opening = node.openingElement as Node | undefined
    if (opening) for (const attribute of opening.attributes as Node[]) visit(attribute, add)
    return
  }
  if (node.type === 'JSXAttribute') {
    const name = String((node.name as Node).name)
    const value = node.value as Node | null
    if (!value || (value.type === 'Literal' && !spoken.test(name))) return
    visit(value, add)
    return
  }
  // For search engines, not for the screen.
  if (node.type === 'Property' && (node.key as Node).name === 'description') return
  if (node.type === 'Literal' && typeof node.value === 'string') add(node, node.value)
  else if (node.type === 'TemplateLiteral') add(node, templateText(node))
  for (const child of partsOf(node)) visit(child, add)
}

/** What no person reads: imports, types, and the words of errors for the log. */
function isHidden(node: Node): boolean {
  if (/^(?:Import|Export(?:All)|TS)/.test(node.type)) return !/^TS(?:As|Satisfies|NonNull)/.test(node.type)
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return false
  const callee = node.callee as Node
  return /^(?:Error|RegExp|querySelector(?:All)?|closest|matches|getElementById)$/.test(
    String(callee.name ?? (callee.property as Node | undefined)?.name),
  )
}

/** The words of an element, cut where a child that is a block of its own stands. */
function runsOf(node: Node): string[] {
  const runs = ['']
  let isAfterInline = false
  for (const child of childrenOf(node)) {
    // Two inline elements side by side are two things, not one sentence.
    if (isInline(child)) runs.push(`${isAfterInline ? '' : runs.pop()}${runsOf(child).join(' ')}`)
    else if (child.type === 'JSXText') runs.push(`${runs.pop()}${wordsOfJsx(String(child.value))}`)
    else if (child.type === 'JSXExpressionContainer') runs.push(`${runs.pop()}${expressionText(child)}`)
    else runs.push('')
    if (child.type !== 'JSXText' || /\S/.test(String(child.value))) isAfterInline = isInline(child)
  }
  return runs.filter((run) => /\p{L}/u.test(run))
}

function wordsOfJsx(text: string): string {
  return text
    .replace(/\s*\n\s*/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&rsquo;/g, '’')
}

function expressionText(container: Node): string {
  const expression = container.expression as Node
  if (expression.type === 'Literal') return String(expression.value)
  return expression.type === 'JSXEmptyExpression' ? '' : '7'
}

function templateText(node: Node): string {
  return (node.quasis as Node[]).map((quasi) => String((quasi.value as { cooked: string }).cooked)).join('7')
}

function isInline(node: Node): boolean {
  if (node.type !== 'JSXElement') return false
  return inline.has(String(((node.openingElement as Node).name as Node).name))
}

function childrenOf(node: Node): Node[] {
  return (node.children as Node[] | undefined) ?? []
}

function partsOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  )
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}

/** Words for people, not an address, a class or a key. */
function readsAsWords(text: string): boolean {
  if (text === text.toUpperCase()) return false
  if (!/\p{L}{2}/u.test(text) || /^[\w-]+$/.test(text)) return /^[A-Z][a-z]+$/.test(text)
  if (/[<>{}=\\|^@]|^[./#]|https?:|\w\/\w+\/|--|;\s*\w+=|\d(?:px|rem|ms|%)\b/.test(text)) return false
  return /^[\p{Lu}\p{N}“"]/u.test(text) && (/\s/.test(text) || /[.?!]$/.test(text))
}
