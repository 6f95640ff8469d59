import { type Intent, intentAlone } from '#close-reading'

/** The intent of a question. "How do you know" asks for evidence, and not for what a person in the text knows. */
export function intentOf(question: string): Intent {
  if (!HOW_DO_YOU_KNOW.test(question)) return intentAlone(question)
  const intent = intentAlone(question.replace(HOW_DO_YOU_KNOW, ''))
  return intent === 'feeling' || intent === 'attitude' || LIKES.test(question) ? 'feeling' : 'evidence'
}
export const HOW_DO_YOU_KNOW = /\bhow (?:do|can|did|could) (?:you|u|we|i|readers?) know\b/u
const LIKES = /\b(?:likes?|loves?|hates?|feels?|happy|sad|mad|angry|scared|afraid)\b/u
