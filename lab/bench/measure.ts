/** The middle value; 0 of an empty list. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

/** The value below which the given share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** The first n words of a text, the text repeated as often as needed. */
export function takeWords(text: string, n: number): string {
  const words = text.match(/\S+\s*/g) ?? ['word ']
  let taken = ''
  for (let k = 0; k < n; k += words.length) taken += words.slice(0, Math.min(words.length, n - k)).join('')
  return taken
}

/** Least time of some runs on the clock, in milliseconds: for what is too short for the counter of processor time. */
export function bestTime(runs: number, act: () => unknown): number {
  let best = Number.POSITIVE_INFINITY
  for (let k = 0; k < runs; k++) {
    const begin = performance.now()
    act()
    best = Math.min(best, performance.now() - begin)
  }
  return best
}

/** Least processor time of this thread over some runs, in milliseconds: other programs do not count in it. */
export function bestProcessorTime(runs: number, act: () => unknown): number {
  let best = Number.POSITIVE_INFINITY
  for (let k = 0; k < runs; k++) {
    const before = process.threadCpuUsage()
    act()
    const { user, system } = process.threadCpuUsage(before)
    best = Math.min(best, (user + system) / 1000)
  }
  return best
}

/** Growth exponent of processor time from 1,000 to 100,000 words: 1 is linear, 2 is quadratic. */
export function growthExponent(text: string, act: (text: string) => unknown): number {
  const small = takeWords(text, 1000)
  const large = takeWords(text, 100_000)
  for (let k = 0; k < 10; k++) act(small)
  const few = bestProcessorTime(3, () => repeat(20, () => act(small))) / 20
  const many = bestProcessorTime(2, () => act(large))
  return Math.log10(many / few) / 2
}

function repeat(times: number, act: () => unknown): void {
  for (let k = 0; k < times; k++) act()
}
