import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The components that React draws again in a browser: those of each route that loads React, and of the frame around
 * every page. A page that names itself static comes as HTML and stays it.
 */
export function reactSources(): string[] {
  const routes = globSync('app/routes/**/*.tsx').filter(
    (file) => !/isStatic: true/.test(readFileSync(file, 'utf8')),
  )
  const found = new Set<string>()
  const open = ['app/root.tsx', ...routes]
  for (let file = open.pop(); file; file = open.pop()) {
    if (found.has(file)) continue
    found.add(file)
    open.push(...importsOf(file))
  }
  return [...found].filter((file) => file.endsWith('.tsx')).sort()
}

function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const imports = source.matchAll(
    /^(?:import|export)\s(?!type\s)[^'"]*?from\s'([^']+)'|import\('([^']+)'\)/gm,
  )
  return [...imports].flatMap(([, fixed, later]) => {
    const target = fixed ?? later ?? ''
    const path = target.startsWith('#components/')
      ? `app/components/${target.slice('#components/'.length)}.tsx`
      : join(dirname(file), target)
    return /\.tsx?$/.test(path) && existsSync(path) ? [path] : []
  })
}
