import type { Doc } from '../../doc/doc.ts'
import { isClauseMark, isWord, spanOf } from '../../doc/tokens.ts'
import { wordSet } from '../../lexicons/words-of.ts'
import { little } from '../../vocabulary/little-words.ts'
import wording from '../../wording/devices/rhetorical-question.json' with { type: 'json' }
import type { Certainty, Detector, Found } from '../detector.ts'

/** A question that may not want an answer. */
export type RhetoricalQuestionData = { meaning: string }
type RhetoricalQuestionFinding = Found<'rhetorical-question', RhetoricalQuestionData>

/** Openings of questions that seldom want an answer; two words each. */
const rhetoricalOpenings = new Set([
  'how can',
  'how could',
  'how should',
  'how dare',
  'how shall',
  'who could',
  'who can',
  'who would',
  'who knows',
  'who cares',
  'who shall',
  'what could',
  'what can',
  'what use',
  'what if',
  'what else',
  'what though',
  'why should',
  'why must',
  'why bother',
  'why would',
  'is it',
  "isn't it",
  "isn't that",
  "don't you",
  "wouldn't you",
  "can't you",
  "couldn't we",
  'shall i',
  'shall we',
  'must i',
  'must we',
  'can it',
  'could it',
  'when can',
  'when shall',
  'when will',
  'where is',
  'where are',
  'and what',
  'but what',
  'and who',
  'and how',
  'but how',
  'are we',
  'do we',
  'have we',
  'what good',
  'what matter',
  'what the',
])
/** How many tokens before a question mark are looked at. */
const LONGEST = 80

const questionWords = wordSet(little.questions)
const verbs = wordSet(
  little.be,
  little.do,
  little.have,
  little.modals,
  little.denials,
  little.oldHelpers,
  'dare',
)

/** Does a question word lead at this token, "and" and the like left aside? A verb leads only after a strong mark. */
function opensQuestion(doc: Doc, first: number, strong: boolean): boolean {
  const lead = conjunctions.has(doc.folded[first] ?? '') ? first + 1 : first
  const word = doc.folded[lead] ?? ''
  return questionWords.has(word) || (strong && verbs.has(word))
}

/**
 * Back from the mark to where the question opens: after a strong mark if a question word stands there, else at
 * the first question word of the sentence that opens a clause or a line, else where the sentence opens.
 */
function openingOf(doc: Doc, mark: number): number {
  let first = mark
  let led = -1
  while (first > 0 && mark - first < LONGEST && doc.sentenceOf[first - 1] === doc.sentenceOf[mark]) {
    const before = doc.folded[first - 1] ?? ''
    if (/^[.!?]/.test(before)) break
    if (before === ',' && mark - first < 4 && (doc.folded[first] ?? '').endsWith("n't")) return first
    const strong = before === '‘' || (before !== ',' && isClauseMark(before))
    if (strong && opensQuestion(doc, first, true)) return first
    if ((before === ',' || doc.lineOf[first - 1] !== doc.lineOf[first]) && opensQuestion(doc, first, false))
      led = first
    first--
  }
  return led < 0 || opensQuestion(doc, first, true) ? first : led
}

const conjunctions = new Set(['and', 'but', 'or', 'so', 'then', 'oh', 'o'])

function hasRhetoricalOpening(doc: Doc, first: number, mark: number): boolean {
  for (let i = first; i + 1 < mark; i++) {
    if (rhetoricalOpenings.has(`${doc.folded[i]} ${doc.folded[i + 1]}`)) return true
    if (doc.folded[i] === 'use' && doc.folded[i + 1] === 'of') return true
  }
  return false
}

function certaintyOf(doc: Doc, first: number, mark: number): Certainty | undefined {
  const cue = hasRhetoricalOpening(doc, first, mark)
  const spoken = doc.quoted[mark] === 1 && !doc.isVerse
  if (spoken) return cue ? 'possible' : undefined
  return cue ? 'likely' : 'possible'
}

/** Questions asked for effect: those of the narrator or poet, and those of a speaker with a telling wording. */
export const rhetoricalQuestion: Detector<RhetoricalQuestionFinding> = {
  name: 'rhetorical-question',
  *run(doc) {
    for (let i = 0; i < doc.count; i++) {
      if (isWord(doc, i) || !(doc.folded[i] ?? '').startsWith('?')) continue
      let first = openingOf(doc, i)
      while (first < i && !isWord(doc, first)) first++
      const certainty = first < i ? certaintyOf(doc, first, i) : undefined
      if (!certainty) continue
      const span = spanOf(doc, first, i + 1)
      const data: RhetoricalQuestionData = { meaning: wording.meaning }
      yield { type: 'rhetorical-question', cue: 'punctuation', ...span, certainty, evidence: [span], data }
    }
  },
}
