/** Words for a text and for who speaks or acts in one. */
const textWord =
  '(?:poems?|poet|poets|storys?|stories|novels?|books?|chapters?|plays?|movies?|films?|scenes?|acts? [0-9ivx]+|stanzas?|lines? [0-9]+|narrators?|speakers?|characters?|authors?|protagonists?|writers?|lyrics?|songs?|memoirs?|passages?|excerpts?|paragraphs?|sonnets?|ballads?|fables?|myths?|articles?|essays?|monologues?|tragedy|shakespeares?|hamlets?|romeos?|juliets?|ophelias?|macbeths?|plaths?|poes?|dickinsons?|sextons?)'
const says =
  '(?:says?|said|saying|writes?|wrote|line|lines|phrase|words?|sentence|quote|lyrics?|cries|sings|sang|whispers?|whispered|shouts?|shouted|screams?|thinks|thought|repeats?|repeating|begs?|means?|mean by|meaning of|keeps saying|called|titled|chorus|title|expression|idiom|reads)'

const reported = new RegExp(
  `(?:^| )(?!(?:i|im|me|myself) )[a-z]+ ${says}(?: (?:that|like|is|how|about|of|if))?$|^${says}(?: (?:that|like))?$|^(?:what|why|how) (?:does|do|would|did|is|are|is meant by|whats)(?: [a-z]+){0,3}$`,
)
const ownSaid =
  /(?:^| )(?:i|im|ive|me|and) (?:always |never |once |also )?(?:say|said|says|saying|think|thought|wrote|meant|mean)(?: that| like| about)?$/
const named = new RegExp(
  `\\b(?:the|this|that|a|my|our|her|his|their|each|both|which|in|s) (?:[a-z]+ )?${textWord}\\b`,
)
const aboutText = new RegExp(`\\b${textWord}\\b`)
const madeUp =
  /\b(?:(?:writing|write|wrote|essay|report|reading|read) (?:[a-z]+ ){0,2}(?:about|on how)|(?:write|writing|wrote|written|need|help with|start|make up|making|finish(?:ing)?) (?:[a-z]+ ){0,4}(?:story|poem|essay|scene|monologue|play|script|song|character|paragraph|dialogu?e?|fanfic|haiku|narrative|report|speech)|my (?:oc|main character|character|zombie|villain|hero|protagonist)|pretend(?:ing)? (?:to be|im)|have to be a|for (?:creative writing|drama|theater|my role))\b/
const source = new RegExp(
  `\\b(?:(?:its|this is|thats|that is|this|is|are|comes?|taken|quote|line|lines|words) (?:a (?:quote|line) |the (?:first|last|opening|final) line |lyrics |words )?(?:from|of|by) (?:a|an|the|our|my|this|that|some)(?: [a-z]+){0,3} ${textWord}|from (?:a|the|our) (?:song|poem|book|play|short story|packet|novel|reading)|(?:whats|what is|why is|is) the (?:speaker|narrator|poet|singer|author)s? (?:attitude|tone|mad|sad|serious|joking|bragging|lonely|talking))\\b`,
)
const asksAboutSpeaker =
  /\b(?:is|does|why does|what does|how does|whats|would|do|did) (?:the |this )?(?:speakers?|narrators?|poets?|singers?|[a-z]+s speaker|persona)\b/
const suppose = /^ ?(?:if i (?:was|were) (?!dead|gone|not|never)[a-z]+|as (?:romeo|juliet|hamlet))\b/

/** "so am i", "this is how i feel": from the text to the writer's own life. */
const ownLife =
  /\b(?:mine (?:does|did|do|is|was|too)|(?:this|that) (?:character|girl|boy|kid|poem|speaker) is me|so (?:am|do|did) i|me too|same(?: here| thing| way)?$|(?:honestly|and|thats|its) (?:so )?same\b|happen(?:s|ed|ing)? to me|reminds? me of (?:me|mine|my|myself|what)|(?:just|exactly|kind of|is|are|was|feels|sounds|looks|but|thats) (?:so )?like (?:me|mine|my (?:life|dad|mom|house|family|stepdad|brother))\b|thats (?:literally |exactly )?(?:me|my life|my (?:dad|mom|house|family))|(?:is|are) (?:literally )?(?:me|about me|my life)$|how i feel|what i feel|i feel (?:the same|like (?:him|her|them|that|this|the))|i (?:relate|get (?:it|her|him|why)|understand (?:why|her|him)|wish i (?:was|could be) (?:like )?(?:her|him|them))|i know (?:how|what) (?:he|she|they|it|that)|same as (?:me|mine|him|her)|i want (?:to be|what)|like (?:in|the one in) (?:the|this) (?:book|story|poem))\b/
const hard =
  /\b(?:die|dies|died|dying|dead|death|kill\w*|suicid\w*|hurt\w*|cut|cuts|cutting|beat\w*|hit|hits|abus\w*|tired of|alone|lonely|hungry|starv\w*|hate\w*|trapped|scared|afraid|empty|numb|hopeless|drown\w*|bullied|bully\w*|bleed\w*|disappear\w*|worthless|unwanted|crying|cries|burn\w*|pain|rape\w*|give up|gives up|piggy|treated|scary|drinks|left alone|end it)\b/

const firstPerson =
  /\b(?:i|im|ive|id|ill|me|my|myself|we|weve|us|our|mine|you|your|a person|someone|anyone|grown ?ups?|adults?|people|at school|this boy|this girl)\b/
const asks =
  /(?:^|\| |: |, )(?:why|how|what|whats|who|when|does|did|is|are|do|can you)\b|\b(?:why|how does|how do|how did|what does|did (?:he|she|they)|does (?:he|she|it)|is (?:he|she))\b/
/** Said of oneself without a word for oneself, or asked about nobody in particular. */
const subjectless =
  /^(?:fast(?:est)?|quick(?:est)?|easiest|best|least|die|overdose|want|wish|going|tired|better off|everyone|no one|the world|theres|nothing|whats|what|why|how|painless|sleep|thinking|dont|cant|isnt|hoodie|cutting|fast|ways?|easiest|havent|dad|mom|life)\b/
const asksOfAnother =
  /\b(?:why|how) (?:is|are|does|did|was|were) (?!(?:i|im|my|we|our|you|your|he|she|they|everyone|no one|people|it|its|life|this|that) )[a-z]+ /
const asksAboutText =
  /\b(?:metaphor|simile|irony|ironic|symbol\w*|foreshadow\w*|what (?:tone|mood|emotion|feeling|theme)|whats the (?:tone|mood|theme|speaker\w*|emotion|feeling)|what is the (?:mood|theme|speaker\w*)|how does (?:the|[a-z]+) (?:feel|sound|author|poet)|figurative|the (?:speaker|narrator|poet)s?|which (?:device|word)|rhyme)\b/
/** Times and places of one's own life. */
const anchor =
  /\b(?:my (?:dad|mom|parents?|step[a-z]+|brother|sister|uncle|friends?|boyfriend|girlfriend|house|room|school|class|arms?|wrists?|legs?|cousin|teacher|coach|grand[a-z]+)|last (?:night|week|month|year)|today|tonight|yesterday|tomorrow|again|every (?:day|night)|sometimes|also|party|focus|cant tell|since|at school|at home|anymore|right now|week|month|days)\b/

const clauseStarts = ['because', 'also', 'but', 'so', 'and'].flatMap((joint) =>
  ['i', 'im', 'ive', 'id', 'my', 'he', 'she', 'they', 'we'].map((subject) => ` ${joint} ${subject} `),
)

export type Bearing = 'own' | 'doubtful' | 'none'

/** Whose words a match is: the writer's own, in doubt, or clearly those of a text or a person in it. */
export function bearingOf(sentence: string, start: number, end: number, whole: string): Bearing {
  const before = clauseBefore(sentence.slice(0, start))
  const after = sentence.slice(end)
  if (suppose.test(after)) return 'none'
  if (before !== '' && reported.test(before) && !ownSaid.test(before)) return 'none'
  const slips = ownLife.test(whole)
  if (source.test(whole) && !slips) return 'none'
  if (madeUp.test(before)) return 'doubtful'
  if (!firstPerson.test(sentence)) {
    if (named.test(before)) return 'none'
    if (!subjectless.test(sentence.slice(start, end))) return asks.test(whole) ? 'none' : 'doubtful'
  }
  if (!slips && asksOfOthers(whole.replace(sentence, '')) && !anchor.test(sentence)) return 'doubtful'
  if (!slips && asksAboutText.test(whole.slice(whole.indexOf(sentence) + end)) && !anchor.test(sentence))
    return 'doubtful'
  if (
    !slips &&
    (named.test(`${before} ${sentence.slice(start, end)}`) ||
      asksAboutSpeaker.test(whole.slice(whole.indexOf(sentence) + start)))
  )
    return 'doubtful'
  return 'own'
}

/** Whether a sentence asks about somebody who is neither the writer nor the reader of the message. */
export function asksOfOthers(whole: string): boolean {
  return (
    asksOfAnother.test(whole) || whole.split(' | ').some((one) => asks.test(one) && !firstPerson.test(one))
  )
}

/** The text before a match in its own clause: students type "because i" and "and my" without a period before it. */
function clauseBefore(text: string): string {
  const from = Math.max(...clauseStarts.map((start) => text.lastIndexOf(start)), -1)
  return text
    .slice(from + 1)
    .trim()
    .replace(/(?:^| )(?:i|im|ive|id|to)$/, '')
    .trim()
}

/**
 * Whether words are about the writer's own life: the message mentions no text, or the words name a time, a place
 * or a person of that life, or the writer says that it is the same for them.
 */
export function isAnchored(sentence: string, whole: string): boolean {
  return !aboutText.test(whole) || anchor.test(sentence) || ownLife.test(whole)
}

/** Whether a message about a hard text says that the same holds for its writer. */
export function sharesTheFate(whole: string): boolean {
  return ownLife.test(whole) && hard.test(whole)
}
