import { WORD } from '../doc/shape.ts'
import { wordSet } from '../lexicons/words-of.ts'
import type { Scene } from '../scene/read-scene.ts'
import { little } from '../vocabulary/little-words.ts'

/** Who is, feels or seems something, by the words before the verb. */
export type Subject = {
  people: readonly number[]
  /** First token of the words for them. */
  first: number
  /** Somebody thinks, says or hopes it; or the words before can't be read. */
  isReported: boolean
}

/** Words between somebody and the verb. */
const BETWEEN = wordSet(
  little.often,
  little.have,
  little.do,
  little.be,
  'not really always just suddenly all both only simply even too quickly almost nearly hardly barely scarcely no longer been being',
)
const MODAL = wordSet(little.modals, "cannot can't ought won't wouldn't couldn't shouldn't to")
const BEGINNING =
  /^(?:began|begins?|beginning|started|starts?|starting|continued|continues|came|comes|seemed|seems)$/u
/** Words before somebody with whom a statement begins. */
const OPENING = wordSet(
  little.days,
  little.joints,
  'poor old young little dear so while because when whenever though although since after before until as then now yet where once today yesterday tonight later soon still suddenly finally meanwhile inside outside again however instead neither both',
)
/** After these the words are no statement, or somebody else is the one. */
const NO_STATEMENT = wordSet(
  little.prepositions,
  'if whether unless like than except besides unlike about next near beside behind between among without not lest against toward towards into onto over under through',
)
const EVERYBODY = /^(?:everyone|everybody|nobody|anyone|anybody|all|none|one)$/u
const TELLING =
  /^(?:(?:say|think|believ|tell|hop|hear|claim|guess|suppos|imagin|dream|insist|swear|fear|know|assum|wonder|pretend|wish|whisper|shout|writ|notic|see|realiz|explain|admit|suspect|expect|ask)ing|says?|said|thinks?|thought|believes?|believed|tells?|told|hopes?|hoped|hears?|heard|claims?|claimed|guess(?:es|ed)?|suppose[sd]?|imagine[sd]?|dream(?:s|ed|t)?|insist(?:s|ed)?|swears?|swore|fears?|feared|knows?|knew|assume[sd]?|wonder(?:s|ed)?|pretend(?:s|ed)?|wish(?:es|ed)?|whisper(?:s|ed)?|shout(?:s|ed)?|wrote|writes?|decide[sd]?|noticed?|notices|saw|sees?|sure|realized?|realizes|explain(?:s|ed)?|admit(?:s|ted)?|lied|lies|joke[sd]?|convinced|suspect(?:s|ed)?|expect(?:s|ed)?|asked|asks)$/u
const FURTHEST = 14

/** The people right before a verb as those who feel; null where the words say of nobody for sure. */
export function subjectBefore(scene: Scene, verb: number): Subject | null {
  const { doc, cast } = scene
  let at = verb - 1
  for (; at >= 0 && sameSentence(scene, at, verb); at--) {
    const word = doc.folded[at] as string
    // Will is somebody, and "will" is not.
    if (/^(?:him|her|my)self$/u.test(word)) continue
    if ((cast.mentionFirst[at] as number) >= 0) break
    // "began to feel" and "was beginning to get" are feelings, "wanted to feel" is not.
    if (word === 'to' && BEGINNING.test(doc.folded[at - 1] ?? '')) {
      at--
      continue
    }
    if (MODAL.has(word)) return null
    const isAdverb = word.endsWith('ly') && word.length > 4 && cast.who[at] === -1
    if (!BETWEEN.has(word) && !word.endsWith("n't") && !isAdverb) break
  }
  if (at < 0 || !sameSentence(scene, at, verb)) return null
  if (doc.folded[at] === 'i') {
    const speaker = speakerAt(scene, at)
    if (speaker || doc.quoted[at] === 1) return speaker
  }
  const end = subjectEnd(scene, at)
  return end < 0 ? null : subjectEndingAt(scene, end)
}

/** Who says "I" at a token in speech, where the text names the speaker. */
export function speakerAt({ utterances }: Scene, at: number): Subject | null {
  const said = utterances.find(({ first, last }) => first <= at && at < last)
  return said?.sure ? { people: [said.speaker], first: at, isReported: false } : null
}

/** The people whose mention ends at a token, with those joined to them by "and". */
export function subjectEndingAt(scene: Scene, end: number): Subject | null {
  const { doc, cast } = scene
  let first = cast.mentionFirst[end] as number
  if (first < 0 || cast.sure[end] === 0) return null
  const people = [cast.who[end] as number]
  for (let joint = first - 1; joint > 0; joint = first - 1) {
    const word = doc.folded[joint] as string
    const isLast = word === 'and' || word === 'nor'
    const before = doc.folded[joint - 1] === ',' ? joint - 2 : joint - 1
    const isListed = people.length > 1 && word === ','
    const other = isLast ? before : isListed ? joint - 1 : -1
    if (other < 0 || (cast.mentionFirst[other] as number) < 0 || doc.quoted[other] !== doc.quoted[end]) break
    if (isLast && before === joint - 2 && people.length === 1 && !isInList(scene, other)) break
    if (cast.sure[other] === 0) return null
    people.push(cast.who[other] as number)
    first = cast.mentionFirst[other] as number
  }
  return readBefore(scene, people, first)
}

/** "Lily, Theo, and Ben": a comma before "and" also parts two sentences. */
function isInList({ doc, cast }: Scene, at: number): boolean {
  const first = cast.mentionFirst[at] as number
  return doc.folded[first - 1] === ',' && (cast.mentionFirst[first - 2] ?? -1) >= 0
}

function readBefore(scene: Scene, people: readonly number[], first: number): Subject | null {
  const { doc } = scene
  const word = first > 0 && sameSentence(scene, first - 1, first) ? (doc.folded[first - 1] as string) : ''
  const isMark = word === '' || ((doc.shape[first - 1] as number) & WORD) === 0
  const isSubject = SUBJECT.test(doc.folded[first] as string)
  const isGoverned = NO_STATEMENT.has(word) && !(isSubject && !CONDITIONS.test(word))
  if (isGoverned || (doc.folded[first - 2] === 'as' && word === 'though')) return null
  if (word === 'but' && EVERYBODY.test(doc.folded[first - 2] ?? '')) return null
  const opens =
    isMark ||
    OPENING.has(word) ||
    (word.endsWith('ly') && word.length > 4) ||
    (isSubject && !JOINS.test(word)) ||
    isAfterPhrase(scene, first)
  const reports = reportsBefore(scene, first)
  const from = word === 'neither' || word === 'both' ? first - 1 : first
  return reports === 'condition' ? null : { people, first: from, isReported: !opens || reports === 'report' }
}

/** Pronouns that no word before them governs: "but under the smile she felt lonely". */
const SUBJECT = /^(?:i|he|she|we|they)$/u
/** Words that make no statement of what follows. */
const CONDITIONS = /^(?:if|whether|unless|like|than|lest|without)$/u
/** After these somebody tells or asks it. */
const JOINS = /^(?:that|how|why|what|who|whom|which|as)$/u
const PHRASE =
  /^(?:at|in|on|by|after|before|behind|under|over|above|near|inside|outside|beside|through|across|during|all|every|one|that|this|last|next|the|for|from|with)$/u
const MOST_BEFORE = 6

/** "At the end Ivy was": a few words of time or place open the sentence. */
function isAfterPhrase({ doc, cast }: Scene, first: number): boolean {
  let from = first
  while (
    from > 0 &&
    doc.sentenceOf[from - 1] === doc.sentenceOf[first] &&
    ((doc.shape[from - 1] as number) & WORD) !== 0
  )
    from--
  const before = doc.folded.slice(from, first)
  const isPhrase =
    before.length <= MOST_BEFORE &&
    PHRASE.test(before[0] ?? '') &&
    !before.some((word) => TELLING.test(word) || word === 'that')
  return isPhrase && cast.who.subarray(from, first).every((number) => number === -1)
}

/** Whether the words of the sentence before a statement make it a thought, words of somebody, or a condition. */
export function reportsBefore({ doc }: Scene, first: number): 'report' | 'condition' | null {
  for (
    let i = first - 1;
    i >= 0 && first - i <= FURTHEST && doc.sentenceOf[i] === doc.sentenceOf[first];
    i--
  ) {
    const word = doc.folded[i] as string
    if (/^[,;:—–]$/u.test(word) || doc.quoted[i] !== doc.quoted[first]) return null
    if (word === 'if' || word === 'unless' || word === 'whether') return 'condition'
    if (TELLING.test(word)) return 'report'
  }
  return null
}

/** The token with which the words for somebody end: "Lily, who had lost, was"; "the boy who was". */
function subjectEnd(scene: Scene, at: number): number {
  const { doc, cast } = scene
  if ((cast.mentionFirst[at] as number) >= 0) return at
  const word = doc.folded[at] as string
  if (word === 'who') return mentionEndBefore(scene, doc.folded[at - 1] === ',' ? at - 2 : at - 1)
  if (word === ',') return beforeComma(scene, at)
  if (word === 'and' || word === 'but') return onlyActor(scene, at)
  return -1
}

function mentionEndBefore({ cast }: Scene, at: number): number {
  return at >= 0 && (cast.mentionFirst[at] as number) >= 0 ? at : -1
}

/** "Lily, who had lost, was": the words between the commas belong to her. */
function beforeComma(scene: Scene, comma: number): number {
  const { doc } = scene
  for (let i = comma - 1; i > 0 && comma - i <= FURTHEST && sameSentence(scene, i, comma); i--) {
    if (doc.folded[i] !== ',') continue
    return /^(?:who|whose|still|now|an?|the|my|our|his|her|their)$|'s$/u.test(doc.folded[i + 1] ?? '')
      ? mentionEndBefore(scene, i - 1)
      : -1
  }
  return -1
}

/** "Lily sat down and was furious": she, where the sentence begins with her and names nobody else before. */
function onlyActor(scene: Scene, joint: number): number {
  const { doc, cast } = scene
  const sentence = doc.sentences[doc.sentenceOf[joint] as number]
  if (!sentence || joint - sentence.first > FURTHEST) return -1
  let end = -1
  for (let i = sentence.first; i < joint; i++) {
    if (doc.folded[i] === ',' || doc.quoted[i] !== doc.quoted[joint] || TELLING.test(doc.folded[i] as string))
      return -1
    if ((cast.mentionFirst[i] as number) < 0) {
      if (end >= 0 && (cast.who[i] as number) >= 0 && cast.who[i] !== cast.who[end]) return -1
      continue
    }
    if (end < 0 && cast.mentionFirst[i] !== sentence.first) return -1
    if (end >= 0 && cast.who[i] !== cast.who[end]) return -1
    if (end < 0) end = i
  }
  return end
}

function sameSentence({ doc }: Scene, one: number, other: number): boolean {
  return doc.sentenceOf[one] === doc.sentenceOf[other]
}
