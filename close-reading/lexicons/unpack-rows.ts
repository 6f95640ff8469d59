/**
 * Words with a value each, as a browser loads them (packed by scripts/pack-rows.ts). The first line holds the
 * words: each begins with a capital, A where it shares no letter with the start of the word before, B where it shares
 * one, and so on. Each further line holds one letter of the value of every word.
 */
function unpackTable(packed: string): [word: string, value: string][] {
  const [words = '', ...columns] = packed.split('\n')
  let before = ''
  return (words.match(/[A-Z][^A-Z]*/gu) ?? []).map((entry, i) => {
    before = before.slice(0, entry.charCodeAt(0) - 65) + entry.slice(1)
    return [before, columns.map((column) => column[i]).join('')]
  })
}

/** The words in their order, each with its value, if any, behind it, and spaces between them. */
export function unpackWords(packed: string): string {
  return unpackTable(packed)
    .map(([word, value]) => word + value)
    .join(' ')
}

/** A line for each word, its value behind a space. */
export function unpackLines(packed: string): string {
  return unpackTable(packed)
    .map(([word, value]) => `${word} ${value}`)
    .join('\n')
}

/** A line for each value with its words. `heads` names the values, in order, where a letter stands for each. */
export function unpackGroups(packed: string, between: string, heads?: string): string {
  const groups = new Map<string, string[]>()
  for (const [word, value] of unpackTable(packed)) {
    const group = groups.get(value)
    if (group) group.push(word)
    else groups.set(value, [word])
  }
  const names = heads?.split(' ')
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([value, words]) => `${names?.[value.charCodeAt(0) - 97] ?? value} ${words.join(between)}`)
    .join('\n')
}
