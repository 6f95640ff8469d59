import { writeExplanation } from '#close-reading'
import { type GradeLevel, gradeLevels } from '#domain/choices'

const passage = {
  title: 'The Tale of Peter Rabbit',
  author: 'Beatrix Potter',
  year: 1902,
  text: 'Peter was most dreadfully frightened; he rushed all over the garden, for he had forgotten the way back to the gate.',
}

export type SameWords = typeof passage & {
  /** The words that are explained, as they stand in the text. */
  words: string
  levels: { level: GradeLevel; words: string; explanation: string }[]
}

/** The first clue of one passage as the built-in reader explains it at each level. */
export function sameWords(): SameWords {
  const levels = gradeLevels.map((level) => {
    const { clues } = writeExplanation({
      passage: passage.text,
      question: 'How does Peter feel?',
      gradeLevel: level,
      contentType: 'fiction',
    })
    return { level, words: clues[0]?.quote ?? '', explanation: clues[0]?.means ?? '' }
  })
  return { ...passage, words: levels[0]?.words ?? '', levels }
}
