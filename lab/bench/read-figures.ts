/** What the README's table of figures says, and what a run printed. */

/** What a row says of one value. */
type Allowed = { least: number; most: number }

export type Row = { what: string; figure: string; command: string }

/** A figure that stands alone allows a tenth more or less. */
const tolerance = 0.1
const number = /(?<![\w.])(\d[\d,]*(?:\.\d+)?)(?!\w)/
const said = new RegExp(`(at most )?${number.source}(?: to ${number.source})?`, 'g')

/** The rows of the table under “Figures”. */
export function readTable(readme: string): Row[] {
  const table = readme.split('\n## Figures\n')[1]?.split('\n## ')[0] ?? ''
  return [...table.matchAll(/^\| (.+) \| (.+) \| `(.+)` \|$/gm)].map(
    ([, what = '', figure = '', command = '']) => ({ what, figure, command }),
  )
}

/** Lines `figure: WHAT = VALUE` of an output. */
export function readPrinted(output: string): Map<string, string> {
  const lines = output.matchAll(/^figure: (.+) = (.+)$/gm)
  return new Map([...lines].map(([, what = '', value = '']) => [what, value]))
}

/**
 * Whether each number of a run is one that the row allows: `2 to 3` what lies between, `at most 3` what is not more, and a
 * number alone a tenth more or less.
 */
export function isWithin(figure: string, value: string): boolean {
  const allowed = [...figure.matchAll(said)].map(([, most, from = '', to]) => allowedBy(most, from, to))
  const values = [...value.matchAll(new RegExp(number, 'g'))].map(([, one = '']) => numberOf(one))
  return (
    allowed.length === values.length &&
    allowed.every(({ least, most }, at) => least <= Number(values[at]) && Number(values[at]) <= most)
  )
}

function allowedBy(isMost: string | undefined, from: string, to: string | undefined): Allowed {
  const value = numberOf(from)
  if (isMost) return { least: 0, most: value }
  if (to) return { least: value, most: numberOf(to) }
  return { least: value * (1 - tolerance), most: value * (1 + tolerance) }
}

function numberOf(digits: string): number {
  return Number(digits.replaceAll(',', ''))
}
