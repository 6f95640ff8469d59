/**
 * The reading settings with their values, the default first. Spacing names a pair of letter and word spacing
 * that stays at 1 : 3.5; `system` follows the device.
 */
export const readingChoices = {
  size: ['100', '125', '150', '175', '200'],
  lines: ['1.6', '1.8', '2.0'],
  spacing: ['0', '1', '2', '3'],
  width: ['65', '45', '80'],
  font: ['atkinson', 'system', 'lexend', 'opendyslexic'],
  theme: ['system', 'paper', 'cream', 'mint', 'blue', 'rose', 'dark', 'contrast'],
  lineFocus: ['off', '1', '3', '5'],
  motion: ['system', 'off'],
  sound: ['system', 'off'],
  show: ['system', 'written', 'finished'],
  depth: ['level', 'line', 'minute', 'everything'],
  progress: ['ends', 'steps', 'off'],
  speed: ['1', '0.5', '0.75', '1.25', '1.5', '1.75', '2'],
} as const satisfies Record<string, readonly [string, ...string[]]>

export type ReadingChoice = keyof typeof readingChoices

/** Only what differs from the default is stored. */
export type ReadingSettings = { [Name in ReadingChoice]?: (typeof readingChoices)[Name][number] }

/** The key in the browser's storage; the entry holds no text of a person. */
export const readingEntry = 'tonewise:reading'

export const readingNames = /* @__PURE__ */ Object.keys(readingChoices) as ReadingChoice[]

/** The known choices of any value; everything else, and what is the default, is left out. */
export function cleanReadingSettings(value: unknown): ReadingSettings {
  if (typeof value !== 'object' || value === null) return {}
  const given = value as Record<string, unknown>
  const chosen = readingNames.filter((name) => isChoice(name, given[name]))
  return Object.fromEntries(chosen.map((name) => [name, given[name]]))
}

function isChoice(name: ReadingChoice, value: unknown): boolean {
  const choices: readonly unknown[] = readingChoices[name]
  return choices.indexOf(value) > 0
}
