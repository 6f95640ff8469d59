/** The four transitions of an arc-eager parser (Nivre 2003). */
export const SHIFT = 0
export const REDUCE = 1
export const LEFT = 2
export const RIGHT = 3

/** Positions without a word: before the first or after the last, and the root above the sentence. */
export const OUTSIDE = -1
export const ROOT = 0

/** A unit half parsed: words 1 to n, 0 is the root. `head[i]` is -1 until it is known. */
export class ParseState {
  readonly n: number
  readonly stack: number[] = [ROOT]
  next = 1
  readonly head: Int32Array
  /** The outermost dependent found so far on each side, 0 for none, and how many there are. */
  readonly leftmost: Int32Array
  readonly rightmost: Int32Array
  readonly leftCount: Int32Array
  readonly rightCount: Int32Array

  constructor(n: number) {
    this.n = n
    this.head = new Int32Array(n + 2).fill(OUTSIDE)
    this.leftmost = new Int32Array(n + 2)
    this.rightmost = new Int32Array(n + 2)
    this.leftCount = new Int32Array(n + 2)
    this.rightCount = new Int32Array(n + 2)
  }

  /** The word on top of the stack, or OUTSIDE. */
  get top(): number {
    return this.stack[this.stack.length - 1] ?? OUTSIDE
  }

  canApply(transition: number): boolean {
    const { top } = this
    if (transition === SHIFT) return true
    if (top === OUTSIDE) return false
    if (transition === RIGHT) return true
    if (top === ROOT) return false
    return transition === LEFT ? (this.head[top] as number) < 0 : (this.head[top] as number) >= 0
  }

  apply(transition: number): void {
    const { top, next } = this
    if (transition === SHIFT) {
      this.stack.push(next)
      this.next++
    } else if (transition === REDUCE) this.stack.pop()
    else if (transition === LEFT) {
      this.stack.pop()
      this.head[top] = next
      this.leftmost[next] = top
      this.leftCount[next] = (this.leftCount[next] as number) + 1
    } else {
      this.head[next] = top
      this.rightmost[top] = next
      this.rightCount[top] = (this.rightCount[top] as number) + 1
      this.stack.push(next)
      this.next++
    }
  }

  /** Words left without a head hang from the root word, so that every unit is one tree. */
  finish(): Int32Array {
    let root = 0
    for (let i = 1; i <= this.n && root === 0; i++) if (this.head[i] === ROOT) root = i
    for (let i = 1; i <= this.n; i++) {
      if ((this.head[i] as number) >= 0) continue
      this.head[i] = root
      if (root === 0) root = i
    }
    return this.head
  }
}

/** The words (8), tags (14) and counts (3) that a transition is decided by. */
export function extractFeatures(
  state: ParseState,
  words: Int32Array,
  tags: Int32Array,
  counts: Int32Array,
): void {
  const { top, next, stack, head, leftmost, rightmost } = state
  const second = stack[stack.length - 2] ?? OUTSIDE
  const above = top > 0 ? (head[top] as number) : OUTSIDE
  const leftOfTop = top >= 0 ? leftmost[top] || OUTSIDE : OUTSIDE
  const rightOfTop = top >= 0 ? rightmost[top] || OUTSIDE : OUTSIDE
  const leftOfNext = leftmost[next] || OUTSIDE
  words.set([top, next, next + 1, second, above, rightOfTop, leftOfNext, next - 1])
  tags.set([top, next, next + 1, next + 2, second, above, leftOfTop, rightOfTop, leftOfNext, next - 1])
  tags[10] = top > 0 ? top - 1 : OUTSIDE
  tags[11] = top >= 0 ? top + 1 : OUTSIDE
  tags[12] = above >= 0 ? ROOT : OUTSIDE
  tags[13] = next + 3
  counts[0] = top >= 0 ? Math.min(next - top, 11) : 11
  counts[1] = top >= 0 ? Math.min(state.rightCount[top] as number, 5) : 0
  counts[2] = Math.min(state.leftCount[next] as number, 5)
}
