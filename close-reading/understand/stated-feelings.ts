import { WORD } from '../doc/doc.ts'
import { spanOf } from '../doc/tokens.ts'
import { isFunctionWord } from '../scene/mention-words.ts'
import type { Scene } from '../scene/read-scene.ts'
import { isFeelingWord } from '../vocabulary/feeling-list.ts'
import type { FeelingClue, FeelingSource } from './feeling-clue.ts'
import { feltAsThing } from './felt-as-thing.ts'
import { clauseEnd, LONGEST, reportFrom } from './statement-span.ts'
import { reportsBefore, type Subject, speakerAt, subjectBefore, subjectEndingAt } from './subject-before.ts'

const LINKS = new Set(
  "is are was were am been feel feels felt feeling become becomes became get gets got grow grows grew turned look looks looked seem seems seemed sound sounds sounded appear appears appeared remain remains remained stay stays stayed isn't aren't wasn't weren't".split(
    ' ',
  ),
)
const SEEMING = /^(?:look|seem|sound|appear)/u
const SHORT_FOR_BE = /(?:['’](?:m|s|re))$|^(?:im|hes|shes|theyre)$/u
const DENIAL = /^(?:not|never|no|neither|nor|hardly|barely|scarcely|far|anything|nothing)$|n['’]t$/u
const DEGREES = new Set(
  'so very really quite too extremely deeply a bit little lot more less most as just still even always now then also suddenly almost nearly pretty rather both all kinda kind sort of super only not never no longer hardly barely scarcely anything nothing but far from feeling getting becoming growing being ever once again already'.split(
    ' ',
  ),
)
/** What may follow a feeling word and is not a thing that the word describes. */
const AFTER = new Set(
  'enough today tonight now again inside too indeed lately anymore himself herself themselves yesterday tomorrow everyone everything thinking seeing hearing watching knowing all rn lol'.split(
    ' ',
  ),
)

/** Every place where the text says in so many words what somebody feels, in the order of the text. */
export function statedFeelings(scene: Scene): FeelingClue[] {
  const clauses = clausesByToken(scene)
  const { doc, cast } = scene
  const found: FeelingClue[] = []
  for (let i = 0; i < doc.count; i++) {
    const word = doc.folded[i] as string
    const isShort = SHORT_FOR_BE.test(word) && (cast.who[i] !== -1 || isSpoken(scene, i))
    const felt = LINKS.has(word) || isShort ? feltAfter(scene, i) : null
    const stated = felt
      ? statementOf(scene, i, isShort ? subjectOfShort(scene, i) : subjectBefore(scene, i), felt)
      : (causedAt(scene, i) ?? apartAt(scene, i) ?? hadAt(scene, i))
    if (!stated) continue
    const clause = clauses.get(stated.at) ?? clauses.get(i) ?? -1
    for (const person of stated.people)
      found.push({
        ...spanOf(doc, stated.at),
        person,
        clause,
        words: stated.words,
        inTurn: inTurn(scene, stated),
        from: stated.from,
        says: spanOf(doc, stated.first, stated.last),
        weight: stated.from === 'named' ? 3 : 1,
      })
  }
  return found
}

const IN_TURN = /^(?:first|then|later|afterwards?)$/u

/** "Calm at first, then furious": several feelings that are not felt at once. */
function inTurn({ doc }: Scene, { words, at, last }: Stated): boolean {
  return words.length > 1 && doc.folded.slice(at, last).some((word) => IN_TURN.test(word))
}

/** "A wave of dread went through Tomasz." */
function hadAt(scene: Scene, at: number): Stated | null {
  const had = feltAsThing(scene, at)
  return (
    had && statementOf(scene, at, had.subject, { ...had, words: [had.word], denied: false, hedged: false })
  )
}

type Felt = {
  words: readonly string[]
  at: number
  last: number
  denied: boolean
  hedged: boolean
  /** Where words before the person belong to it. */
  first?: number
}
type Stated = Omit<Felt, 'denied' | 'hedged' | 'first'> & {
  people: readonly number[]
  first: number
  from: FeelingSource
}

/** "was not proud", "felt tired and sad": the feeling words after a verb. */
function feltAfter({ doc, cast }: Scene, verb: number): Felt | null {
  let at = verb + 1
  let denied = DENIAL.test(doc.folded[verb] as string)
  let hedged = false
  for (; at < doc.count && at - verb < LONGEST && doc.sentenceOf[at] === doc.sentenceOf[verb]; at++) {
    const word = doc.folded[at] as string
    if (isFeelingWord(word)) break
    if (!DEGREES.has(word) && !(word.endsWith('ly') && word.length > 4)) return null
    denied ||= DENIAL.test(word)
    hedged ||= word === 'almost' || word === 'nearly'
  }
  const words: string[] = []
  const first = at
  while (at < doc.count && isFeelingWord(doc.folded[at] as string)) {
    words.push(doc.folded[at] as string)
    // "Proud at first, then embarrassed".
    const end = doc.folded[at + 1] === 'at' && doc.folded[at + 2] === 'first' ? at + 2 : at
    const joint = doc.folded[end + 1]
    let next = joint === 'and' || joint === ',' || joint === 'but' ? end + 2 : -1
    if (next > 0 && joint === ',' && /^(?:and|but)$/u.test(doc.folded[next] ?? '')) next++
    while (next > 0 && DEGREES.has(doc.folded[next] ?? '') && !DENIAL.test(doc.folded[next] as string)) next++
    if (next < 0 || !isFeelingWord(doc.folded[next] ?? '')) break
    at = next
  }
  const after = doc.folded[at + 1] ?? ''
  const isPlain = at + 1 >= doc.count || ((doc.shape[at + 1] as number) & WORD) === 0
  const goesOn =
    isPlain ||
    isFunctionWord(after) ||
    AFTER.has(after) ||
    after.endsWith('ly') ||
    (cast.who[at + 1] as number) >= 0
  return words.length > 0 && goesOn ? { words, at: first, last: at + 1, denied, hedged } : null
}

function statementOf(scene: Scene, verb: number, subject: Subject | null, felt: Felt): Stated | null {
  const { doc, cast } = scene
  if (!subject || felt.hedged || isQuestion(scene, verb)) return null
  const quoted = isSpoken(scene, verb)
  const word = doc.folded[verb] as string
  const denied = felt.denied || deniedBefore(scene, subject.first, verb)
  // "I'm sorry" begs pardon.
  if (quoted && felt.words[0] === 'sorry') return null
  const isNarrator = subject.people.includes(cast.narrator)
  const from: FeelingSource = quoted
    ? 'said'
    : isNarrator
      ? narratorSays(scene, subject.first, denied)
      : subject.isReported
        ? 'reported'
        : denied
          ? 'denied'
          : SEEMING.test(word)
            ? 'seems'
            : 'named'
  const source = quoted && !/^i\b|^im$/u.test(doc.folded[subject.first] as string) ? 'reported' : from
  const begins = Math.min(subject.first, felt.first ?? subject.first)
  const first = source === 'reported' ? reportFrom(scene, subject.first) : begins
  return {
    people: subject.people,
    words: felt.words,
    at: felt.at,
    first,
    last: clauseEnd(scene, felt.last),
    from: source,
  }
}

/** What a narrator feels is said outright, and not where others think or say it. */
function narratorSays(scene: Scene, first: number, denied: boolean): FeelingSource {
  if (reportsBefore(scene, first) === 'report') return 'reported'
  return denied ? 'denied' : 'named'
}

/** In quotation marks, or in a line of a chat or a play. */
function isSpoken({ doc, utterances }: Scene, at: number): boolean {
  return doc.quoted[at] === 1 || utterances.some(({ first, last }) => first <= at && at < last)
}

/** "She's proud", "Lily's furious", and in speech "I'm tired": the word is somebody and the verb. */
function subjectOfShort(scene: Scene, at: number): Subject | null {
  const { doc } = scene
  if (!isSpoken(scene, at) || !/^i['’]|^im$/u.test(doc.folded[at] as string))
    return subjectEndingAt(scene, at)
  return speakerAt(scene, at)
}

function isQuestion({ doc }: Scene, at: number): boolean {
  const sentence = doc.sentences[doc.sentenceOf[at] as number]
  return sentence !== undefined && doc.text.slice(sentence.start, sentence.end).trimEnd().endsWith('?')
}

function deniedBefore({ doc }: Scene, first: number, verb: number): boolean {
  for (let i = first; i < verb; i++) if (DENIAL.test(doc.folded[i] as string)) return true
  return false
}

/** "The news made Lily sad." */
function causedAt(scene: Scene, verb: number): Stated | null {
  const { doc, cast } = scene
  if (!/^(?:made|makes|left)$/u.test(doc.folded[verb] as string) || doc.quoted[verb] === 1) return null
  if (
    /^(?:to|not|never|would|could|might)$|n't$/u.test(doc.folded[verb - 1] ?? '') ||
    isQuestion(scene, verb)
  )
    return null
  let end = verb + 1
  while (end < doc.count && end - verb < 6 && cast.mentionFirst[end] !== verb + 1) end++
  if (cast.mentionFirst[end] !== verb + 1 || cast.sure[end] === 0) return null
  const felt = feltAfter(scene, end)
  const word = doc.folded[end + 1] === 'feel' ? feltAfter(scene, end + 1) : felt
  if (!word || word.denied || word.hedged) return null
  const people = [cast.who[end] as number]
  return {
    people,
    words: word.words,
    at: word.at,
    first: verb,
    last: clauseEnd(scene, word.last),
    from: 'named',
  }
}

/** "Furious, Lily left": a feeling set apart at the beginning belongs to who comes next. */
function apartAt(scene: Scene, at: number): Stated | null {
  const { doc, cast } = scene
  const word = doc.folded[at] as string
  const sentence = doc.sentences[doc.sentenceOf[at] as number]
  if (sentence?.first !== at || !isFeelingWord(word) || doc.folded[at + 1] !== ',' || doc.quoted[at] === 1)
    return null
  for (let end = at + 2; end < at + 8 && end < doc.count; end++) {
    if (cast.mentionFirst[end] !== at + 2) continue
    const isAlone = !/^(?:and|,|'s)$/u.test(doc.folded[end + 1] ?? '')
    if (cast.sure[end] === 0 || !isAlone) return null
    return {
      people: [cast.who[end] as number],
      words: [word],
      at,
      first: at,
      last: clauseEnd(scene, end + 1),
      from: 'named',
    }
  }
  return null
}

/** The clause that a word belongs to as its verb or what it calls somebody. */
function clausesByToken({ clauses }: Scene): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  clauses.forEach(({ predicate, complement }, number) => {
    for (const at of [predicate, complement]) if (at >= 0 && !found.has(at)) found.set(at, number)
  })
  return found
}
