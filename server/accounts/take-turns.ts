/** Runs the acts of one key one after another: each sees what the one before it wrote. Other keys run beside. */
export function createTurns() {
  const last = new Map<string, Promise<unknown>>()
  return async function takeTurn<T>(key: string, act: () => Promise<T>): Promise<T> {
    const before = last.get(key) ?? Promise.resolve()
    const mine = before.then(act, act)
    last.set(key, mine)
    try {
      return await mine
    } finally {
      if (last.get(key) === mine) last.delete(key)
    }
  }
}
