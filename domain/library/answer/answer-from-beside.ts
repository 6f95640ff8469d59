import { asksYesOrNo } from '../question/claim.ts'
import { namesOf } from '../question/people-asked.ts'
import { contentWords } from '../question/question-words.ts'
import { adaptQuotations } from '../quote-copy.ts'
import { describeAsked, listPeople } from './answer-about-people.ts'
import type { Asked } from './answer-about-topic.ts'
import type { NoteAnswer, Source } from './notes.ts'

/**
 * The answer from the notes beside the written questions: what came before the text, its people, what is easily misread,
 * and what the text does not say. Null where they hold nothing of what is asked.
 */
export function answerFromBeside(asked: Asked, source: Source): NoteAnswer | null {
  const { question, others } = asked
  const { annotated, version, quote } = source
  const adapt = (text: string) => adaptQuotations(text, quote)
  if (annotated.before && BEFORE.test(question) && others.every((word) => BEFORE_WORDS.has(word)))
    return { text: adapt(annotated.before[version]), clues: [] }
  if (MISREAD.test(question)) return describeMisread(source)
  if (PEOPLE.test(question) && others.every((word) => PEOPLE_WORDS.has(word))) return listPeople(source)
  return describeAsked(asked, source) ?? answerMisread(asked, source) ?? answerUnsaid(asked, source)
}

/** A line on what the text does not say, where that is most of what is asked; "whether" alone answers yes or no. */
function answerUnsaid({ question, others }: Asked, { annotated, quote }: Source): NoteAnswer | null {
  const names = namesOf(annotated)
  const line = annotated.unsaid.find((one) => {
    if (asksYesOrNo(question) && !/\b(?:if|whether)\b/u.test(one)) return false
    const words = [...contentWords(one)].filter((word) => !names.has(word))
    return others.length * 2 >= words.length && others.every((word) => words.includes(word))
  })
  return line && others.length > 0 ? { text: adaptQuotations(line, quote), clues: [] } : null
}

const BEFORE = /\b(?:before|background|context|earlier|so far|backstory|previously)\b|\bneed to know\b/u
const BEFORE_WORDS = new Set(
  'before background context earlier far backstory previous previously know need begin'.split(' '),
)
const MISREAD = /\b(?:misread|misunderst\w+|mistake|get wrong|confus\w+ about|easy to miss)\b/u
const PEOPLE =
  /\b(?:who (?:is|are|was|were) (?:all |in |the people|the characters|they|(?:he|she|they) (?:talking|speaking))|whos in|characters|main character|people in|(?:talking|speaking) to)\b/u
const PEOPLE_WORDS = new Set('character people person main speak important'.split(' '))

/** What a literal reader may take from the text, each with what shows otherwise. */
function describeMisread({ annotated, version, quote }: Source): NoteAnswer {
  const notes = annotated.misread.map((one) =>
    adaptQuotations(`A quick reader may think: ${one.reads} ${one[version]}`, quote),
  )
  return {
    text: notes.filter(Boolean).join(' '),
    clues: annotated.misread.flatMap(({ clues = [] }) => clues),
  }
}

/** The note on a misreading, where a yes-or-no question asks for just that. */
function answerMisread(
  { question, others, people }: Asked,
  { annotated, version, quote }: Source,
): NoteAnswer | null {
  if (!asksYesOrNo(question) || others.length === 0) return null
  const found = annotated.misread.find(({ reads }) => {
    const words = contentWords(reads)
    const named = people.every(({ name }) => [...contentWords(name)].some((word) => words.has(word)))
    return named && others.every((word) => words.has(word))
  })
  if (!found) return null
  const text = adaptQuotations(found[version], quote)
  return text ? { text, clues: found.clues ?? [] } : null
}
