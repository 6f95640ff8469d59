import type { Evidence, Quoted } from './evidence.ts'

/** A finding as a mark in the passage names it: where it stands in the lists, its name and a few words. */
export type FindingEntry = { anchor: string; name: string; text: string }

/** The name of the control that stands for words of a finding in the lists. */
export function anchorOf(id: string, quoted: Quoted): string {
  return `${id}-${quoted.spanId}`
}

/** For each span the findings that use it, in the order of the lists. */
export function indexFindings(evidence: Evidence): Map<string, FindingEntry[]> {
  const index = new Map<string, FindingEntry[]>()
  const add = (id: string, quoted: readonly Quoted[], name: string, text: string) => {
    for (const one of quoted) {
      const entries = index.get(one.spanId) ?? []
      entries.push({ anchor: anchorOf(id, one), name, text })
      index.set(one.spanId, entries)
    }
  }
  const { cues, rows, feelings, narrator, speeches, hardWords } = evidence
  for (const { id, quoted, name, sentences } of cues) add(id, quoted, name, sentences.at(-1) ?? '')
  for (const { id, quoted, name, means } of rows) add(id, quoted, name, means)
  for (const { turn } of feelings?.steps ?? []) {
    if (turn && feelings) add(feelings.id, [turn], 'Turn of feeling', feelings.turnSentence ?? '')
  }
  if (narrator) add(narrator.id, narrator.quoted, narrator.name, narrator.sentences.join(' '))
  for (const { id, quoted, speaker, manner } of speeches)
    add(id, [quoted], speaker ? `Said by ${speaker}` : 'Words someone says', manner ?? '')
  for (const { id, quoted, meaning } of hardWords) add(id, [quoted], 'Hard word', `It means: ${meaning}.`)
  return index
}
