import { wordSet } from '../lexicons/words-of.ts'
import type { Utterance } from '../scene/find-utterances.ts'
import type { Scene } from '../scene/read-scene.ts'
import { little } from '../vocabulary/little-words.ts'

const PRONOUN = wordSet(little.objects, 'he she they his their its who your')

/** Whether the paragraph of some words names who says them: behind "she said" alone may stand somebody else. */
export function isNamedSpeaker({ doc, cast, utterances }: Scene, said: Utterance): boolean {
  if (doc.labels.length > 1) return true
  const paragraph = doc.paragraphs.find(({ start, end }) => start <= said.start && said.start < end)
  if (!said.sure || !paragraph) return false
  for (let i = paragraph.first; i < paragraph.last; i++)
    if (
      cast.who[i] === said.speaker &&
      !PRONOUN.has(doc.folded[i] as string) &&
      !/^['’]s$/u.test(doc.folded[i + 1] ?? '') &&
      !utterances.some(({ first, last }) => first <= i && i < last)
    )
      return true
  return false
}
