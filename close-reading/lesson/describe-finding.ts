import type { GradeLevel } from '../explanation/grade-band.ts'
import {
  adviceNote,
  boosterNote,
  contrastNote,
  hedgeNote,
  imageNote,
  judgingNote,
  loadedNote,
  opinionNote,
} from './describe-argument.ts'
import { figureNote, ironyNote, simileNote } from './describe-figures.ts'
import { formDescriptions } from './describe-form.ts'
import { feelsOrFeel } from './feels-or-feel.ts'
import { type FindingFacts, familyNames } from './finding-facts.ts'
import { hasDegree, plainWordFor } from './name-feeling.ts'
import { byGrade, countInWords } from './phrasing.ts'

/** How much a type of finding tells a reader, and how it is described at each level. */
export type Description = { weight: number; note: (facts: FindingFacts, grade: GradeLevel) => string }

const STRENGTHS = ['', 'mild', 'clear', 'strong', 'very strong']
/** "a clear word for happy" would say less than "a word for happy". */
const CLEAR = 'clear'

function emotionNote(facts: FindingFacts, grade: GradeLevel): string {
  const family = familyNames[facts.family] ?? facts.family
  const strength = STRENGTHS[facts.strength] ?? ''
  if (facts.judges) return judgingNote(facts, grade)
  if (facts.negated)
    return byGrade(grade, {
      elementary: `A word near it says no to this feeling. So it does not show ${family}.`,
      high: `The feeling of ${family} is named and denied, so it does not count as a sign of ${family}.`,
    })
  if (facts.seeming)
    return byGrade(grade, {
      elementary: `This looks like ${family}. But the text only imagines it, or says it seems so.`,
      middle: `This looks like ${family}, but the text only imagines it, or says that it seems so.`,
      high: `This is ${family} as it is imagined, or as it seems. The wording leaves open what is felt.`,
    })
  // A gesture says more than its family: "rolled her eyes" is a sign of not believing someone.
  const sign = facts.meaning.startsWith('a sign of') ? facts.meaning : `a sign of ${family}`
  if (facts.sign)
    return byGrade(grade, {
      elementary: `You can see or hear this. It is often ${sign}.`,
      middle: `This can be seen or heard from outside. It is often ${sign}.`,
      high: `This is an outward sign, often of ${family}. A sign can be shown without the feeling.`,
    })
  const plain = facts.adjective === 'curious' ? 'curious' : plainWordFor(facts.family, facts.adjective)
  const degree = strength === '' || strength === CLEAR ? 'a' : `a ${strength}`
  if (plain === 'curious' && (grade === 'elementary' || grade === 'middle'))
    return `This shows that someone wants to know more. A word for that is curious.${saidOf(facts)}`
  const of = saidOf(facts)
  if (facts.adjective !== '' && !hasDegree(facts.adjective) && (grade === 'elementary' || grade === 'middle'))
    return `This shows a feeling: ${facts.adjective}.${of}`
  return byGrade(grade, {
    elementary: `This is ${degree} word for ${plain}.${of}`,
    middle: `This word choice shows a feeling. It is ${degree} word for ${plain}.${of}`,
    high: `The diction, which means the choice of words, points to ${plain === 'curious' ? 'curiosity' : family}. It is ${degree} word for it.${of}`,
    college: `The diction names or implies ${plain === 'curious' ? 'curiosity' : family}${strength ? `, to a ${withStrength(strength)} degree` : ''}.${of || ' Whose feeling it is must come from the sentence around it.'}`,
  })
}

/** Of whom, or of what thing, a feeling word is said. */
function saidOf({ holder, describes }: FindingFacts): string {
  if (describes !== '') return ` It is said of the ${describes}.`
  return holder === '' ? '' : ` It tells how ${holder} ${feelsOrFeel(holder)}.`
}

function withStrength(strength: string): string {
  return { clear: 'medium', strong: 'high', 'very strong': 'very high', mild: 'low' }[strength] ?? strength
}

function speechNote(facts: FindingFacts, grade: GradeLevel): string {
  const meaning = facts.meaning
  if (!meaning) return ''
  if (facts.manner && meaning.includes(facts.manner.toLowerCase()))
    return byGrade(grade, {
      elementary: 'This tells how the words sound. Check if it fits what happens.',
      middle: 'This tells how the words sound. Compare it with what is done.',
      high: 'This names the manner of the speech. Compare the manner with what is in fact done.',
    })
  return byGrade(grade, {
    elementary: `This means ${meaning}.`,
    middle: `This means ${meaning}. It tells how the words sound.`,
    high: `This means ${meaning}. The verb of speech carries the attitude, so the words need not name it.`,
  })
}

/** How findings read as clues. A type that is not here is not used as a clue. */
export const descriptions: Readonly<Record<string, Description>> = {
  ...formDescriptions,
  emotion: { weight: 6, note: emotionNote },
  'speech-tag': { weight: 5, note: speechNote },
  simile: { weight: 6, note: simileNote },
  idiom: {
    weight: 7,
    note: (facts, grade) =>
      facts.meaning
        ? byGrade(grade, {
            elementary: `The words do not mean what each word says. Here they most likely mean: ${facts.meaning}.`,
            high: `This is an idiom. Its usual meaning is: ${facts.meaning}.`,
          })
        : '',
  },
  'rhetorical-question': {
    weight: 6,
    note: (_, grade) =>
      byGrade(grade, {
        elementary: 'This is a question, but no one answers it. It shows a thought or a strong feeling.',
        middle:
          'Nobody answers this question. It may be asked to show a feeling or a doubt, and not to get an answer.',
        high: 'This is a rhetorical question: it is asked for effect and gets no answer. It may carry doubt, protest, or wonder.',
        college:
          'A rhetorical question: its form asks, but its function is closer to a statement. What it asserts is left for the reader to supply.',
      }),
  },
  exclamation: {
    weight: 3,
    note: (_, grade) =>
      byGrade(grade, {
        elementary: 'The mark at the end shows a strong feeling. The words tell which feeling it is.',
        middle:
          'The exclamation mark shows that the feeling is strong. The mark does not tell which feeling it is.',
        high: 'The exclamation mark raises the force of the line. It shows that a feeling is strong, but not which one.',
      }),
  },
  repetition: {
    weight: 3,
    note: ({ times }, grade) => {
      const count = times > 2 && times < 13 ? `${countInWords(times)} times` : 'more than once'
      return byGrade(grade, {
        elementary: `The text says this ${count}. Words that come back matter to the one who says them.`,
        middle: `This comes ${count}. Repeated words show what matters to the voice that speaks.`,
        high: `This comes ${count}. The repetition keeps the idea in view and adds pressure each time.`,
        college: `This comes ${count}. The repetition works as structure: each return changes their weight, although the words stay the same.`,
      })
    },
  },
  anaphora: {
    weight: 4,
    note: (_, grade) =>
      byGrade(grade, {
        elementary: 'Line after line starts with these words. That makes them sound important.',
        middle: 'Several parts of the text start with the same words. This builds a strong, steady sound.',
        high: 'This is anaphora, which means that several parts start with the same words. It adds force with each step.',
      }),
  },
  refrain: {
    weight: 4,
    note: (_, grade) =>
      byGrade(grade, {
        elementary: 'This line comes back again. A line that comes back is called a refrain.',
        middle: 'This line comes back, as a refrain does. Ask if it means the same each time.',
        high: 'This line returns as a refrain. Its words stay the same while the lines around it change.',
      }),
  },
  alliteration: {
    weight: 2,
    note: (_, grade) =>
      byGrade(grade, {
        elementary: 'These words start with the same sound. That makes you hear them more.',
        middle:
          'These words start with the same sound, which is called alliteration. It makes the phrase stand out.',
        high: 'The alliteration, the same first sound, ties these words together and slows the reader down on them.',
      }),
  },
  onomatopoeia: {
    weight: 3,
    note: (_, grade) =>
      byGrade(grade, {
        elementary: 'This word sounds like the thing it names. You can hear it when you say it.',
        middle: 'This word sounds like the noise it names. That is called onomatopoeia.',
        high: 'The onomatopoeia, a word that sounds like its meaning, brings the noise itself into the line.',
      }),
  },
  contrast: { weight: 5, note: contrastNote },
  irony: { weight: 8, note: ironyNote },
  shift: {
    weight: 6,
    note: (_, grade) =>
      byGrade(grade, {
        elementary: 'Here the feeling may change. Read the part before and the part after.',
        middle: 'Here the feeling may turn. Compare the words before it with the words after it.',
        high: 'The tone may shift here. Compare the feeling words on each side of this point.',
      }),
  },
  hedge: { weight: 2, note: hedgeNote },
  booster: { weight: 3, note: boosterNote },
  evidence: {
    weight: 4,
    note: (_, grade) =>
      byGrade(grade, {
        elementary: 'This tells how the writer knows it, or who said it.',
        middle: 'This gives a source, a number, or an example. It is offered as proof.',
        high: 'This is offered as evidence. Ask whether it is a fact, an example, or the word of another person.',
      }),
  },
  loaded: { weight: 6, note: loadedNote },
  opinion: { weight: 4, note: opinionNote },
  advice: { weight: 4, note: adviceNote },
  address: {
    weight: 3,
    note: (_, grade) =>
      byGrade(grade, {
        elementary: 'Here the writer talks right to the reader.',
        middle: 'Here the writer speaks to the reader, or counts the reader in.',
        high: 'This speaks to the reader directly, which asks the reader to take a side.',
      }),
  },
  'imagery-sight': { weight: 3, note: (_, grade) => imageNote('see', grade) },
  'imagery-sound': { weight: 3, note: (_, grade) => imageNote('hear', grade) },
  'imagery-smell': { weight: 3, note: (_, grade) => imageNote('smell', grade) },
  'imagery-taste': { weight: 3, note: (_, grade) => imageNote('taste', grade) },
  'imagery-touch': { weight: 3, note: (_, grade) => imageNote('feel', grade) },
  metaphor: { weight: 4, note: figureNote },
  personification: {
    weight: 3,
    note: (_, grade) =>
      byGrade(grade, {
        elementary: 'This may speak of a thing as if it were a person.',
        middle: 'This may speak of a thing as if it were a person, which is called personification.',
        high: 'This may be personification: a thing is given the act of a person. Ask which feeling the act brings with it.',
      }),
  },
  hyperbole: {
    weight: 3,
    note: (_, grade) =>
      byGrade(grade, {
        elementary: 'This may say more than is true. People do that when a feeling is strong.',
        middle: 'This may be said more strongly than is true. That is called hyperbole.',
        high: 'This may be hyperbole: it claims more than can be checked. Ask whose exaggeration it is.',
      }),
  },
}
