import { f1 } from './f1.ts'

/** Mean over the classes of F1, one label a text. */
export function macroF1(
  gold: readonly string[],
  said: readonly string[],
  classes: readonly string[],
): number {
  const count = (labels: readonly string[], name: string) => labels.filter((label) => label === name).length
  const sum = classes.reduce((total, name) => {
    const hits = gold.filter((label, i) => label === name && said[i] === name).length
    return total + f1(hits, count(said, name), count(gold, name))
  }, 0)
  return sum / classes.length
}
