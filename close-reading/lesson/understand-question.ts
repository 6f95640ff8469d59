import type { Span } from '../finding.ts'
import { type Folded, foldQuotable } from '../quoting/fold-quotable.ts'
import { locateParts, splitAtGaps } from '../quoting/locate-parts.ts'
import { type DeviceAsked, deviceAsked } from './device-names.ts'

/** What a question asks for. */
export type Intent =
  | 'tone'
  | 'feeling'
  | 'meaning'
  | 'device'
  | 'theme'
  | 'purpose'
  | 'speaker'
  | 'happens'
  | 'why'
  | 'outside'
  | 'later'
  | 'label'
  | 'essay'
  | 'foreign'
  | 'empty'
  | 'elsewhere'
  | 'open'

export type Asked = {
  intent: Intent
  /** It could be answered with yes or no. */
  yesNo: boolean
  /** Finding type of the device asked about, such as "simile". */
  device: DeviceAsked | null
  /** The words of the passage that the question quotes or names, longest first. */
  phrase: Span | null
  /** Folded words of the question that carry meaning. */
  words: readonly string[]
}

const YES_NO =
  /^(?:so |but |and )?(?:is|are|was|were|am|do|does|did|has|have|had|can|could|will|would|should)\b/u
const INTENTS: readonly (readonly [Intent, Pick<RegExp, 'test'>])[] = [
  [
    'essay',
    closeBy(
      /\b(?:write|finish|do|make|give me)\b/gu,
      /\b(?:essay|homework|assignment|report|thesis|paper|paragraphs?)\b/u,
    ),
  ],
  ['essay', /\bmy essay\b/u],
  [
    'label',
    /\b(?:autis\w*|asperger\w*|adhd|depression|bipolar|schizo\w*|ocd|ptsd|narcissis\w*|psychopath\w*|mentally ill|mental illness|diagnos\w*|neurodiver\w*)\b/u,
  ],
  [
    'outside',
    /\b(?:author|writer|poet)(?:'s)? (?:life|childhood|family|birth|death|other|real|young|mother|father)\b|\b(?:childhood|biography|born|published)\b|\bwho (?:wrote|is the author)\b/u,
  ],
  ['outside', closeBy(/\bwhen (?:was|did)\b/gu, /\b(?:written|write|live|die)\b/u)],
  [
    'later',
    /\b(?:happens?|comes?) (?:next|later|after)|\b(?:later|next) (?:in|chapter)|\bin the end\b|\bat the end\b(?! of (?:the|this) (?:poem|passage|text|paragraph|stanza|line))|\bend up\b|\brest of the (?:book|story|novel)\b/u,
  ],
  ['meaning', /\bmean(?:s|ing|t)?\b|\bsignif|\bsymboli[sz]|\bstand for\b|\brefers? to\b|\bdefin/u],
  [
    'tone',
    /\b(?:tones?|attitude|sarcas\w*|irony|ironic|joking|serious|voice|moods?|atmosphere)\b|\bsounds?\b(?! (?:device|pattern))/u,
  ],
  [
    'speaker',
    /\bwho (?:is|are|says?|said|speaks?|tells?|talks?|narrat\w*)\b|\bwho's\b|\bnarrator\b|\bpoint of view\b/u,
  ],
  [
    'theme',
    /\b(?:themes?|message|moral|lesson|central idea|main idea|main point|big idea|argument|claim)\b/u,
  ],
  [
    'purpose',
    /\bpurpose\b|\bwhy (?:did|does|do|would|is|was) (?:the )?(?:author|writer|poet|speaker of the speech|text)\b|\btrying to\b|\bpersuad|\bconvince/u,
  ],
  ['why', /^(?:so |but |and )?(?:why|how come)\b/u],
  [
    'feeling',
    /\bfe(?:el|els|elt|eling|elings)\b|\bemotions?\b|\b(?:happy|sad|angry|mad|afraid|scared|upset|worried|lonely|proud|jealous|excited|nervous|bored|calm|glad|grateful|grieving|love|loves|hate|hates|like|likes)\b/u,
  ],
  ['happens', /\bhappen|\bsummar|\b(?:about|going on)\?*$|\bwhat (?:is|are) (?:this|it|the \w+) about\b/u],
  ['why', /\breasons?\b/u],
]

/** Whether the second pattern comes within 50 signs after the first; one pattern for both would try every pair. */
function closeBy(first: RegExp, second: RegExp): Pick<RegExp, 'test'> {
  return {
    test: (text) => [...text.matchAll(first)].some(({ index }) => second.test(text.slice(index, index + 50))),
  }
}

/** Works out what a question asks for and which words of the passage it names. */
export function understandQuestion(question: string, passage: Folded): Asked {
  const folded = foldQuotable(question).text.trim()
  const device = deviceAsked(folded)
  const intent = intentOf(folded, passage, device !== null)
  const meaningOfDevice =
    device !== null && !['essay', 'label', 'outside', 'later', 'meaning', 'foreign', 'empty'].includes(intent)
  return {
    intent: meaningOfDevice || (ANY_DEVICE.test(folded) && FREE.has(intent)) ? 'device' : intent,
    yesNo: YES_NO.test(folded),
    device,
    phrase: phraseQuoted(question, passage) ?? (intent === 'meaning' ? phraseNamed(folded, passage) : null),
    words: meaningfulWords(folded),
  }
}

/** A question for devices that names none. */
const ANY_DEVICE =
  /\b(?:devices?|techniques?|figures? of speech|figurative language|sound patterns?|literary (?:terms?|elements?))\b/u
const FREE: ReadonlySet<Intent> = new Set<Intent>(['open', 'elsewhere', 'tone', 'happens'])

function intentOf(folded: string, passage: Folded, namesDevice: boolean): Intent {
  if (!/\p{L}/u.test(folded)) return 'empty'
  if (isForeign(folded)) return 'foreign'
  const known = INTENTS.find(([, pattern]) => pattern.test(folded))?.[0]
  if (known) return known
  const words = meaningfulWords(folded)
  const about = words.some((word) => passage.text.includes(word)) || ABOUT_READING.test(folded)
  return namesDevice || about || words.length === 0 ? 'open' : 'elsewhere'
}

const ABOUT_READING =
  /\b(?:explain|text|story|poem|passage|lines?|sentence|stanza|chapter|book|characters?|author|narrator|speaker|words?|phrase|summary|plot|setting|conflict|mood|help|this|it)\b/u
const ENGLISH =
  /\b(?:the|is|are|was|does|do|did|what|who|why|how|when|where|which|this|that|it|in|of|and|to|he|she|they|i|you)\b/u
const OTHER =
  /(?<!\p{L})(?:es|del|un|la|de|du|et|que|qué|cuál|cómo|quién|por|el|los|las|una|est|quel|quelle|pourquoi|le|les|des|dans|was|ist|der|das|wie|warum|und|ein|eine|che|cosa|perché|il|della|qual|como|quem|não|o|do)(?!\p{L})/gu

/** Whether a question is in another language: other letters, or little words of one and none of English. */
function isForeign(folded: string): boolean {
  const letters = folded.match(/\p{L}/gu)?.length ?? 0
  const latin = folded.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (latin * 2 < letters) return true
  const english = folded.match(new RegExp(ENGLISH, 'gu'))?.length ?? 0
  const other = folded.match(OTHER)?.length ?? 0
  return other > 1 && other > english
}

/** Folded words that carry meaning. */
function meaningfulWords(folded: string): string[] {
  return folded.split(/[^\p{L}\p{N}'-]+/u).filter((word) => word.length > 2 && !EMPTY.has(word))
}

function phraseQuoted(question: string, passage: Folded): Span | null {
  for (const [, words] of question.matchAll(
    /["“”]([^"“”]{1,200})["“”]|(?<![\p{L}])['‘]([^'‘’]{2,200})['’](?![\p{L}])/gu,
  )) {
    const spans = words === undefined ? null : locateParts(splitAtGaps(words), passage)
    if (spans) return spans[0]
  }
  for (const [, , words] of question.matchAll(
    /["“”]([^"“”]{1,200})["“”]|(?<![\p{L}])['‘]([^‘\n]{2,200}?)['’](?![\p{L}])/gu,
  )) {
    const spans = words === undefined ? null : locateParts(splitAtGaps(words), passage)
    if (spans) return spans[0]
  }
  return null
}

/** The longest run of the question's words that stands in the passage and is not made of little words alone. */
function phraseNamed(question: string, passage: Folded): Span | null {
  const words = question
    .split(/[^\p{L}\p{N}'-]+/u)
    .filter(Boolean)
    .slice(0, 60)
  for (let size = Math.min(words.length, 12); size > 0; size--)
    for (let at = 0; at + size <= words.length; at++) {
      const run = words.slice(at, at + size)
      if (run.every((word) => EMPTY.has(word) || word.length < 3)) continue
      const spans = locateParts([run.join(' ')], passage)
      if (spans) return spans[0]
    }
  return null
}

const EMPTY = new Set(
  (
    'the and but for not are was were does did has had have who what when where why how which that this these those there here ' +
    'with from into about they them their she her hers his him its you your our ours can could will would should may might must ' +
    'mean means meaning meant word words line lines phrase sentence poem story text passage author writer poet speaker narrator ' +
    'feel feels feeling tone mood really think thinks say says said tell tells use uses used being been because please explain ' +
    'know show shows like likes make makes made stanza paragraph first second third last final people person character kind way something someone any some'
  ).split(' '),
)
