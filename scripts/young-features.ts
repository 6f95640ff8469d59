import { readFileSync } from 'node:fs'
import { extname, relative } from 'node:path'
import { filesBelow } from './source-hash.ts'

/** The oldest browsers that the built files are made for. What they lack is rewritten in styles and refused in scripts. */
export const oldestBrowsers = ['chrome98', 'edge98', 'firefox125', 'safari15.4']
/** The language of scripts that these browsers read, but for the blocks in classes: rewriting those would cost 400 bytes. */
export const scriptLanguage = 'es2022'

/** What these browsers lack and no build step can rewrite, as it stands in built code. */
const youngFeatures: Record<string, RegExp> = {
  'lookbehind in a regular expression': /\(\?<[=!]/,
  'the flag v of a regular expression':
    /\/[dgimsuy]*v[dgimsuy]*\.(?:test|exec)\(|[`'"],[`'"][dgimsuy]*v[dgimsuy]*[`'"]\)/,
  'a static block in a class': /\bstatic\s*\{/,
  'toSorted, toReversed or toSpliced': /\.to(?:Sorted|Reversed|Spliced)\b/,
  'Object.groupBy or Map.groupBy': /\b(?:Object|Map)\.groupBy\b/,
  'a method that compares sets':
    /\.(?:intersection|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/,
  'a method of iterators':
    /\.(?:(?:entries|keys|values)\(\)|matchAll\([^()]*\))\.(?:map|filter|flatMap|some|every|find|reduce|take|drop|toArray)\(/,
  'isWellFormed or toWellFormed': /\.(?:is|to)WellFormed\b/,
  'Promise.withResolvers or Promise.try': /\bPromise\.(?:withResolvers|try)\b/,
  'Array.fromAsync': /\bArray\.fromAsync\b/,
  'AbortSignal.timeout or AbortSignal.any': /\bAbortSignal\.(?:timeout|any)\b/,
  'URL.canParse': /\bURL\.canParse\b/,
  requestIdleCallback: /\brequestIdleCallback\b/,
}

/** PDF.js: it loads when somebody chooses a PDF, and where it does not load the form says so. */
const loadedOnDemand = /^pdfjs-/

/** The names of what a built script holds that the oldest browsers lack. */
export function findYoungFeatures(script: string): string[] {
  return Object.entries(youngFeatures).flatMap(([name, form]) => (form.test(script) ? [name] : []))
}

/** One line for each built script of a folder with something that the oldest browsers lack. */
export function refusedScripts(folder: string): string[] {
  return filesBelow(folder).flatMap((file) => {
    const name = relative(folder, file).replace(/^assets[\\/]/, '')
    if (extname(file) !== '.js' || loadedOnDemand.test(name)) return []
    const found = findYoungFeatures(readFileSync(file, 'utf8'))
    return found.length > 0 ? [`${name} has what ${oldestBrowsers.join(', ')} lack: ${found.join('; ')}`] : []
  })
}
