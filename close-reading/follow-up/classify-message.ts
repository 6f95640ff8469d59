import { isLost } from '../question/intents.ts'

/** What a student's message does: asks to be told, says they are lost, asks why, offers an idea, or asks something new. */
export type MessageIntent = 'answer' | 'lost' | 'why' | 'idea' | 'question'

const ASKS_FOR_ANSWER =
  /\bjust (?:tell|say|give|show|answer)\b|\b(?:tell|give|whats|what is) (?:me )?the answer\b|\bgive up\b/u
const WHY =
  /^(?:why|how come|how so|why not|why though|why (?:is|was) (?:that|it)(?: so)?|(?:how|why) (?:do|can|did|would) (?:you|we|i) (?:know|think|say|tell)(?: (?:that|so|this|it))?|what makes you (?:think|say) (?:that|so|this|it))$/u
const HARD = /^(?:this|it|that) is (?:too |so |very )?(?:hard|difficult|confusing)(?: for me)?$/u
const ASKING =
  /^(?:what|whats|why|how|who|whos|whom|whose|when|where|which|is|are|was|were|do|does|did|can|could|will|would|should|tell|explain|show|give|help|find|compare|define|describe|say|write|please)\b/u
/** Words that begin a message and say nothing yet: "Ok. And ...". */
const OPENING = /^(?:ok|okay|and|but|so|well|um|uh|hm|hmm|oh|sorry|hey|hi|then|also)\b[ ,.!;:]*/iu
const MOST_OPENINGS = 4

/** A message without the small words that open it. */
export function withoutOpening(message: string): string {
  let rest = message.trim()
  for (let i = 0; i < MOST_OPENINGS; i++) {
    const shorter = rest.replace(OPENING, '')
    if (shorter === '') break
    rest = shorter
  }
  return rest
}

/** What a message does. An idea needs something before it that it may be an idea about. */
export function classifyMessage(message: string, answered: boolean): MessageIntent {
  const said = withoutOpening(message).toLowerCase().replace(/['’]/gu, '').trim()
  const bare = said
    .replace(/[^\p{L} ]/gu, ' ')
    .replace(/ +/gu, ' ')
    .trim()
  if (
    ASKS_FOR_ANSWER.test(said) ||
    /^(?:please )?(?:can|could) you (?:please )?(?:just )?(?:say|tell) (?:it|me)(?: please)?$/u.test(bare)
  )
    return 'answer'
  const parts = said.split(/[.!?;,]+/u).map((part) => part.trim())
  if (
    isLost(said) ||
    parts.filter(Boolean).some((part) => HARD.test(part) || (part !== 'what' && isLost(part)))
  )
    return 'lost'
  if (WHY.test(bare)) return 'why'
  return answered && !said.endsWith('?') && !ASKING.test(said) && !asksAboutWords(said) ? 'idea' : 'question'
}

/** "I don't get what the rain has to do with it": a question about these words. */
function asksAboutWords(said: string): boolean {
  return /^i (?:still )?(?:dont|do not|didnt|cant) (?:get|understand|see)\b/u.test(said)
}
