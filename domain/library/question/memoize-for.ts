/** A function of an object whose result is worked out once for each object, for as long as the object lives. */
export function memoizeFor<From extends object, To>(work: (from: From) => To): (from: From) => To {
  const known = new WeakMap<From, To>()
  return (from) => {
    const before = known.get(from)
    if (before !== undefined) return before
    const made = work(from)
    known.set(from, made)
    return made
  }
}
