import { readFileSync } from 'node:fs'
import { extname, relative } from 'node:path'
import browserslist from 'browserslist'
import DoIUse from 'doiuse'
import { runChecks } from 'es-check'
import postcss from 'postcss'
import { filesBelow } from '../../scripts/source-hash.ts'

/** PDF.js: it loads when somebody chooses a PDF, and where it does not load the form says so. */
const loadedOnDemand = /[\\/]pdfjs-/

/** What a browser of the list lacks and es-check does not know, as it stands in built code. */
const furtherFeatures: Record<string, RegExp> = {
  'a method that compares sets':
    /\.(?:intersection|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/,
  'a method of iterators':
    /\.(?:(?:entries|keys|values)\(\)|matchAll\([^()]*\))\.(?:map|filter|flatMap|some|every|find|reduce|take|drop|toArray)\(/,
  'AbortSignal.any': /\bAbortSignal\.any\b/,
  'URL.canParse': /\bURL\.canParse\b/,
  requestIdleCallback: /\brequestIdleCallback\b/,
}

/** Styles that a browser of the list lacks, or knows in part, and what a reader has without them. */
export const harmlessStyles: Record<string, string> = {
  'css-boxdecorationbreak': 'written with its prefix, too',
  'css-clip-path': 'only shapes that every browser knows',
  'css-content-visibility': 'only saves the browser work',
  'css-display-contents': 'on elements without a role of their own',
  'css-marker-pseudo': 'only the color and size of a list’s numbers',
  'css-media-scripting': 'a line for pages without scripts, which has a noscript beside it',
  'css-overflow-anchor': 'the page may move by a line while an answer is written',
  'css-resize': 'a box that cannot be pulled larger scrolls',
  'css-text-indent': 'only plain lengths, which every browser knows',
  'css-widows-orphans': 'only where a printed page breaks',
  multicolumn: 'the same list in one column',
  'text-decoration': 'longhands alone, which tests/underlines.test.ts holds',
  'text-size-adjust': 'only phones change sizes by themselves',
}

/** One line for each built script with something that a browser of the list in package.json lacks. */
export function checkScripts(folder: string): string[] {
  const scripts = filesBelow(folder).filter((file) => extname(file) === '.js' && !loadedOnDemand.test(file))
  const query = browserslist().join(', ')
  const { errors } = runChecks(
    [
      {
        ecmaVersion: 'checkBrowser',
        browserslistQuery: query,
        checkFeatures: true,
        module: true,
        files: scripts,
      },
    ],
    {},
  )
  const further = scripts.flatMap((file) => {
    const code = readFileSync(file, 'utf8')
    const found = Object.keys(furtherFeatures).filter((name) => furtherFeatures[name]?.test(code))
    return found.length > 0 ? [`${relative(folder, file)}: ${found.join(', ')}`] : []
  })
  return [...errors.map(({ file, err }) => `${relative(folder, file)}: ${err.message}`), ...further]
}

/** The features of the built styles that a browser of the list lacks or knows in part, with a place of each. */
export async function checkStyles(folder: string): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const file of filesBelow(folder).filter((one) => extname(one) === '.css')) {
    const check = new DoIUse({
      browsers: browserslist(),
      onFeatureUsage: ({ feature, usage }) => found.set(feature, `${relative(folder, file)}: ${usage}`),
    })
    await postcss([check]).process(readFileSync(file, 'utf8'), { from: file })
  }
  return found
}
