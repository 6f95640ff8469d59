/** WCAG 2.2, relative luminance of a color written as #rrggbb. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of WCAG 2.2 between two colors written as #rrggbb, from 1 to 21. NaN when one of them is not. */
export function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

/** Two colors by the names of their tokens, and their minimum contrast. */
export type ColorPair = { color: string; ground: string; least: number }

const grounds = ['paper', 'sheet', 'field']
const markKinds = ['word', 'act', 'turn', 'repeat', 'compare', 'stop']
const tints = [...markKinds.map((kind) => `tint-${kind}`), 'elementary', 'middle', 'high', 'college']

/** Every pair that pages use. */
export const colorPairs: readonly ColorPair[] = [
  ...grounds.flatMap((ground) => [
    ...['ink', 'muted', 'link', 'error', 'focus'].map((color) => ({ color, ground, least: 7 })),
    { color: 'control', ground, least: 3 },
  ]),
  ...tints.map((ground) => ({ color: 'ink', ground, least: 7 })),
  ...markKinds.flatMap((kind) => [
    { color: `line-${kind}`, ground: 'sheet', least: 7 },
    { color: `line-${kind}`, ground: `tint-${kind}`, least: 4.5 },
  ]),
  { color: 'on-mark', ground: 'mark', least: 7 },
  { color: 'on-primary', ground: 'primary', least: 7 },
]
