import { commentOf, listPaths, readText } from './read-backticks.ts'

/** A kind of string that stands in backticks and names something that must be there. */
export type KindOfName = { name: string; fits: RegExp; isThere: (quoted: string) => boolean }

const paths = listPaths()
const programs = paths.filter((path) => /\.(?:tsx?|js|css)$/.test(path))
const code = programs.map(readText).join('\n')
const settings = new Set(readText('server/env.ts').match(/\b[A-Z][A-Z_]+\b(?=:)/g))

/** Every word that code or data uses; what only a comment says does not count. */
const words = new Set(
  paths
    .filter(
      (path) => /\.(?:tsx?|js|css|sql|json|ya?ml|conf|ini|cfg)$/.test(path) && !path.endsWith('lock.json'),
    )
    .flatMap((path) => readText(path).split('\n'))
    .filter((line) => commentOf(line) === '')
    .flatMap((line) => line.match(/[A-Za-z_$][\w$]*/g) ?? []),
)

const ends = '(?:tsx?|js|md|jsonl?|ya?ml|css|txt|tsv|conf|ini|cfg|sql|exe|asc|png|conllu)'
const roots = '(?:app|server|domain|close-reading|scripts|tests|lab|docs|content|public)'

/** What is checked, the first that fits. A plain word, a value and code of several parts fit none and are not checked. */
export const kindsOfName: KindOfName[] = [
  { name: 'commands', fits: /^(?:npm|npx|node) /, isThere: isCommand },
  {
    name: 'settings',
    fits: /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?:=\S*)?$/,
    isThere: (quoted) => settings.has(nameOf(quoted)) || words.has(nameOf(quoted)),
  },
  {
    name: 'addresses',
    fits: /^(?:(?:GET|POST|PUT|PATCH|DELETE) )?\/[a-z.][\w./-]*$/,
    isThere: (quoted) => code.includes(quoted.replace(/^[A-Z]+ /, '').replace(/[A-Z]{3,}.*$/, '')),
  },
  {
    name: 'paths',
    fits: new RegExp(`^(?:[#.@\\w-]+/)*(?:[\\w.*-]+\\.${ends}|[\\w.-]+/)$|^${roots}/[\\w./-]+$|^#[\\w-]{3,}`),
    isThere: isPath,
  },
  {
    name: 'names',
    fits: /^(?=\S*(?:[a-z\d][A-Z]|_|\w\.\w|\w\()|[A-Z][a-z]+$)[A-Za-z_$][\w$]*(?:\.[a-z]\w*)*(?:\([^)]*\))?$/,
    isThere: (quoted) =>
      (quoted.replace(/\(.*$/, '').match(/[\w$]+/g) ?? []).every((word) => words.has(word)),
  },
]

function nameOf(setting: string): string {
  return setting.replace(/=.*$/, '')
}

/** Counts from the root, or as the end of a path; a word in capitals stands for any name, and `#server/env` is what Node makes of it. */
function isPath(path: string): boolean {
  const plain = path.replace(/^#|^\.\//, '').replace(/\/\*?$/, '')
  const escaped = plain
    .replace(/[.+]/g, '\\$&')
    .replaceAll('*', '[^/]*')
    .replace(/\b[A-Z]{4,}\b/g, '[^/]+')
  const found = new RegExp(`(?:^|/)${escaped}${path.startsWith('#') ? '(?:\\.tsx?)?' : ''}/?$`)
  return aliases.has(path) || isMade(plain) || paths.some((one) => found.test(one))
}

/** Data that a command makes or reads: code names the file. */
function isMade(path: string): boolean {
  const file = path.slice(path.lastIndexOf('/') + 1)
  return (
    !/\.(?:tsx?|js|css|md)$/.test(file) && new RegExp(`['"/]${file.replaceAll('.', '\\.')}['"]`).test(code)
  )
}

/** The program that a script starts, and the folder of its name. */
function codeOf(script: string): string {
  const file = /\S+\.ts/.exec(script)?.[0] ?? ''
  return programs
    .filter((path) => path === file || path.startsWith(file.replace(/\.ts$/, '/')))
    .map(readText)
    .join('\n')
}

const packageOf = (folder: string) =>
  JSON.parse(readText(`${folder}package.json`)) as {
    scripts: Record<string, string>
    imports?: Record<string, string>
  }
const aliases = new Set(Object.keys(packageOf('').imports ?? {}))

/** Each program of a line is a script of a package.json or npm's own, with its first plain word after `--` in our code; each path in it is there. */
function isCommand(line: string): boolean {
  return line.split(/ && | > | \| /).every((command) => {
    const files = command.split(' ').filter((word) => new RegExp(`^${roots}/`).test(word))
    if (!files.every((file) => file.includes('node_modules/') || isPath(file))) return false
    const found =
      /^npm (?:--prefix (\S+) )?(?:(run) (?:--silent )?)?(\S+)(?: -- ([a-z][a-z-]*)(?= |$))?/.exec(command)
    if (!found) return true
    const [, folder, isRun, script = '', part] = found
    const { scripts } = packageOf(folder ? `${folder}/` : '')
    const isKnown = script in scripts || (!isRun && ['ci', 'install', 'explain'].includes(script))
    return isKnown && (part === undefined || codeOf(scripts[script] ?? '').includes(part))
  })
}
