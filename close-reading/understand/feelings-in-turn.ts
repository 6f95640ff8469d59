import { joinWords } from '../phrasing/phrasing.ts'
import type { Scene } from '../scene/read-scene.ts'
import type { FeelingClue } from './feeling-clue.ts'
import { tokenFrom } from './moments-about.ts'

const LATER = /^(?:then|later|afterwards?|until|now)$/u

/** The feelings of one person in the order of the text, each once; those that are felt at the same time stand together. */
export function feelingsInTurn({ doc }: Scene, clues: readonly FeelingClue[]): string[] {
  const turns: string[][] = []
  let before = -1
  for (const { start, words, inTurn } of clues) {
    const at = tokenFrom(doc.start, doc.count, start)
    const isSame =
      before >= 0 &&
      doc.sentenceOf[at] === doc.sentenceOf[before] &&
      !doc.folded.slice(before, at).some((word) => LATER.test(word))
    if (inTurn) turns.push(...words.map((word) => [word]))
    else if (isSame) turns.at(-1)?.push(...words)
    else turns.push([...words])
    before = at
  }
  return [...new Set(turns.map((words) => joinWords([...new Set(words)])))]
}
