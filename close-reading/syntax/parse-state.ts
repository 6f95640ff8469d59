/** The four moves of an arc-eager parser (Nivre 2003). */
export const SHIFT = 0
export const REDUCE = 1
export const LEFT = 2
export const RIGHT = 3

/** Places that hold no word: before the first or after the last, and the root above the sentence. */
export const OUTSIDE = -1
export const ROOT = 0

/** A unit half parsed: words 1 to n, 0 is the root. `head[i]` is -1 until it is known. */
export class ParseState {
  readonly n: number
  readonly stack: number[] = [ROOT]
  next = 1
  readonly head: Int32Array
  /** The outermost dependent found so far on each side, 0 for none, and how many there are. */
  readonly left: Int32Array
  readonly right: Int32Array
  readonly lefts: Int32Array
  readonly rights: Int32Array

  constructor(n: number) {
    this.n = n
    this.head = new Int32Array(n + 2).fill(OUTSIDE)
    this.left = new Int32Array(n + 2)
    this.right = new Int32Array(n + 2)
    this.lefts = new Int32Array(n + 2)
    this.rights = new Int32Array(n + 2)
  }

  /** The word on top of the stack, or OUTSIDE. */
  get top(): number {
    return this.stack[this.stack.length - 1] ?? OUTSIDE
  }

  may(move: number): boolean {
    const { top } = this
    if (move === SHIFT) return true
    if (top === OUTSIDE) return false
    if (move === RIGHT) return true
    if (top === ROOT) return false
    return move === LEFT ? (this.head[top] as number) < 0 : (this.head[top] as number) >= 0
  }

  take(move: number): void {
    const { top, next } = this
    if (move === SHIFT) {
      this.stack.push(next)
      this.next++
    } else if (move === REDUCE) this.stack.pop()
    else if (move === LEFT) {
      this.stack.pop()
      this.head[top] = next
      this.left[next] = top
      this.lefts[next] = (this.lefts[next] as number) + 1
    } else {
      this.head[next] = top
      this.right[top] = next
      this.rights[top] = (this.rights[top] as number) + 1
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

/** The words (8), tags (14) and counts (3) that a move is decided by. */
export function lookAround(state: ParseState, words: Int32Array, tags: Int32Array, counts: Int32Array): void {
  const { top, next, stack, head, left, right } = state
  const second = stack[stack.length - 2] ?? OUTSIDE
  const above = top > 0 ? (head[top] as number) : OUTSIDE
  const leftOfTop = top >= 0 ? left[top] || OUTSIDE : OUTSIDE
  const rightOfTop = top >= 0 ? right[top] || OUTSIDE : OUTSIDE
  const leftOfNext = left[next] || OUTSIDE
  words.set([top, next, next + 1, second, above, rightOfTop, leftOfNext, next - 1])
  tags.set([top, next, next + 1, next + 2, second, above, leftOfTop, rightOfTop, leftOfNext, next - 1])
  tags[10] = top > 0 ? top - 1 : OUTSIDE
  tags[11] = top >= 0 ? top + 1 : OUTSIDE
  tags[12] = above >= 0 ? ROOT : OUTSIDE
  tags[13] = next + 3
  counts[0] = top >= 0 ? Math.min(next - top, 11) : 11
  counts[1] = top >= 0 ? Math.min(state.rights[top] as number, 5) : 0
  counts[2] = Math.min(state.lefts[next] as number, 5)
}
