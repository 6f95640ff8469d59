import type { AnnotatedText, Version } from '#domain/library/annotated-text'
import { asksYesOrNo, plainQuestion } from '#domain/library/question/claim'
import { sentencesOf } from '#domain/library/quote-copy'
import { withoutQuotations, wordsOf } from './measure-prose.ts'
import type { Sheet } from './sheet.ts'

const versions: readonly Version[] = ['plain', 'full']
const LONGEST_OPENING = 20
/** Fewer words are no sentence. */
const SHORTEST_OPENING: Record<Version, number> = { plain: 2, full: 3 }

/** Openings that answer yes or no, or half of it, and state nothing: "Yes", "Partly", "He does." */
const ANSWERS =
  /^\W*(?:Yes|No|Nope|Probably|Perhaps|Partly|Maybe|Not|Both|Neither|Almost|In part|Hardly|Likely|Possibly|Possible|Sometimes|(?:He|She|They|It|We|You|I|The \w+) (?:does|do|is|are|did|was|has|had|were|can|could|may|might|should|would)(?:n[’']t| not)?[.,;])(?![\w’'])/u
/** "No one", "Both girls" and "Neither line" begin a sentence of their own. */
const STATES = /^(?:No one\b|(?:Both|Neither) [\p{L}“])/u
const MORE_THAN_YES = /^(?:why|what|whats|how|hows|who|whos|whom|whose|where|when|which)\b/u

/**
 * Yes and no are composed from the signs of the wordings: each yes-or-no question has one, no other question has, and an
 * answer opens with the whole sentence that it is the sign of. No two questions share a wording.
 */
export function checkSigns({ questions }: AnnotatedText, sheet: Sheet): void {
  const known = new Map<string, string>()
  for (const [at, question] of questions.entries()) {
    const where = `question ${at + 1}`
    for (const { words, sign } of question.ask) {
      const plain = plainQuestion(words)
      if (/^[-+?]/u.test(words)) sheet.bad(where, `has a sign without a space after it: ${words}`)
      if (asksYesOrNo(words) && !sign && !isQuotation(plain, sheet))
        sheet.bad(where, `needs +, - or ? before what asks for yes or no: ${words}`)
      if (MORE_THAN_YES.test(plain) && sign)
        sheet.bad(where, `has a sign that its question word forbids: ${words}`)
      const other = known.get(plain)
      if (other && other !== where) sheet.bad(where, `has a wording of ${other}: ${words}`)
      known.set(plain, where)
    }
    if (question.holds && !question.ask.some(({ sign }) => sign === '+' || sign === '-'))
      sheet.bad(where, 'probably holds, but no wording has + or -')
    for (const version of versions) checkOpening(`${where}.${version}`, question[version], version, sheet)
  }
}

/** "Do your duty", "was dead effect": words of the text, or a quotation with what is asked about it. */
function isQuotation(plain: string, { flat }: Sheet): boolean {
  return ABOUT_WORDS.test(plain) || ` ${plainQuestion(flat)} `.includes(` ${plain} `)
}
const ABOUT_WORDS = /\b(?:effect|meaning)$|\b(?:what|why|how) (?:is|are|does|do|did)\b/u

function checkOpening(where: string, text: string, version: Version, { bad }: Sheet): void {
  const [first = ''] = sentencesOf(text)
  const own = wordsOf(withoutQuotations(first)).length
  if (ANSWERS.test(first) && !STATES.test(first)) bad(where, `opens with yes, no or a stub: ${first}`)
  if (wordsOf(first).length < SHORTEST_OPENING[version]) bad(where, `opens with no whole sentence: ${first}`)
  if (version === 'full' && own > LONGEST_OPENING)
    bad(where, `opens with ${own} words, at most ${LONGEST_OPENING}: ${first}`)
}
