export type HelpKind = 'self-harm' | 'abuse'

/**
 * Looks for a student's own distress in their own words: a question or a follow-up, never a passage.
 * Words in quotation marks and words that somebody in a text says are left out, so that questions about
 * literature pass. A short pattern list, kept careful on purpose: it can miss things, and it does not diagnose.
 */
export function helpNeeded(text: string): HelpKind | null {
  const words = withoutQuotations(text.toLowerCase().replace(/[’‘`]/g, "'").replace(/\s+/g, ' '))
  if (selfHarm.some((pattern) => isOwn(words, pattern))) return 'self-harm'
  return abuse.some((pattern) => isOwn(words, pattern)) ? 'abuse' : null
}

/** What the product answers then: no analysis, no judging, no promise to keep a secret. */
export function helpMessage(kind: HelpKind): string {
  return kind === 'self-harm' ? selfHarmMessage : abuseMessage
}

// Gaps between words are single spaces here, and every repeat is bounded: the time stays linear.
const often = '(?:(?:really|just|still|always|sometimes|often|only|do|kind of|kinda|literally) ){0,3}'
const toWish =
  "(?:want to|wanna|want 2|wish to|need to|am going to|'m going to|gonna|plan to|will|tried to|try to|might)"
const ownEnd =
  '(?:kill|hang|cut|hurt|harm|shoot|starve|drown|unalive|poison) myself|kms|end my (?:own )?life|take my (?:own )?life|end it all|commit suicide|not be alive|stop living|be dead'
const hardly = "(?:don't|do not|dont|never|no longer|didn't|can't)"

const selfHarm = [
  `\\bi ${often}${toWish} ${often}(?:die(?! (?:of|from|laughing))|${ownEnd})\\b`,
  '\\b(?:killing|cutting|hurting|harming|hanging) myself\\b(?! (?:laughing|on|with laughter))',
  `\\b(?:how|ways?|want|like|going|plan|tried|about|thought) (?:can i |could i |do i |should i |to )?(?:${ownEnd})\\b`,
  `\\bi ${hardly} (?:even )?(?:want to|wanna) (?:live|be alive|exist|be here any ?more|wake up)\\b`,
  "\\bi (?:often |really |just )?wish (?:that )?i (?:was|were|wasn't|weren't|had never been|was never) (?:dead|born|alive)\\b",
  "\\b(?:i am|i'm|im|i feel|i have been|i've been|been feeling) (?:so |very |really )?suicidal\\b",
  "\\b(?:i am|i'm|im|i keep|i have been|i've been) thinking (?:about|of) (?:suicide|dying|killing myself|death all)\\b",
  "\\b(?:i have|i see|there is|there's|i've got) no (?:reason|point) (?:for me )?(?:to live|in living|to be alive)\\b",
  "\\bmy life (?:is not|isn't|is no longer) worth living\\b",
  "\\b(?:everyone|everybody|they|my family|the world) (?:would|will|'d) be better (?:off )?without me\\b",
  "\\b(?:i would|i'd|i am|i'm) (?:be )?better off dead\\b",
  '\\bi hurt myself (?:on purpose|when|every|again|because)\\b',
  '\\bi (?:have )?cut myself (?:on purpose|when i|every|again|because i|last night)\\b',
  '\\b(?:tells?|told|telling) me to (?:kill|hurt) myself\\b',
]

const family =
  '(?:my|our) (?:step ?|foster )?(?:dad|daddy|father|mom|mum|mommy|mother|parents|brother|sister|uncle|aunt|cousin|grandpa|grandfather|grandma|grandmother|boyfriend|girlfriend|coach|teacher|babysitter|pastor|priest|neighbor)'
const harm =
  '(?:hits?|beats?|punch(?:es|ed)?|kick(?:s|ed)?|chok(?:es|ed)|burn(?:s|ed)|abus(?:es|ed)|molest(?:s|ed)|rap(?:es|ed)|hurts|slaps|whips)'
const someone = '(?:he|she|they|someone|somebody|a man|a grown-?up|an adult)'

const abuse = [
  `\\b${family} (?:(?:always|often|sometimes|still|gets drunk and|gets mad and|gets angry and|just) )?${harm} (?:me|us)\\b(?! (?:at|in|to|up|with a question))`,
  `\\b${family} (?:(?:always|often|sometimes|still) )?touch(?:es|ed) me\\b(?! (?:deeply|with))`,
  `\\b${someone} (?:molest(?:s|ed)|rap(?:es|ed)|sexually (?:abus|assault)(?:es|ed|s)?) me\\b`,
  `\\b${someone} (?:hits|beats|chokes|abuses) me\\b(?! (?:at|in|to|up))`,
  `\\b${someone} touch(?:es|ed) me (?:there|down there|inappropriately|where|under|at night|sexually|when)\\b`,
  "\\b(?:i am|i'm|im|i was|i get|i got|i have been|i've been|i keep) (?:being |getting )?(?:sexually )?(?:abused|molested|raped|assaulted|beaten|hit at home)\\b",
  "\\bi(?: am|'m|m| feel) (?:too )?(?:afraid|scared|not safe|unsafe) (?:to go|of going|at|to be at) home\\b",
  "\\bi (?:don't|do not|dont|never) feel safe at home\\b",
].concat(
  "\\bi(?: am|'m) (?:afraid|scared) (?:of|that) my (?:step ?)?(?:dad|father|mom|mother|uncle) (?:will|is going to) (?:hurt|hit|beat|kill) me\\b",
)

/** Somebody else's words: "the speaker says I want to die", but not "I said I want to die". */
const reported =
  /(?:^|[^i] )(?:says?|said|saying|writes?|wrote|line|phrase|words|sentence|quote|lyrics?|cries|sings|whispers|shouts|screams|thinks)[ ,:]{0,3}(?:that |like )?$/

const compiled = new Map<string, RegExp>()

function isOwn(text: string, source: string): boolean {
  const pattern = compiled.get(source) ?? new RegExp(source, 'g')
  compiled.set(source, pattern)
  for (const match of text.matchAll(pattern)) {
    const before = text.slice(Math.max(0, match.index - 40), match.index)
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 30)
    if (!reported.test(before) && !/^ (?:if i (?:was|were)|as (?:romeo|juliet|hamlet))\b/.test(after))
      return true
  }
  return false
}

function withoutQuotations(text: string): string {
  return text.replace(/"[^"]{0,400}"|“[^”]{0,400}”|(?<=^|[ (])'[^']{2,200}'(?=$|[ .,?!)])/g, ' … ')
}

const selfHarmMessage = [
  'You wrote that you may want to hurt yourself or to die. Tonewise is a computer program. It cannot keep you safe. You deserve help from a person now.',
  '',
  '- **Are you in danger right now?** Call **911**.',
  '- **In the United States, call or text 988.** It is free, day and night. You can also chat at 988lifeline.org.',
  '- **Tell an adult you trust,** for example a parent, a teacher, a school counselor or a doctor. You can show them this page.',
  '',
  'You did nothing wrong by writing this. This message did not use a prompt. The form still works.',
  '',
  'If you asked about a character in a text, name the character and ask again.',
].join('\n')

const abuseMessage = [
  'You wrote that someone may be hurting you. We believe you. It is not your fault. Tonewise is a computer program, so it cannot keep you safe. A person can help you.',
  '',
  '- **Are you in danger right now?** Call **911**.',
  '- **Call or text Childhelp: 1-800-422-4453.** It is open 24 hours. You can talk with a counselor there.',
  '- **Tell an adult you trust,** for example a teacher, a school counselor, a nurse or a relative. You can show them this page.',
  '',
  'You do not have to write more about it here. This message did not use a prompt. The form still works.',
  '',
  'If you asked about a character in a text, name the character and ask again.',
].join('\n')
