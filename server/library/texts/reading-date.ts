const line = /^changed:.*$/m

/** Whether the file of a reading says on which day it was last changed. */
export function hasDate(yaml: string): boolean {
  return line.test(yaml)
}

/** The file of a reading with a day like "2026-11-22" as the day of its last change; everything else stays as it is. */
export function withDate(yaml: string, day: string): string {
  const dated = `changed: ${day}`
  return hasDate(yaml)
    ? yaml.replace(line, dated)
    : yaml.replace(/^format:.*\r?\n/m, (format) => `${format}${dated}\n`)
}
