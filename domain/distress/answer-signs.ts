/** What would be, not what is: "if i were him", "i would". */
export const supposes =
  /\b(?:if (?:i|that|it|this|we|he|she|someone|a|my) (?:were?|was|had|have|could|ever|did)|id|i could|i might|i wouldnt|we would|would make me)\b/

const task =
  '(?:homework|book|poem|essay|class|teacher|quiz|story|shakespeare|question|assignment|test|page|words?|chapter|worksheet|math|english|ending|sonnet|app|font|part)'
/** What everybody says of homework, of a joke and of an ending. */
export const exaggerates = new RegExp(
  [
    '\\b(?:im|i am|am) (?:so )?(?:dead|dying|screaming|crying|deceased|weak|sobbing|shaking|unwell|done with (?:this|that|the|these)|never recovering|bored|going to (?:jump|kill whoever|scream|explode|lose it|throw))\\b',
    '\\b(?:kill|shoot|bury|end|slay|save|hold) me(?: now| with| i have|$)',
    '\\b(?:end my suffering|send help|need therapy|rip m[ey]|i died|id die for|rather die than|pass away|not survive|hate it here|thats so funny|in my soul|going to kill me if|wants? me dead)\\b',
    '\\bmy (?:soul|brain|heart) (?:left|is fried|is racing|stopped|hurts?|is (?:broken|shattered) in)\\b',
    '\\b(?:broke|broken|destroyed|ruined|wrecked|traumatized|killed|hates|ended|slayed|gave) me(?: personally| physically| chills| nightmares| the creeps|$)',
    `\\b${task} (?:(?:is|are|was|wants|will|going to) )*(?:hates|killed|destroyed|broke|ruined|kill(?:ing)?|end|destroy(?:ing)?|murder(?:ing)?)\\b`,
  ].join('|'),
)

/** Talk of the text, of the task and of reading it. */
export const aboutReading =
  /\b(?:poems?|poetry|story|stories|books?|parts?|ending|stanzas?|lines?|chapters?|questions?|homework|assignment|essay|reading|pages?|scenes?|words?|english|class|test|quiz|movie|understand|read|hint|characters?|author|narrator|speaker|at the end|worksheet|app|answer|poster|metaphor|made me|(?:can|could) (?:i|you|we)|get why|chose|picked|i put|i said (?:no|yes)|scared of (?!him|her|my|home|going|being|school|everyone|them|what|myself|men|boys)[a-z]+)\b/

/** The same is true of the writer. */
export const shares =
  /\b(?:(?:like|as|than) (?:me|mine|myself|i (?:do|did|am|was|have|feel))|same (?:here|as me|with me|for me|as mine)|(?:and|but) (?:me too|i (?:do|did|am|was|have|cant|dont))|me too|me neither|i (?:do|am|did|have|was|feel|felt|know) (?:too|to|that|it|the same|same|also|how (?:he|she|they|that|it))|i did (?:that|it|this)|thats (?:literally )?me|(?:is|are) (?:literally |basically )?me|happen(?:s|ed) to me|(?:what|how|like|does|did) my [a-z]+ (?:does|did|do|is)|im not either|neither am i|so (?:do|am|did|have|was) i|i (?:relate|understand (?:her|him|them)))\b/
export const graveMatter =
  /\b(?:die|dies|died|death|dead|kill[a-z]*|suicide|cut|cuts|cutting|burn[a-z]*|dagger|knife|blade|hang|hanged|drown[a-z]*|overdose|poison|hit|hits|beat|beats|chokes?|choked|abuse[sd]?|touch[a-z]*|rape[sd]?|starv[a-z]*|over|uncle|not eat|dont eat|hurt[a-z]*|belt|himself|herself)\b/
export const heavyMatter =
  /\b(?:alone|lonely|useless|worthless|ugly|empty|hopeless|numb|friends|no one|bully|bullied|unwanted|invisible|okay|trapped|broken|give up|gives up)\b/

/** Verse, a letter, "as Noor": somebody else says "I". */
const inVoice =
  /^\s*(?:\[|\(?as [A-Z]|dear [a-z]+\b|as [a-z]+:|my name is|log entry|i am (?:the|an?) (?!reason|one|burden|mistake|failure|freak|waste|problem|girl|boy|kid|student|loser|joke|bad|horrible|terrible|monster|victim|disappointment)[a-z]+)|\s\/\s/i
const asksForVoice = /\b(?:write|pretend|imagine)\b[^.?!]{0,80}\b(?:as|character|from)\b/i
const inEarnest =
  /\b(?:(?:not|isnt|isn't|aint) (?:as |a |an |the |for |about |from |part of |just ){0,3}(?:character|story|assignment|poem|homework|act|joke|letter for school)|its from me|it's from me|for real|this is (?:really )?me|not pretending|mean it|not joking|serious)\b/i

/** Whether an answer speaks in the voice of somebody of the text, and does not say that it is meant. */
export function isInVoice(text: string, names: readonly string[], asked = ''): boolean {
  if (inEarnest.test(text)) return false
  const first = text.trim().toLowerCase()
  const isNamed = names.some((name) =>
    ['i am', "i'm", 'im'].some((start) => first.startsWith(`${start} ${name.toLowerCase()}`)),
  )
  return isNamed || inVoice.test(text) || asksForVoice.test(asked)
}
