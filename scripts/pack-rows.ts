import type { Plugin } from 'vite'
import { unpackGroups, unpackLines, unpackWords } from '../close-reading/lexicons/unpack-rows.ts'

const unpackers = { unpackWords, unpackLines, unpackGroups }

/** How the rows of a list are written, by the end of its path, and how many letters a value has. */
const forms: Record<string, { unpack: keyof typeof unpackers; size?: number; between?: string }> = {
  '/close-reading/lexicons/opinion-words.ts': { unpack: 'unpackWords' },
  '/close-reading/lexicons/name-grammar.ts': { unpack: 'unpackWords' },
  '/close-reading/lexicons/word-strengths.ts': { unpack: 'unpackGroups', between: ' ' },
  '/close-reading/lexicons/prose-valence-weights.ts': { unpack: 'unpackWords', size: 1 },
  '/close-reading/lexicons/verse-weights.ts': { unpack: 'unpackWords', size: 3 },
  '/close-reading/lexicons/emotion-weights.ts': { unpack: 'unpackLines', size: 7 },
}

const unpackPath = new URL('../close-reading/lexicons/unpack-rows.ts', import.meta.url).pathname
const rowsOf = /export const (\w+Rows) = `([^`\\]*)`/gu

/**
 * Packs lists of words and weights in a browser build: the words front-coded, the weights column by column. What the
 * engine reads is the same but for line breaks between words, or the build fails.
 */
export function packRows(): Plugin {
  return {
    name: 'pack-rows',
    transform(code, id) {
      const form = Object.entries(forms).find(([end]) => id.endsWith(end))?.[1]
      if (form) {
        const rows = code.replace(rowsOf, (_, name, text) => `export const ${name} = ${pack(text, form)}`)
        return { code: `import { ${form.unpack} } from ${JSON.stringify(unpackPath)}\n${rows}`, map: null }
      }
      if (!id.endsWith('/dale-chall/index.js')) return null
      const words = [...code.matchAll(/^ {2}'(.+)',?$/gmu)].map(([, word]) => word as string)
      const list = `${pack(words.join(' '), { unpack: 'unpackWords' })}.split(' ')`
      return {
        code: `import { unpackWords } from ${JSON.stringify(unpackPath)}\nexport const daleChall = ${list}`,
        map: null,
      }
    },
  }
}

/** A call that gives the rows again. */
export function pack(text: string, { unpack, size = 0, between }: (typeof forms)[string]): string {
  const rows = text.trim()
  const call = between === undefined ? packEntries(rows, unpack, size) : packGroups(rows, between)
  const [packed, ...more] = call as [string, ...[string, string]]
  const again = unpackers[unpack](packed, ...more)
  const spaced = (one: string) => (unpack === 'unpackLines' || between ? one : one.replaceAll('\n', ' '))
  if (again !== spaced(rows)) throw new Error(`Rows do not come back as they were: “${rows.slice(0, 40)}”.`)
  return `/* @__PURE__ */ ${unpack}(${call.map((part) => JSON.stringify(part)).join(', ')})`
}

/** Words, and what follows each in its last letters. */
function packEntries(rows: string, unpack: string, size: number): string[] {
  const entries = rows.split(unpack === 'unpackLines' ? '\n' : /\s/u)
  const space = unpack === 'unpackLines' ? 1 : 0
  return [
    packTable(entries.map((one) => [one.slice(0, one.length - size - space), one.slice(one.length - size)])),
  ]
}

/** Lines of a value and its words: sorted by word, each with its value or, where values differ in length, a letter. */
function packGroups(rows: string, between: string): string[] {
  const groups = rows
    .split('\n')
    .map((row) => [row.slice(0, row.indexOf(' ')), row.slice(row.indexOf(' ') + 1)] as const)
  const heads = groups.map(([head]) => head)
  const isNamed = new Set(heads.map(({ length }) => length)).size > 1
  const table = groups.flatMap(([head, words], i) =>
    words
      .split(between)
      .map((word): [string, string] => [word, isNamed ? String.fromCharCode(97 + i) : head]),
  )
  table.sort(([a], [b]) => (a < b ? -1 : 1))
  return [packTable(table), between, ...(isNamed ? [heads.join(' ')] : [])]
}

function packTable(table: [key: string, value: string][]): string {
  let before = ''
  const keys = table.map(([key]) => {
    const shared = sharedStart(before, key)
    before = key
    return String.fromCharCode(65 + shared) + key.slice(shared)
  })
  const columns = Array.from(table[0]?.[1] ?? '', (_, c) => table.map(([, value]) => value[c]).join(''))
  return [keys.join(''), ...columns].join('\n')
}

/** How many letters two words begin with alike; at most 25, and never half a character. */
function sharedStart(a: string, b: string): number {
  let shared = 0
  while (shared < Math.min(25, a.length, b.length) && a[shared] === b[shared]) shared++
  return /[\uD800-\uDBFF]$/u.test(b.slice(0, shared)) ? shared - 1 : shared
}
