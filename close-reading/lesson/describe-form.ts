import type { GradeLevel } from '../explanation/grade-band.ts'
import type { FindingFacts } from './finding-facts.ts'
import { byGrade } from './phrasing.ts'

type Note = (facts: FindingFacts, grade: GradeLevel) => string

/** How findings about the form of lines and sentences read as clues. */
export const formDescriptions: Readonly<Record<string, { weight: number; note: Note }>> = {
  rhyme: {
    weight: 2,
    note: (facts, grade) =>
      facts.sound === 'eye'
        ? byGrade(grade, {
            elementary: 'These line ends look alike. They do not sound alike today.',
            middle: 'These line ends look alike, but they are not said alike today.',
          })
        : byGrade(grade, {
            elementary:
              'These line ends rhyme. That means they end with the same sound. Rhyme ties the two lines together.',
            middle: 'These line ends rhyme. The same sound ties the two words together.',
            high: 'These line ends rhyme. The rhyme pairs the two words, so compare what they mean side by side.',
          }),
  },
  enjambment: {
    weight: 2,
    note: (_, grade) =>
      byGrade(grade, {
        elementary: 'The line ends, but the sentence goes on. Read on without a stop.',
        middle: 'The line ends, but the sentence goes on. The reader has to hurry on.',
        high: 'The sentence runs past the end of the line, which is called enjambment. It hurries the reader and puts weight on the first word of the next line.',
        college:
          'The enjambment lets the syntax run past the line. For a moment the line end allows a sense that the next line corrects.',
      }),
  },
  caesura: {
    weight: 2,
    note: (_, grade) =>
      byGrade(grade, {
        elementary: 'There is a stop in the middle of this line. It makes you wait.',
        middle: 'A strong stop in the middle of the line makes the reader pause.',
        high: 'The stop inside the line, a caesura, breaks the movement and sets off what follows.',
      }),
  },
  list: {
    weight: 2,
    note: (_, grade) =>
      byGrade(grade, {
        elementary: 'This is a list. Many things come one after another.',
        middle: 'This is a list. Piling up things can make them feel like many, or like too many.',
        high: 'The list piles up items. Ask whether they belong together, and which one does not.',
      }),
  },
  polysyndeton: {
    weight: 2,
    note: (_, grade) =>
      byGrade(grade, {
        elementary: 'The same joining word comes again and again. Each thing gets its own weight.',
        middle: 'The joining word comes again and again, so each thing gets its own weight.',
        high: 'The joining word is repeated, which is called polysyndeton. It slows the list and gives each item its own weight.',
      }),
  },
  emphasis: {
    weight: 3,
    note: (_, grade) =>
      byGrade(grade, {
        elementary: 'This word is written to stand out. Say it louder.',
        middle: 'This is written to stand out, so it is said with more force.',
        high: 'The lettering marks stress. Ask what the sentence would mean without that stress.',
      }),
  },
}
