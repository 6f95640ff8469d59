/** Asks once and remembers the answer for `time` milliseconds; a failure is not remembered. */
export function remember<T>(time: number, ask: () => Promise<T>): () => Promise<T> {
  let known: { answer: Promise<T>; until: number } | undefined
  return () => {
    if (known && known.until > performance.now()) return known.answer
    const answer = ask()
    known = { answer, until: performance.now() + time }
    answer.catch(() => {
      known = undefined
    })
    return answer
  }
}
