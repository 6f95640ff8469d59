/** Memoizes the result of `load` for `ttl` milliseconds; a failure is not memoized. */
export function memoize<T>(ttl: number, load: () => Promise<T>): () => Promise<T> {
  let cached: { answer: Promise<T>; until: number } | undefined
  return () => {
    if (cached && cached.until > performance.now()) return cached.answer
    const answer = load()
    cached = { answer, until: performance.now() + ttl }
    answer.catch(() => {
      cached = undefined
    })
    return answer
  }
}
