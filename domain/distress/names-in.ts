const mostNames = 200
const ownWords = new Set(['i', 'im', 'my', 'mine', 'me', 'we', 'our'])

/** Words that may be names in a passage: those with a capital that stand in it in no other way. Linear. */
export function namesIn(passage: string): string[] {
  const small = new Set<string>()
  const capital = new Set<string>()
  for (const [word] of passage.matchAll(/[A-Za-z]+/g)) {
    if (word === word.toLowerCase()) small.add(word)
    else if (/^[A-Z][a-z]/.test(word)) capital.add(word)
  }
  return [...capital]
    .filter((word) => !small.has(word.toLowerCase()) && !ownWords.has(word.toLowerCase()))
    .slice(0, mostNames)
}
