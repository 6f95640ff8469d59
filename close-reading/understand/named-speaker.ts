import type { Utterance } from '../scene/find-utterances.ts'
import type { Scene } from '../scene/read-scene.ts'

const PRONOUN = /^(?:he|she|they|him|her|them|his|their|it|its|who|you|your)$/u

/** Whether the paragraph of some words names who says them: behind "she said" alone may stand somebody else. */
export function isNamedSpeaker({ doc, cast, utterances }: Scene, said: Utterance): boolean {
  if (doc.labels.length > 1) return true
  const paragraph = doc.paragraphs.find(({ start, end }) => start <= said.start && said.start < end)
  if (!said.sure || !paragraph) return false
  for (let i = paragraph.first; i < paragraph.last; i++)
    if (
      cast.who[i] === said.speaker &&
      !PRONOUN.test(doc.folded[i] as string) &&
      !/^['’]s$/u.test(doc.folded[i + 1] ?? '') &&
      !utterances.some(({ first, last }) => first <= i && i < last)
    )
      return true
  return false
}
