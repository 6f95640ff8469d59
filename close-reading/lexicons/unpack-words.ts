/**
 * The words of a list as a browser loads it, packed by scripts/pack-data.ts. Each begins with a capital: A where it
 * shares no letter with the start of the word before, B where it shares one, and so on.
 */
export function unpackWords(packed: string): string[] {
  let before = ''
  return (packed.match(/[A-Z][^A-Z]*/gu) ?? []).map((entry) => {
    before = before.slice(0, entry.charCodeAt(0) - 65) + entry.slice(1)
    return before
  })
}

/**
 * Words with a number each, or with several, as a browser loads them: a column has a letter for each word, A for the
 * first of the numbers.
 */
export function unpackNumbers(
  packed: string,
  numbers: readonly number[],
  columns: readonly string[],
): Record<string, number | number[]> {
  const rows = unpackWords(packed).map((word, i): [string, number | number[]] => {
    const values = columns.map((column) => numbers[column.charCodeAt(i) - 65] as number)
    return [word, values.length === 1 ? (values[0] as number) : values]
  })
  return Object.fromEntries(rows)
}

/** Rows of a table as a browser loads it: the names of the columns, then a line for each row, parted by bars. */
export function unpackRows(packed: string): Record<string, string>[] {
  const [names = [], ...rows] = packed.split('\n').map((line) => line.split('|'))
  return rows.map((row) => Object.fromEntries(row.map((value, c) => [names[c], value])))
}
