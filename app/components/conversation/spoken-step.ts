/** The step that a growing answer is at, as a screen reader says it; empty before the first. */
export function spokenStep(text: string): string {
  const [, title] = [...text.matchAll(/^#{1,6} (\d\. .+)\n/gm)].at(-1) ?? []
  return title ? `Writing step ${title.trim()}.` : ''
}
