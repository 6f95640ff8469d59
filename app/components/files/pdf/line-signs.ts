import type { Line } from './measured-lines.ts'

const ended = /(?:[.!?…:]|[-–—](?=["”’])|___)["”“’'»)\]*]*(?:\s[–—])?$/u
const item = /^(?:[•●○▪■◦‣∙·]\s*\S|(?:[*–—-]|\(?(?:\d{1,3}|[a-zA-Z]|[ivx]{1,4})[.)])\s+\S)/u

/** The sentence, and what was said in it, is at its end. */
export function endsSentence({ text }: Line): boolean {
  return ended.test(text)
}

/** A line to write on. */
export function isBlank({ text }: Line): boolean {
  return /^[_\s]{5,}$/.test(text)
}

/** A bullet or a number with something after it. */
export function isItem({ text }: Line): boolean {
  return item.test(text)
}

/** The line above ends inside a sentence, and a small letter goes on. */
export function isMidSentence(above: Line, line: Line): boolean {
  return !endsSentence(above) && beginsSmall(line) && !isItem(line)
}

/** A small letter, as inside a sentence. */
export function beginsSmall({ text }: Line): boolean {
  return /^["“‘'(]?\p{Ll}/u.test(text)
}

/** The writer, not the margin, ended the line: the first word of the next one had room. */
export function isForced(line: Line, next: Line): boolean {
  const first = next.text.split(' ', 1)[0] ?? ''
  const letter = (next.right - next.x) / Math.max(1, next.text.length)
  if (/[-‐]$/.test(line.text)) return false
  return line.slack > first.length * letter + line.size * 0.6
}

export function isOtherSize(above: Line, line: Line): boolean {
  return Math.abs(above.size - line.size) > Math.min(above.size, line.size) * 0.12
}

export type Distances = { isWide(above: Line, line: Line): boolean }

/**
 * The distances between lines of one paragraph, for each size of type. A distance over which sentences go on is one,
 * however wide (double spacing); of the others the smallest.
 */
export function findDistances(lines: readonly Line[]): Distances {
  const sizes = new Map<number, Map<number, { all: number; flowing: number }>>()
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1]
    if (!above || above.column !== line.column || isOtherSize(above, line)) continue
    const counts = sizes.get(Math.round(line.size)) ?? new Map<number, { all: number; flowing: number }>()
    const distance = Math.round(above.y - line.y)
    const count = counts.get(distance) ?? { all: 0, flowing: 0 }
    count.all++
    if (!endsSentence(above) && !isForced(above, line)) count.flowing++
    sizes.set(Math.round(line.size), counts.set(distance, count))
  }
  return {
    isWide(above, line) {
      const distance = above.y - line.y
      const counts = [...(sizes.get(Math.round(line.size)) ?? [])].filter(([one]) => one > line.size * 0.6)
      const isUsual = counts.some(
        ([one, { all, flowing }]) =>
          all > 1 && flowing * 2 >= all && Math.abs(distance - one) <= Math.max(1, one * 0.06),
      )
      if (isUsual) return false
      const common = counts.filter(([, { all }]) => all > 1).map(([one]) => one)
      const smallest = common.length > 0 ? Math.min(...common) : line.size * 1.4
      return distance > smallest * 1.25
    },
  }
}
