import { readFileSync } from 'node:fs'

/** What `docs/glossary.md` says of names: each unused word with what to say instead, and the excepted names. */
export type Glossary = { instead: Map<string, string>; exceptions: Map<string, 'any name' | 'a field'> }

/** Reads the last two tables of the glossary. Throws an Error when a heading is missing or a row has no reason. */
export function readGlossary(path: string): Glossary {
  const text = readFileSync(path, 'utf8')
  const unused = rowsUnder(text, 'Words we don’t use, and what we say instead')
  const excepted = rowsUnder(text, 'Exceptions')
  return {
    instead: new Map(
      unused.flatMap(([words, better]) => words.split(', ').map((word) => [word, better] as const)),
    ),
    exceptions: new Map(
      excepted.flatMap(([names, why]) =>
        names
          .replaceAll('`', '')
          .split(', ')
          .map((name) => [name, /^a (?:stored|form) field/.test(why) ? 'a field' : 'any name'] as const),
      ),
    ),
  }
}

/** "showClueCard" and "clue-card.tsx" as lower-case words. */
export function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
}

/** The words of a name that the glossary does not use; none for an excepted name. */
export function unusedWordsIn({ instead, exceptions }: Glossary, name: string, isField: boolean): string[] {
  const excepted = exceptions.get(name)
  if (excepted === 'any name' || (excepted === 'a field' && isField)) return []
  return wordsOf(name).filter((word) => instead.has(word))
}

function rowsUnder(text: string, heading: string): [string, string][] {
  const [, section] = text.replaceAll("'", '’').split(`\n## ${heading}\n`)
  if (section === undefined) throw new Error(`docs/glossary.md has no section “${heading}”.`)
  const lines = section.split('\n## ')[0]?.split('\n') ?? []
  const rows = lines.filter((line) => line.startsWith('| ')).slice(1)
  return rows.map((row) => {
    const [, left, right] = row.split('|').map((cell) => cell.trim())
    if (!left || !right) throw new Error(`docs/glossary.md: a row without its second cell: ${row}`)
    return [left, right]
  })
}
