import { type GradeLevel, levels } from '../../choices.ts'
import type { AnnotatedText } from '../annotated-text.ts'
import { lower } from '../answer/answer-about-figures.ts'
import { answerQuestion } from '../answer/answer-question.ts'
import { firstQuote, type NoteAnswer, type Source } from '../answer/notes.ts'
import { notesForCopy } from '../copy-notes.ts'
import { plainQuestion } from '../question/claim.ts'
import type { KnownQuestion } from '../question/known-questions.ts'
import { isInTable } from '../question/opposites.ts'
import { contentWords } from '../question/question-words.ts'
import { textIndexOf } from '../question/text-index.ts'
import { adaptQuotations, inQuotes, locatorsOf } from '../quote-copy.ts'
import { askAboutOther, onlyKnown } from './ask-about-other.ts'
import { type Conversation, priorQuestion } from './prior-answer.ts'

type Asked = {
  passage: string
  /** The first question, and what is asked now. */
  question: string
  followUp: { question: string; latestAnswer: string }
  gradeLevel: GradeLevel
  /** Whether an answer to a similar question will do, because no model can answer this one. */
  acceptsNearest: boolean
}

/** Words that are shown for one answer. */
const MOST_SHOWN = 3
/** What a screen puts before an answer to the check-in, which is no question. */
const CHECK_IN = /^my answer to the check in\b/u
const WHY =
  /^(?:(?:but|and|so) )?(?:why|y|how come|why not|why (?:is|was) (?:that|it|this)(?: so)?|(?:how|why) (?:do|can|did|would) (?:you|u|we|i) (?:know|think|say|tell)(?: (?:that|so|this|it))?|what makes you (?:think|say) (?:that|so|this|it)|prove it|evidence|(?:what|which|whats the|where is the|show me the|give me) ?(?:the )?(?:words?|evidence|proof|lines?|clues?|quotes?)(?: .{0,30})?|where does it say (?:that|so|this|it))$/u
const SIMPLER =
  /\blike (?:i am|im|i was|a|to a) ?(?:\w+ )?(?:\d+|five|six|seven|eight|nine|ten|kid|child|baby|year)\b|\b(?:simpler|simple|easier|easy|shorter|plain(?:er)?|basic) (?:words?|way|terms?|english|version|language)\b|\bsimpl(?:er|ify|y)\b|^(?:explain|say) (?:it|that|this)(?: again| better| more)?$|^(?:what|huh|i (?:still )?(?:dont|do not) (?:get|understand)(?: (?:it|that|this))?|im (?:still )?confused|what do you mean|what does that mean|too hard|eli5)$/u

/**
 * The answer to a follow-up question about a text of the library, in Markdown: the words that show the latest answer, the
 * same in plainer words, the same about somebody or something else, or the answer of the notes to a new question.
 *
 * @returns null where the notes have none
 */
export function writeLibraryFollowUp(whole: AnnotatedText, asked: Asked): string | null {
  const { passage, question, followUp, gradeLevel, acceptsNearest } = asked
  const { annotated, copy } = notesForCopy(whole, passage)
  const { version } = levels[gradeLevel]
  const source: Source = {
    annotated,
    version,
    quote: copy.quote,
    index: textIndexOf(annotated),
    copy: copy.text,
  }
  const conversation = { first: question, latest: followUp.latestAnswer }
  const prior = priorQuestion(conversation, source)
  const typed = plainQuestion(followUp.question)
  if (typed === '' || CHECK_IN.test(typed)) return null
  if (WHY.test(typed)) return prior && showWords(prior, source)
  if (SIMPLER.test(typed)) return prior && explainPlainly(prior, conversation, source)
  const idea = IDEA.exec(typed)
  const answer = idea
    ? onlyKnown(answerQuestion(`${idea[2]} ${idea[1]} ${idea[3]}`, source))
    : (askAboutOther(typed, prior, conversation, source) ?? answerQuestion(followUp.question, source))
  if (prior && !idea && (!answer || answer.isNearest) && refersTo(prior, typed))
    return [stateOf(prior, source), showWords(prior, source)].filter(Boolean).join('\n\n')
  if (!answer || (answer.isNearest && !acceptsNearest)) return null
  if (prior && conversation.latest.includes(answer.text))
    return `${answer.text}\n\n${showWords(prior, source)}`
  return render(answer, source)
}
/** "I think she is hurt": what somebody believes, which is asked as a question. */
const IDEA =
  /^(?:i (?:think|guess|believe|feel like)|maybe|probably|its because|because) (?:that )?(.{1,60}?) (is|are|was|were) (.{1,80})$/u

/** Whether a message asks about the prior answer itself: beside "it" and "he" it has no words but those, or ones of its kind. */
function refersTo({ asks, answer }: KnownQuestion, typed: string): boolean {
  return [...contentWords(typed)].every((word) => asks.has(word) || answer.has(word) || isInTable(word))
}

function stateOf({ question }: KnownQuestion, { version, quote }: Source): string {
  return adaptQuotations(question[version], quote)
}

/** The answer with words that show it, and the note that names a similar question. */
function render(answer: NoteAnswer, source: Source): string {
  const words = answer.text.includes('“')
    ? null
    : firstQuote(locatorsOf({ clues: [...answer.clues] }, source.annotated), null, source)
  return [
    answer.text,
    words ? `The words that show it: ${inQuotes(words)}.` : '',
    answer.note ? `*${answer.note}*` : '',
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** The words that the prior answer stands on, each with what it means, and how to find such words oneself. */
function showWords({ question }: KnownQuestion, { annotated, version, quote }: Source): string {
  const adapt = (prose: string) => adaptQuotations(prose, quote)
  const marks = annotated.marks
    .filter(({ id }) => question.clues?.includes(id))
    .flatMap(({ at, says, means }) => {
      const words = at.map(quote).find((one) => one !== null)
      return words ? [`- ${inQuotes(words)}. It says: ${adapt(says)} It means: ${adapt(means[version])}`] : []
    })
  const others = (question.at ?? []).flatMap((locator) => {
    const words = quote(locator)
    return words ? [`- ${inQuotes(words)}`] : []
  })
  const shown = [...marks, ...others].slice(0, MOST_SHOWN).join('\n')
  const step = adapt(question.step)
  return [
    shown && `These words of the text show it:\n\n${shown}`,
    step && `To find it yourself: ${lower(step)}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** The prior answer in its plain version, and the words it stands on where that version was given already. */
function explainPlainly(prior: KnownQuestion, { latest }: Conversation, source: Source): string {
  const plain: Source = { ...source, version: 'plain' }
  const text = stateOf(prior, plain)
  const words = latest.includes(text) ? showWords(prior, plain) : ''
  return [`In plain words: ${text}`, words].filter(Boolean).join('\n\n')
}
