/** What a question asks for. */
export type Intent =
  | 'tone'
  | 'feeling'
  | 'sincerity'
  | 'truth'
  | 'attitude'
  | 'change'
  | 'want'
  | 'know'
  | 'why'
  | 'meaning'
  | 'device'
  | 'theme'
  | 'purpose'
  | 'who'
  | 'speaker'
  | 'character'
  | 'happens'
  | 'evidence'
  | 'compare'
  | 'setting'
  | 'later'
  | 'outside'
  | 'label'
  | 'essay'
  | 'foreign'
  | 'empty'
  | 'lost'
  | 'elsewhere'
  | 'nobody'
  | 'open'

const FEELING_WORD =
  'happy|sad|angry|mad|afraid|scared|upset|worried|lonely|proud|jealous|excited|nervous|bored|calm|glad|grateful|grieving|hurt|embarrassed|ashamed|guilty|sorry|annoyed|disappointed|frustrated|relieved|surprised|shocked|confused|furious|miserable|depressed|tired|pleased|touched|offended|insulted|impressed|homesick|in love|okay|ok|fine|crying|hopeful|bitter'

/**
 * Intents with the words that ask for them, the surer first. Questions come folded, without apostrophes: "doesnt",
 * "whats".
 */
export const intentRows: readonly (readonly [Intent, Pick<RegExp, 'test'>])[] = [
  [
    'essay',
    either(
      /\bmy essay\b/u,
      unless(
        /^(?:so |and )?(?:what|why|how|who|when|where|did|does|was|is)\b(?! (?:do|should|can|could|would) i\b)/u,
        closeBy(
          /\b(?:write|finish|do|make|give me)\b/gu,
          /\b(?:essay|homework|assignment|report|thesis|paper|paragraphs?)\b/u,
        ),
      ),
    ),
  ],
  [
    'label',
    /\b(?:autis\w*|asperger\w*|adhd|depression|bipolar|schizo\w*|ocd|ptsd|narcissis\w*|psychopath\w*|mentally ill|mental illness|diagnos\w*|neurodiver\w*)\b/u,
  ],
  [
    'outside',
    /\b(?:author|writer|poet)(?:s)? (?:life|childhood|family|birth|death|real|mother|father)\b|\b(?:biography|born|published)\b|\bwho (?:wrote\b|is the author\W*$)|\bwhen was (?:it|this) (?:written|published)\b/u,
  ],
  [
    'later',
    /\bwhat(?:s| is| will| would)? (?:will |gonna |going to )?happen (?:next|after|later|at|to|if|when|in)\b|\bgonna\b|\b(?:is|are) \w+ going to\b|\bwhat (?:is|are) (?:\w+ )?going to\b|\bhappens? (?:next|after (?:this|that|the (?:end|story|passage)))\b|\b(?:later|next) in the\b|\bend up\b|\brest of the (?:book|story|novel)\b|\bhow does (?:it|the (?:book|novel|story)) end\b/u,
  ],
  [
    'device',
    /\b(?:devices?|techniques?|figures? of speech|figurative language|sound patterns?|literary (?:terms?|elements?)|foreshadowing|flashbacks?|hyperboles?|exaggerations?|understatements?|allusions?|oxymorons?|paradox\w*|puns?|symbolism)\b/u,
  ],
  ['lost', { test: isLost }],
  [
    'tone',
    /\b(?:tones?|moods?|atmosphere|vibes?)\b|\bhow does (?:the )?(?:author|writer|poet|speaker|narrator|text|poem|it|this) (?:sound|come across)\b|\bsounds? (?:like|angry|sad|happy|serious|funny)\b|\b(?:formal|informal)\b|\bvoice of\b|\b(?:author|writer|poet|speaker|narrator)s voice\b/u,
  ],
  [
    'sincerity',
    /\bsarcas\w*|\biron(?:y|ic\w*)\b|\bjok(?:e|es|ing|ed)\b|\bkidding\b|\bserious(?:ly)?\b|\bsincere\w*|\bgenuine\w*|\bhonest\w*|\bmean(?:s|t)? (?:it|that|this|what (?:he|she|they|i) (?:says?|said))\b(?! (?:by|with|when))|\breally mean\b|\bliteral\w*|\bmaking fun\b|\bmak(?:e|es|ing) fun\b|\bteas\w+|\bmock\w*|\binsult\w*|\bbe(?:ing)? (?:mean|rude|nice|polite|cruel|nasty|friendly|unkind|kind|unfair)\b|\bbull(?:y|ying|ied)\b|\bpolite\b|\b(?:rude|nasty|unkind|impolite|disrespectful|a compliment)\b|\bfak(?:e|ing)\b|\bpretend\w*|\bmeant as\b|\bfor real\b|\bfriendly\b|\breally (?:sorry|thankful|grateful|think)\b|\bdid (?:he|she|they|\w+) (?:really )?mean to\b/u,
  ],
  [
    'truth',
    /\btrue\b|\btruth\b|\bl(?:ie|ies|ied|ying)\b|\bexcuse\b|\bbluff\w*|\btrick\w*|\breally (?:did|does|has|had|was|is|were|happen\w*|lost|forgot|ill|sick|busy|asleep)\b|\bmade (?:it|that) up\b|\bhonest\b/u,
  ],
  [
    'evidence',
    /\bhow (?:can|do|could|would) (?:you|we|i|one) (?:tell|know|see|prove)\b|\bhow do you know\b|\bevidence\b|\bprove\b|\bwhich (?:words?|lines?|sentences?|parts?|quotes?|details?|clues?)\b|\bwhat (?:words?|lines?|sentences?|parts?|details?|clues?|shows?|tells? (?:you|us)|makes you)\b|\bwhere does it (?:say|show)\b|\bquote\b/u,
  ],
  [
    'compare',
    /\bcompar(?:e|es|ed|ing|ison)\b|\bcontrast\w*|\bdifferen(?:t|ce|ces)\b|\bsimilar\w*|\balike\b|\bin common\b|\bsame as\b/u,
  ],
  [
    'change',
    /\bchang(?:e|es|ed|ing)\b|\bshifts?\b|\bturn(?:s|ing point)\b|\bdifferent (?:at|in) the end\b|\bby the end\b|\bstart(?:s|ed)? (?:to|being)\b|\bstill (?:angry|mad|sad|upset|friends|afraid)\b/u,
  ],
  [
    'meaning',
    /\bmean(?:s|ing|t)?\b|\bsignif|\bsymboli[sz]|\bsymbols?\b|\bstand(?:s)? for\b|\brefers? to\b|\bdefin|\btrying to say\b|\breally (?:say|saying|says)\b|\bsaying (?:here|with)\b|\brepresent|\bin other words\b|\bthe point of\b(?! (?:(?:the|this) (?:story|poem|text|passage)|this\W*$|it\W*$))|\binterpret/u,
  ],
  [
    'character',
    /\bmain character\b|\bprotagonist\b|\bwhat (?:kind|sort|type) of (?:a )?(?:person|character|man|woman|boy|girl|kid|friend)\b|\btraits?\b|\bpersonality\b|\bwhats? (?:he|she) like\b|\bwhat is \w+ like\b/u,
  ],
  [
    'speaker',
    /\bwho(?:s| is| are|se)? (?:speak|talk|say|narrat|tell|writ)\w*|\b(?:reliable|trust) (?:the )?narrator\b|\bpoint of view\b|\bwho is (?:the )?(?:speaker|narrator)\b|\bfirst person\b|\bthird person\b|\bwho(?:s| is| are) i\b/u,
  ],
  [
    'theme',
    /\bthemes?\b|\bmessages?\b(?! from)|\bmoral\b|\blesson\b|\blearn(?:s|ed|t)?\b|\btake away\b|\b(?:saying about|point of) (?:the |this |it\b|\w+$)|\b(?:central|main|big|key) (?:idea|point|claim)\b|\bpoint of (?:the|this) (?:story|poem|text|passage)\b|\bargu(?:e|es|ing|ment)\b|\bclaims?\b|\bwhat (?:is|does) (?:the|this) (?:poem|story|text|passage|article|speech|essay) (?:really |mainly |mostly )?(?:about|say|saying|teach)\b|\bwhats (?:the|this) (?:poem|story|text|passage|article|speech) (?:really )?(?:about|saying)\b/u,
  ],
  [
    'purpose',
    /\bpurpose\b|\baudience\b|\b(?:writing|written|meant) for\b|\bwhy (?:did|does|do|would|is|was|has) (?:the )?(?:author|writer|poet|text|article|speech|ad)\b|\bpersuad|\bconvince\b|\bwhat does the (?:author|writer|poet|ad|article) want\b|\bintend/u,
  ],
  [
    'setting',
    /\bsetting\b|\bwhere (?:is|are|does|do|did|was|were)\b|\bwhen (?:is|does|did) (?:this|it|the (?:story|poem))\b|\bwhat (?:year|season|room|place|city|town|country|time of)\b|\btake(?:s)? place\b|\bwhat time\b/u,
  ],
  [
    'why',
    /^(?:so |but |and |ok |wait )?(?:why|whys|whyd|how come|what made|what makes|for what reason)\b|\breasons?\b|\bcause[sd]?\b|\bwhy (?:is|are|was|were|do|does|did|would|cant|wont|doesnt|didnt|isnt)\b/u,
  ],
  [
    'know',
    /\b(?:know|knows|knew|realize[sd]?|realise[sd]?|understand[s]?|understood|notice[sd]?|aware|find out|figured? out|get the (?:joke|hint)|believe[sd]?|guess(?:ed|es)?|suspect\w*|fooled)\b/u,
  ],
  [
    'want',
    /\bwants?\b|\bwanted\b|\bhop(?:e|es|ed|ing)\b(?! for the)|\bwish(?:es|ed)?\b|\btrying to\b|\bgoal\b|\bneeds?\b|\bexpect\w*|\bask(?:s|ed|ing) for\b/u,
  ],
  [
    'attitude',
    /\b(?:like|likes|liked|love|loves|loved|hate|hates|hated|care|cares|cared|enjoy\w*|admire\w*|respect\w*|approve\w*|trust\w*|mind|minds|think of|thinks? about|think about|feel about|friends?|get(?:s|ting)? along|got along|attitudes?|opinions?|agree\w*)\b/u,
  ],
  [
    'feeling',
    new RegExp(`\\bfe(?:el|els|elt|eling|elings)\\b|\\bemotions?\\b|\\b(?:${FEELING_WORD})\\b`, 'u'),
  ],
  ['who', /^(?:so |and )?who(?:s|se|m)?\b|\bwhich (?:person|one|character|of them|boy|girl)\b/u],
  [
    'happens',
    /\bhappen|\bconflicts?\b|\bsummar|\bretell|\bgoing on\b|\bwhat (?:is|are) (?:this|it|the \w+) about\b|\bwhats? (?:this|it) about\b|\bplot\b|\bwhat did\b|\bwhat (?:does|do|is) \w+ do(?:ing)?\b|\bin (?:your own|simple|easy|plain) words\b/u,
  ],
]

/** Whether the second pattern comes within 50 signs after the first; one pattern for both would try every pair. */
function closeBy(first: RegExp, second: RegExp): Pick<RegExp, 'test'> {
  return {
    test: (text) => [...text.matchAll(first)].some(({ index }) => second.test(text.slice(index, index + 50))),
  }
}

/** Found where a question does not open with a pattern: "Why did he write the report?" asks for no report. */
function unless(opens: RegExp, found: Pick<RegExp, 'test'>): Pick<RegExp, 'test'> {
  return { test: (asked) => !opens.test(asked) && found.test(asked) }
}

function either(...patterns: Pick<RegExp, 'test'>[]): Pick<RegExp, 'test'> {
  return { test: (text) => patterns.some((pattern) => pattern.test(text)) }
}

const LOST = new Set(
  'i dont get it|i dont get this|i dont understand|i dont understand it|i dont understand this|i dont know|i do not know|i do not get it|i do not understand|i didnt get it|i cant understand it|help|help me|help please|huh|idk|what|explain|explain it|explain this|explain please|please explain|explain it to me|explain this to me|im lost|im confused|im stuck|no idea|i dont get any of it|i dont get any of this|i dont know what it means|i dont know what this means|i dont understand what this means'.split(
    '|',
  ),
)

/** Whether a message says no more than that its writer is lost. */
export function isLost(message: string): boolean {
  const words =
    message
      .toLowerCase()
      .replace(/['’]/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return LOST.has(words.filter((word) => word !== 'sorry' && word !== 'still' && word !== 'but').join(' '))
}
