import { overlaps } from '../doc/overlaps.ts'
import { describeLocation } from '../explanation/describe-location.ts'
import { byGrade, capitalize, numberOf } from '../explanation/phrasing.ts'
import { quoteWords } from '../explanation/quote-words.ts'
import { type GradeLevel, levels } from '../levels.ts'
import type { Query } from '../question/understand-question.ts'
import type { CloseReading } from '../read-closely.ts'
import type { Scene } from '../scene/read-scene.ts'
import type { FeelingClue } from '../understand/feeling-clue.ts'
import type { Moment } from '../understand/moments.ts'
import names from '../wording/clue-names.json' with { type: 'json' }
import { fill } from '../wording/fill.ts'
import wording from '../wording/interpret.json' with { type: 'json' }
import { clueOfFinding } from './clues-of-findings.ts'
import { type Candidate, firstPart, fromMoments } from './clues-of-moments.ts'
import type { InterpretedClue } from './interpretation.ts'
import { joyfulExclamations } from './joyful-exclamations.ts'
import { smallWords } from './small-words.ts'

/** The clues of a passage that say what they mean; none where nothing could be said. */
export function findClues(
  reading: CloseReading,
  scene: Scene,
  query: Query,
  feelings: readonly FeelingClue[],
  moments: readonly Moment[],
  grade: GradeLevel,
): InterpretedClue[] {
  const all = [
    ...fromFeelings(scene, feelings, grade),
    ...fromMoments(reading, scene, query, moments),
    ...smallWords(scene),
    ...joyfulExclamations(scene),
    ...reading.findings.flatMap((one) => clueOfFinding(one, reading, query.device)),
  ]
  for (const one of all) {
    if (query.phrase && overlaps(one, query.phrase)) one.weight += 4
    one.weight += one.group === query.device ? 6 : 0
  }
  const most = levels[grade].interpretation
  const chosen: (Candidate & { quote: string })[] = []
  for (const one of all.sort((a, b) => b.weight - a.weight || a.start - b.start)) {
    if (chosen.length >= most.clues || one.weight <= 0) break
    if (chosen.some((other) => overlaps(other, one) || (one.means !== '' && other.means === one.means)))
      continue
    if (
      chosen.filter((other) => other.group === one.group).length >=
      (one.group === 'feeling' ? 3 : one.group === 'moment' ? 2 : 1)
    )
      continue
    const quote = quoteWords(reading.text, firstPart(reading, one), most.quotation)
    if (quote) chosen.push({ ...one, quote })
  }
  return chosen
    .sort((a, b) => a.start - b.start)
    .map(({ start, end, kind, name, means, quote }, i) => ({
      number: i + 1,
      start,
      end,
      kind,
      name,
      quote,
      means,
      place: describeLocation(reading.doc, { start, end: Math.min(end, start + quote.length) }),
    }))
}

function fromFeelings(scene: Scene, feelings: readonly FeelingClue[], grade: GradeLevel): Candidate[] {
  return feelings.flatMap((one): Candidate[] => {
    const person = scene.cast.people[one.person]
    const word = one.words[0]
    if (
      !person ||
      !word ||
      one.valence === 0 ||
      (one.from !== 'named' && one.from !== 'said' && one.weight < 1.3)
    )
      return []
    const name = capitalize(person.name)
    const number = numberOf(person)
    const base = { start: one.start, end: one.end, group: 'feeling', weight: one.weight + 1 }
    if (one.from === 'named')
      return [
        {
          ...base,
          kind: 'word',
          name: names.feeling,
          means: fill(byGrade(grade, wording.clues.named[number]), { name, word }),
        },
      ]
    if (one.from === 'said' || one.from === 'seems')
      return [
        {
          ...base,
          kind: 'word',
          name: names.feeling,
          means: fill(wording.clues.outside[one.from][number], { name }),
        },
      ]
    return [{ ...base, kind: 'act', name: names.act, means: one.plain }]
  })
}
