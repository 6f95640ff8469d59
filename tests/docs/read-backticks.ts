import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What stands in backticks, or in a fenced block, with the place where it stands: "README.md:12". */
export type Quoted = { at: string; words: string }

const root = join(import.meta.dirname, '../..')
const notOurs = /^(?:\.git|\.react-router|\.cache|node_modules|build|data|test-results|playwright-report)$/

/** Every file and folder of the repository, from its root, a folder with a slash at its end. */
export function listPaths(folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder + entry.name
    if (notOurs.test(entry.name)) return []
    return entry.isDirectory() ? [`${path}/`, ...listPaths(`${path}/`)] : [path]
  })
}

export const readText = (path: string): string => readFileSync(join(root, path), 'utf8')

/** What a page in Markdown has in backticks. A line of a fenced block that begins with `npm` or `node` counts whole. */
export function backticksOfPage(path: string): Quoted[] {
  let isFenced = false
  return readText(path)
    .split('\n')
    .flatMap((line, i) => {
      const at = `${path}:${i + 1}`
      if (line.startsWith('```')) {
        isFenced = !isFenced
        return []
      }
      const found = isFenced ? (line.match(/^(?:npm|npx|node) [^#]*/g) ?? []) : codeIn(line)
      return found.map((words) => ({ at, words: words.trim() }))
    })
}

/** What the comments of a source have in backticks, read line by line. */
export function backticksOfComments(path: string): Quoted[] {
  return readText(path)
    .split('\n')
    .flatMap((line, i) => codeIn(commentOf(line)).map((words) => ({ at: `${path}:${i + 1}`, words })))
}

/** The comment of a line of TypeScript or CSS, or nothing. One after code counts when it holds no quotation mark. */
export function commentOf(line: string): string {
  return /^\s*(?:\/\/|\/?\*+)(.*)/.exec(line)?.[1] ?? /\s\/\/ ([^'"]*)$/.exec(line)?.[1] ?? ''
}

function codeIn(line: string): string[] {
  return [...line.matchAll(/`([^`]+)`/g)].map(([, words = '']) => words)
}
