/**
 * Words that bind rather than name: too common for their repetition or first sound to be noticed. Written for
 * this project. The second list holds everyday verbs, nouns and adverbs that repeat without any intent.
 */
const binding = `
a an the and or but nor so yet for if than that as because while when where since until till though although unless
of to in on at by with from into onto upon up down out off over under about after before between through during
without within against among around near above below behind beside beyond toward towards across along past
i me my mine myself we us our ours you your yours he him his she her hers it its they them their theirs
himself herself itself themselves yourself ourselves this these those who whom whose which what why how there here then now
am is are was were be been being have has had having do does did done doing will would shall should may might must can could
not no nor never ever too very just only also even still all any some each every both such own same other another
one two more most much many few than again once let o oh ah
thou thee thy thine ye hath hast doth dost art wert shalt wilt canst 'tis 'twas o'er e'er ne'er
don't didn't can't couldn't won't wouldn't isn't wasn't aren't weren't hadn't haven't hasn't i'm i've i'll i'd you're you've you'll
he's she's it's that's they're we're we've we'll there's what's let's shan't mustn't
th' upon mr mrs miss dr sir s t d ll re ve
`
const everyday = `
say said says go goes going gone went come comes came coming get gets got make makes made making take takes took taken
see sees saw seen look looks looked looking know knows knew known think thinks thought want wanted give gives gave given
find found tell told ask asked seem seems seemed put keep kept let like way thing things something anything everything
time day man men woman people person year years well good little great old new long first last much back away
people place part hand eye eyes head side face could quite rather perhaps upon always often really soon began begin begun
might became become left right turned turn far next day days night house room boy girl old young
`

let binds: Set<string> | undefined
let common: Set<string> | undefined

/** Is this a binding word (article, pronoun, preposition, auxiliary and the like)? @param word folded */
export function isBinding(word: string): boolean {
  binds ??= new Set(binding.split(/\s+/))
  return binds.has(word)
}

/** Is this an everyday word whose repetition says little? @param word folded or dictionary form */
export function isEveryday(word: string): boolean {
  common ??= new Set(everyday.split(/\s+/))
  return common.has(word)
}
