import { buildDoc } from '#close-reading'
import { foldQuotable } from '../../close-reading/prose/fold-quotable.ts'
import { deviceAsked } from '../../close-reading/question/device-asked.ts'
import { namesAsked } from '../../close-reading/question/names-asked.ts'
import { type Query, understandQuestion } from '../../close-reading/question/understand-question.ts'
import { readScene } from '../../close-reading/scene/read-scene.ts'
import { wordsOf } from './own-words.ts'
import { type Figures, type Part, readPart, readPassages, share } from './read-set.ts'

type Row = {
  id: string
  part: Part
  passage: string
  question: string
  /** What the question asks for; more than one where teachers would differ. */
  intents: string[]
  /** The people it may be said to ask about, as the passage or the question names them. */
  person?: string[]
  words?: string
  device?: string
}

/** Questions as students type them: what they ask for, and about whom, which words and which device. */
export function scoreUsualQuestions(part: Part): Figures {
  const rows = judgeQuestions(part)
  return {
    questions: rows.length,
    understood: share(rows, ({ intent, about }) => intent && about),
    intent: share(rows, ({ intent }) => intent),
    about: share(rows, ({ about }) => about),
  }
}

/** Each question with what was understood; for a look at what fails. */
export function judgeQuestions(part: Part) {
  const passages = readPassages()
  return readPart<Row>('usual-questions.jsonl', part).map((row) => {
    const passage = passages.get(row.passage)
    if (!passage) throw new Error(`${row.id}: there is no passage ${row.passage}`)
    const asked = namesAsked(buildDoc(row.question, 'fiction'))
    const scene = readScene(buildDoc(passage.text, passage.kind), asked)
    const query = understandQuestion(row.question, scene, foldQuotable(passage.text))
    const names = query.people.map((number) => scene.cast.people[number]?.name ?? '')
    const about =
      isPersonRight(row, names) && areWordsRight(row, query, passage.text) && isDeviceRight(row, query)
    return { row, query, names, intent: row.intents.includes(query.intent), about }
  })
}

function isPersonRight({ person }: Row, names: readonly string[]): boolean {
  const [first = ''] = names
  return !person || person.some((one) => wordsOf(first).includes(one.toLowerCase()))
}

/** The words asked about, or at least half of them and nothing twice as long. */
function areWordsRight({ words }: Row, { phrase }: Query, text: string): boolean {
  if (!words) return true
  if (!phrase) return false
  const wanted = wordsOf(words)
  const found = wordsOf(text.slice(phrase.start, phrase.end))
  const shared = wanted.filter((word) => found.includes(word)).length
  return shared * 2 >= wanted.length && found.length <= wanted.length * 2
}

function isDeviceRight({ device }: Row, query: Query): boolean {
  return !device || query.device === deviceAsked(device)
}
