import { type Intent, intentAlone } from '#close-reading'

/** "How do you know" asks the reader for the words that show it, and not what a person of the text knows. */
export function intentOf(question: string): Intent {
  if (!READER_KNOWS.test(question)) return intentAlone(question)
  const intent = intentAlone(question.replace(READER_KNOWS, ''))
  return intent === 'feeling' || intent === 'attitude' || LIKES.test(question) ? 'feeling' : 'evidence'
}
export const READER_KNOWS = /\bhow (?:do|can|did|could) (?:you|u|we|i|readers?) know\b/u
const LIKES = /\b(?:likes?|loves?|hates?|feels?|happy|sad|mad|angry|scared|afraid)\b/u

/** "Is he mad", "does she mean it". */
export function asksYesOrNo(question: string): boolean {
  return /^(?:so |and |but |ok )?(?:is|are|was|were|am|do|does|did|has|have|had|can|could|will|would|should|isnt|doesnt|didnt)\b/u.test(
    question.toLowerCase().replace(/['’]/gu, '').trim(),
  )
}
