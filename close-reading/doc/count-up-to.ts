/** How many of `count` starts, in rising order, are at an offset or before it. */
export function countUpTo(offset: number, count: number, startOf: (i: number) => number): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >> 1
    if (startOf(middle) <= offset) low = middle + 1
    else high = middle
  }
  return low
}
