import type { Span } from '../finding.ts'

/** Spans in order of their start, so that the one at an offset is found in a few steps however many there are. */
export class SpanIndex<T extends Span> {
  /** The furthest end among the spans up to each. */
  private readonly furthest: Float64Array
  private readonly spans: readonly T[]

  constructor(spans: readonly T[]) {
    this.spans = spans
    this.furthest = new Float64Array(spans.length)
    let most = 0
    for (const [i, { end }] of spans.entries()) {
      most = Math.max(most, end)
      this.furthest[i] = most
    }
  }

  /** The first span that covers an offset. */
  covering(offset: number): T | undefined {
    const span = this.firstEndingAfter(offset)
    return span && span.start <= offset ? span : undefined
  }

  /** The first span that shares a character with another. */
  overlapping({ start, end }: Span): T | undefined {
    const span = this.firstEndingAfter(start)
    return span && span.start < end ? span : undefined
  }

  /** The first span that starts inside another. */
  startingIn({ start, end }: Span): T | undefined {
    let low = 0
    let high = this.spans.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.spans[middle] as T).start < start) low = middle + 1
      else high = middle
    }
    const span = this.spans[low]
    return span && span.start < end ? span : undefined
  }

  private firstEndingAfter(offset: number): T | undefined {
    let low = 0
    let high = this.spans.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.furthest[middle] as number) <= offset) low = middle + 1
      else high = middle
    }
    return this.spans[low]
  }
}
