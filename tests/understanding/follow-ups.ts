import { writeExplanation, writeFollowUp } from '#close-reading'
import { says, withoutRuns, wordsOf } from './own-words.ts'
import { type Figures, type Part, readPart, readPassages, share } from './read-set.ts'

type Row = {
  id: string
  part: Part
  passage: string
  question: string
  message: string
  kind: 'right' | 'half' | 'wrong' | 'lost' | 'just-tell' | 'why' | 'new-question'
  must: string[][]
  must_not: string[]
}

/** Replies that use what the student said: their word, a quotation of the passage, and nothing that is wrong. */
export function scoreFollowUps(part: Part): Figures {
  const rows = judgeFollowUps(part)
  const ofKind = (...kinds: Row['kind'][]) => rows.filter(({ row }) => kinds.includes(row.kind))
  return {
    dialogues: rows.length,
    used: share(rows, ({ used }) => used),
    right_or_half_right: share(ofKind('right', 'half'), ({ used }) => used),
    wrong_idea: share(ofKind('wrong'), ({ used }) => used),
    lost_or_why: share(ofKind('lost', 'just-tell', 'why'), ({ used }) => used),
    new_question: share(ofKind('new-question'), ({ used }) => used),
  }
}

/** A message that is handed back whole was not used: so many of its words in a row do not count. */
const PARROTED = 5

/** Each dialogue with its reply; for a look at what fails. */
export function judgeFollowUps(part: Part) {
  const passages = readPassages()
  return readPart<Row>('follow-ups.jsonl', part).map((row) => {
    const passage = passages.get(row.passage)
    if (!passage) throw new Error(`${row.id}: there is no passage ${row.passage}`)
    const request = {
      gradeLevel: passage.level,
      contentType: passage.kind,
      passage: passage.text,
      question: row.question,
    }
    const { markdown } = writeExplanation(request)
    const reply = writeFollowUp({
      ...request,
      question: row.message,
      history: [
        { role: 'user', content: row.question },
        { role: 'assistant', content: markdown },
      ],
    }).markdown
    const quotations = (reply.match(/[“"][^”"]+[”"]/gu) ?? []).join(' ')
    const own = `${withoutRuns(reply.replace(/[“"][^”"]+[”"]/gu, ' … '), row.message, PARROTED)} ${quotations}`
    const used =
      row.must.every((group) => says(own, group)) && !says(reply, row.must_not) && quotes(reply, passage.text)
    return { row, reply, used }
  })
}

function quotes(reply: string, passage: string): boolean {
  const text = ` ${wordsOf(passage).join(' ')} `
  return [...reply.matchAll(/[“"]([^”"]+)[”"]/gu)].some((match) => {
    const quoted = wordsOf(match[1] ?? '').join(' ')
    return quoted !== '' && text.includes(` ${quoted} `)
  })
}
