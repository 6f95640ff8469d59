import { type GradeLevel, levels } from '../choices/levels.ts'
import { overlaps, type Span } from '../doc/span.ts'
import { spanOf } from '../doc/tokens.ts'
import type { CloseReading } from '../findings/read-closely.ts'
import type { ExactLine } from '../fork/exact-line.ts'
import { describeLocation } from '../phrasing/describe-location.ts'
import type { InterpretedClue } from '../phrasing/interpretation.ts'
import { byGrade, capitalize, joinWords, numberOf } from '../phrasing/phrasing.ts'
import { quoteWords } from '../phrasing/quote-words.ts'
import { wordsOf } from '../prose/split-prose.ts'
import type { Query } from '../question/understand-question.ts'
import type { Scene } from '../scene/read-scene.ts'
import type { FeelingClue } from '../understand/feeling-clue.ts'
import { signsIn } from '../understand/line-signs.ts'
import { isNamedSpeaker } from '../understand/named-speaker.ts'
import { isFeelingWord } from '../vocabulary/feeling-list.ts'
import names from '../wording/clue-names.json' with { type: 'json' }
import { fill } from '../wording/fill.ts'
import wording from '../wording/interpret.json' with { type: 'json' }
import { type Candidate, firstPart } from './candidate.ts'
import { clueOfFinding } from './clues-of-findings.ts'
import { smallWords } from './small-words.ts'

/** What is looked at for clues: the feelings that are surely somebody's, the lines of a fork, and the words that an answer quotes. */
export type ClueSource = {
  reading: CloseReading
  scene: Scene
  query: Query
  feelings: readonly FeelingClue[]
  lines: readonly ExactLine[]
  answer: readonly Span[]
  grade: GradeLevel
}

/** The clues of a passage that say what they mean; none where nothing could be said. */
export function findClues(from: ClueSource): InterpretedClue[] {
  const { reading, scene, query, feelings, lines, answer, grade } = from
  const all = [
    ...fromFeelings(scene, query, feelings, grade),
    ...(OF_FEELINGS.has(query.intent) ? otherFeelingWords(scene, feelings) : []),
    ...smallWords(scene).filter((word) => lines.some((line) => overlaps(word, line))),
    ...signsOfLines(scene, lines),
    ...reading.findings.flatMap((one) => clueOfFinding(one, reading, query.device)),
  ]
  for (const one of all) {
    if (query.phrase && overlaps(one, query.phrase)) one.weight += 4
    one.weight += one.group === query.device ? 6 : 0
  }
  const isFree = (line: Span) => !all.some((one) => one.weight >= SAYS_MORE && overlaps(one, line))
  all.push(...answer.filter(isFree).map((line) => ({ ...line, ...ANSWER })))
  const most = levels[grade].interpretation
  const chosen: (Candidate & { quote: string })[] = []
  for (const one of all.sort((a, b) => b.weight - a.weight || a.start - b.start)) {
    if (chosen.length >= most.clues || one.weight <= 0) break
    if (chosen.some((other) => overlaps(other, one) || other.means === one.means)) continue
    if (chosen.filter((other) => other.group === one.group).length >= (MANY.has(one.group) ? 3 : 1)) continue
    const quote = one.isWhole
      ? quoteWords(reading.text, one, LONGEST_LINE)
      : quoteWords(reading.text, firstPart(reading, one), most.quotation)
    if (quote) chosen.push({ ...one, quote })
  }
  const { phrase } = query
  const asked = phrase && quoteWords(reading.text, phrase, LONGEST_LINE)
  if (chosen.length === 0 && asked && wordsOf(asked).length <= LONGEST_ASKED)
    chosen.push({ ...phrase, ...ASKED, quote: asked })
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

/** Groups of which each clue says something of its own. */
const MANY = new Set(['feeling', 'rhyme'])

function fromFeelings(
  scene: Scene,
  query: Query,
  feelings: readonly FeelingClue[],
  grade: GradeLevel,
): Candidate[] {
  return feelings.flatMap((one): Candidate[] => {
    const person = scene.cast.people[one.person]
    const said = scene.utterances.find((words) => overlaps(words, one))
    if (!person || (one.from === 'said' && !(said && isNamedSpeaker(scene, said)))) return []
    const number = numberOf(person)
    const { start, end } = one.from === 'named' ? one : one.says
    const asIs = one.from === 'said' || one.from === 'named'
    const name = asIs ? capitalize(person.name) : person.name
    const weight = one.weight + (one.person === query.people[0] && query.sure ? 3 : 1)
    const base = { start, end, group: 'feeling', weight }
    const means =
      one.from === 'named'
        ? fill(byGrade(grade, wording.clues.named[number]), { name, word: joinWords(one.words) })
        : fill(wording.clues.outside[one.from][number], { name })
    return [{ ...base, kind: 'word', name: names.feeling, means }]
  })
}

/** What the lines that bear on the question can show, by the table of signs. */
function signsOfLines(scene: Scene, lines: readonly ExactLine[]): Candidate[] {
  return lines.flatMap(({ start, end, quote }): Candidate[] => {
    if (wordsOf(quote).length > LONGEST_LINE) return []
    const [sign] = signsIn(scene, { start, end })
    // Words in quotation marks would be taken for words of the passage.
    if (!sign || /[“"]/u.test(sign.often + sign.otherwise)) return []
    const means = `${sign.often} ${sign.otherwise}`
    return [
      {
        start,
        end,
        kind: sign.kind ? 'punct' : 'act',
        name: sign.name,
        means,
        weight: 2.5,
        group: sign.name,
        isWhole: true,
      },
    ]
  })
}

/** Questions that a word for a feeling helps to answer, whoever feels it. */
const OF_FEELINGS: ReadonlySet<string> = new Set([
  'feeling',
  'tone',
  'attitude',
  'change',
  'sincerity',
  'truth',
])

/** Words that name a feeling, where the text does not say plainly whose it is; in speech "sorry" and "glad to" need not. */
function otherFeelingWords({ doc }: Scene, feelings: readonly FeelingClue[]): Candidate[] {
  const found: Candidate[] = []
  for (let i = 0; i < doc.count && found.length < MOST_OTHER; i++) {
    const span = spanOf(doc, i)
    if (doc.quoted[i] || !isFeelingWord(doc.folded[i] as string)) continue
    if (feelings.some(({ says }) => overlaps(says, span))) continue
    found.push({
      ...span,
      kind: 'word',
      name: names.feeling,
      means: wording.clues.word,
      weight: 0.6,
      group: 'word',
    })
  }
  return found
}

const MOST_OTHER = 4
/** A clue of this weight says more of its words than that the answer rests on them. */
const SAYS_MORE = 4
const ANSWER = {
  kind: 'word',
  name: names.answer,
  means: wording.clues.answer,
  weight: 6,
  group: 'answer',
  isWhole: true,
} as const
const LONGEST_LINE = 12
const LONGEST_ASKED = 8
const ASKED = {
  kind: 'word',
  name: names.asked,
  means: wording.clues.asked,
  weight: 0,
  group: 'asked',
} as const
