const THANKS =
  /^(?:(?:ok|okay|oh|alright|great|cool|nice|wow|yes|ah) )*(?:thanks?|thx|ty|tysm|thankyou|thank you|thank u)(?: (?:you|u|so|very|much|a|lot|again|for|the|your|help|explaining|explanation|answer|that|this|it|helps|helped|me|understand|now|i|get|got|makes|sense))*$/u
const CONTENT_AFTER = /\b(?:but|what|why|how|who|when|where|which)\b/u
const TRANSLATE = /\b(?:translat\w*|traduc\w*|traducir|traduire)\b/u
const IN_LANGUAGE =
  /\b(?:in|into|en) (?:spanish|french|german|chinese|arabic|portuguese|vietnamese|tagalog|korean|russian|hindi|urdu|polish|italian|japanese|ukrainian|espanol|my language)(?: please)?$/u
/** "Why does he speak in French?" asks about the text. */
const ABOUT_TEXT = /^(?:why|what|how|who|when|where|which|is|are|was|were|does|do|did)\b/u

/**
 * The reply to a message that asks for nothing in the text: a thank-you, or a translation that a program without a model
 * can't make. Null for every other message. Such a reply is free of charge.
 */
export function answerCourtesy(message: string, canTranslate: boolean): string | null {
  const plain = message
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L} ]/gu, ' ')
    .split(/\s+/u, MOST_WORDS)
    .filter(Boolean)
    .join(' ')
  if (THANKS.test(plain) && !CONTENT_AFTER.test(plain))
    return 'You’re welcome. If something else in the text is unclear, you can ask about it here.'
  if (!canTranslate && !ABOUT_TEXT.test(plain) && (TRANSLATE.test(plain) || IN_LANGUAGE.test(plain)))
    return [
      'Tonewise can’t translate: without an AI model it writes English only.',
      'Your browser can translate this page, your text and the explanation. In most browsers you find *Translate* in the menu, or when you right-click the page.',
    ].join('\n\n')
  return null
}
const MOST_WORDS = 40
