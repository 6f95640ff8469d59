import type { Doc } from '../doc/doc.ts'

type Run = { list: number; words: readonly string[] }

/** The words and runs of words of several lists by the first of them, the longer before the shorter. */
export type Runs = ReadonlyMap<string, readonly Run[]>

/** Words of a list in a text: which list, which words, and the token where they begin. */
export type RunFound = { list: number; key: string; at: number; count: number }

/** @param lists words and runs of words between bars */
export function buildRuns(lists: readonly string[]): Runs {
  const found = new Map<string, Run[]>()
  for (const [list, all] of lists.entries())
    for (const words of all.split('|').map((run) => run.split(' '))) {
      const [first = ''] = words
      found.set(first, [...(found.get(first) ?? []), { list, words }])
    }
  for (const all of found.values()) all.sort((a, b) => b.words.length - a.words.length)
  return found
}

/** What stands of the lists in tokens [first, last): the longest at each place, a single word in its dictionary form too. */
export function runsIn(runs: Runs, doc: Doc, first = 0, last = doc.count): RunFound[] {
  const found: RunFound[] = []
  for (let at = first; at < last; at++) {
    const fits = ({ words }: Run) =>
      at + words.length <= last && words.every((word, k) => doc.folded[at + k] === word)
    const own = runs.get(doc.folded[at] as string)?.filter(fits) ?? []
    const all =
      own.length > 0 ? own : (runs.get(doc.lemma(at)) ?? []).filter(({ words }) => words.length === 1)
    const count = all[0]?.words.length ?? 1
    for (const { list, words } of all)
      if (words.length === count) found.push({ list, key: words.join(' '), at, count })
    at += count - 1
  }
  return found
}

/** What the words of each list weigh in a text, each word once; a word of several lists weighs less in each. */
export function weighLists(found: readonly RunFound[], lists: number): number[] {
  const weights = Array.from({ length: lists }, () => 0)
  const ofKey = new Map<string, Set<number>>()
  for (const { key, list } of found) ofKey.set(key, (ofKey.get(key) ?? new Set()).add(list))
  for (const all of ofKey.values())
    for (const list of all) weights[list] = (weights[list] as number) + 1 / Math.sqrt(all.size)
  return weights
}
