import type { GradeLevel } from '../explanation/grade-band.ts'
import type { FindingFacts } from './finding-facts.ts'
import { byGrade } from './phrasing.ts'

/** What a turn, or a difference between outside and inside, shows. */
export function contrastNote(facts: FindingFacts, grade: GradeLevel): string {
  if (facts.kind === 'outside and inside' || facts.kind === 'mask')
    return byGrade(grade, {
      elementary: 'The part before tells what can be seen. This part may tell what is felt inside.',
      middle:
        'The part before tells what others can see. This part may tell what is felt inside. The two may differ.',
      high: 'The surface comes first and the inner state may follow here. The two do not have to agree.',
      college:
        'Surface and inner state are set against each other here. The order gives the last word to the part that is not seen.',
    })
  return byGrade(grade, {
    elementary: 'Here the text turns. This part is not the same as the part before.',
    middle: 'Here the text sets one idea against another. Look at what changes after the turn.',
    high: 'The turn sets two ideas against each other. This second idea limits or corrects the first.',
    college:
      'The turn is part of the argument: what follows it qualifies what came before, and the weight usually falls here.',
  })
}

/** What a word that judges while it names shows, with a plainer word when there is one. */
export function loadedNote(facts: FindingFacts, grade: GradeLevel): string {
  const plainer = facts.plainer ? ` In plainer words: ${facts.plainer}.` : ''
  return byGrade(grade, {
    elementary: `This word has a strong feeling in it.${plainer}`,
    middle: `This is a loaded word: it carries a feeling as well as a meaning.${plainer}`,
    high: `This loaded word judges while it names.${plainer} The difference between the two is the attitude.`,
  })
}

/** "dreadful": what something is like in the eyes of someone. */
export function judgingNote({ describes }: FindingFacts, grade: GradeLevel): string {
  const what = describes === '' ? 'something' : `the ${describes}`
  return byGrade(grade, {
    elementary: `This word says that ${what} is very bad. It does not say that someone is scared.`,
    middle: `This word judges: it says that ${what} is very bad. It does not have to mean fear.`,
    high: `This word judges: it calls ${what} very bad and names no feeling. Ask who judges.`,
  })
}

export function opinionNote(_: FindingFacts, grade: GradeLevel): string {
  return byGrade(grade, {
    elementary: 'This tells what the writer thinks. Other people may think something else.',
    middle: 'This is an opinion: a judgment that others may not share.',
    high: 'This states a judgment and not a fact. It shows the stance of the writer.',
  })
}

export function adviceNote(_: FindingFacts, grade: GradeLevel): string {
  return byGrade(grade, {
    elementary: 'This tells people what to do.',
    middle: 'This tells people what to do. It is a sign that the writer wants to change something.',
    high: 'This directs the reader to act. It points to persuasion as a purpose.',
  })
}

/** What a detail for one of the senses does. */
export function imageNote(verb: string, grade: GradeLevel): string {
  return byGrade(grade, {
    elementary: `This helps you ${verb} what is there.`,
    middle: `This is a sense detail. It helps the reader ${verb} the scene.`,
    high: `This image works on the senses: the reader can ${verb} the scene before any feeling is named.`,
  })
}

/** A careful word, or one that only makes the words next to it weaker. */
export function hedgeNote({ does }: FindingFacts, grade: GradeLevel): string {
  if (does === 'degree') return 'This makes the words next to it a little weaker.'
  return byGrade(grade, {
    elementary: 'This word shows that the one who says it is not fully sure.',
    middle: 'This is careful wording. The one who says it does not claim to be fully sure.',
    high: 'This hedge, a careful wording, limits the claim. It leaves room for doubt.',
  })
}

/** A word of certainty, or one that only makes the words next to it stronger. */
export function boosterNote({ does }: FindingFacts, grade: GradeLevel): string {
  if (does === 'degree') return 'This makes the words next to it stronger.'
  return byGrade(grade, {
    elementary: 'This makes the words stronger. The one who says it sounds very sure.',
    middle: 'This wording makes the claim stronger. The one who says it sounds sure of it.',
    high: 'This booster, a word that adds certainty, leaves little room for doubt.',
  })
}
