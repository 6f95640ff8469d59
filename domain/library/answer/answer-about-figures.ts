import type { QuoteCopy } from '../align-copy.ts'
import { adaptQuotations, inQuotes, locatorsOf } from '../quote-copy.ts'
import type { Match } from './match-note.ts'
import { firstQuote, type NoteAnswer, type Source } from './notes.ts'

/** The words that ask for a device, and the words with which the notes name it. */
const devices: readonly (readonly [asked: RegExp, named: RegExp])[] = [
  [/\bsimiles?\b/iu, /simile/iu],
  [/\bpersonif/iu, /personif/iu],
  [/\bmetaphor/iu, /metaphor/iu],
  [/\bsymbol(?:s|ism)?\b/iu, /symbol/iu],
  [
    /\b(?:iron(?:y|ic|ically)|sarcas\w+|satir\w+)\b/iu,
    /iron(?:y|ic)|sarcas|satir|opposite|means something else/iu,
  ],
  [/\b(?:hyperbol\w+|exaggerat\w+)\b/iu, /hyperbol|exaggerat/iu],
  [/\b(?:understate\w+|litotes)\b/iu, /understate|litotes/iu],
  [/\ballusions?\b/iu, /allusion/iu],
  [
    /\b(?:repeat\w*|repetition|anaphora|refrain|parallelism)\b/iu,
    /repe(?:at|tition)|refrain|anaphora|parallel/iu,
  ],
  [/\b(?:contrast\w*|antithesis|juxtapos\w+)\b/iu, /contrast|antithesis|opposit/iu],
  [/\b(?:paradox\w*|oxymoron\w*)\b/iu, /paradox|oxymoron/iu],
  [
    /\b(?:sound devices?|sounds?|alliterat\w+|rhym\w+|rhythm|onomatop\w+|assonance|meter)\b/iu,
    /sound|rhym|rhythm|onomatop|alliterat|beat/iu,
  ],
  [/\b(?:puns?|wordplay|play on words)\b/iu, /\bpun|play on|double/iu],
  [
    /\b(?:enjambment|line breaks?|free verse|sonnet form|dialect)\b/iu,
    /\bform\b|line break|short (?:last )?line|dialect|stanza|rhythm/iu,
  ],
  [/\bcompar(?:e|ed|es|ing)\b.*\b(?:to|with)\b/iu, /simile|metaphor|compar|personif/iu],
  [/\bidioms?\b/iu, /idiom|saying/iu],
  [/\banalog(?:y|ies)\b/iu, /analogy/iu],
  [/\beuphemisms?\b/iu, /euphemism/iu],
  [/\bforeshadow\w*\b/iu, /foreshadow|hint/iu],
  [/\b(?:imagery|images?|sensory|senses)\b/iu, /image|simile|metaphor|color|see|hear|personif/iu],
]
const ANY = /\b(?:devices?|techniques?|figurative|figures? of speech|literary (?:terms?|elements?))\b/iu
const MAX_FIGURES = 3

type Figure = {
  name: string
  says: string
  note: string
  words: string
  clues: readonly string[]
  rank: number
  isFigure: boolean
}

/**
 * The figures that a question asks for, by name or all of them, each with its words; null where it asks for none.
 *
 * @param matches the notes that match the question, so that the figure that it is about comes first
 */
export function answerAboutFigures(
  question: string,
  matches: readonly Match[],
  source: Source,
): NoteAnswer | null {
  const wanted = devices.filter(([asked]) => asked.test(question))
  const all = figuresOf(source, matches)
  const found = wanted.flatMap(([, named]) => all.filter(({ name }) => named.test(name)))
  if (found.length > 0) return writeAnswer('', selectFigures(found, wanted.length))
  const others = [...all.filter(({ isFigure }) => isFigure), ...all.filter(({ isFigure }) => !isFigure)]
  if (others.length === 0 || (wanted.length === 0 && !ANY.test(question))) return null
  const list = inList(
    others.slice(0, MAX_FIGURES).map(({ name, words }) => `${lower(name)} (${inQuotes(words)})`),
  )
  const none = wanted.map(([asked]) => asked.exec(question)?.[0] ?? '').join(' and no ')
  const first = none ? `The notes name no ${none} here, but ${list}.` : `The main ones are ${list}.`
  return { ...writeAnswer(first, others.slice(0, MAX_FIGURES)), isNearest: wanted.length > 0 }
}

function writeAnswer(first: string, figures: readonly Figure[]): NoteAnswer {
  return {
    text: [first, ...figures.map(describeFigure)].filter(Boolean).join(' '),
    clues: figures.flatMap(({ clues }) => clues),
  }
}

/** At most `MAX_FIGURES`; where several devices are asked for, one of each comes first. */
function selectFigures(found: readonly Figure[], devices: number): Figure[] {
  const different = [...new Set(found)]
  if (devices < 2) return different.slice(0, MAX_FIGURES)
  const kinds = new Set<string>()
  const firsts = different.filter(({ name }) => kinds.size < kinds.add(name).size)
  return [...firsts, ...different.filter((one) => !firsts.includes(one))].slice(0, MAX_FIGURES)
}

function describeFigure({ name, words, says, note }: Figure): string {
  return `${name}: ${inQuotes(words)}. It says: ${says} ${note}`
}

/** The figures, and the marks that are more than word choice, the best match first. */
function figuresOf(source: Source, matches: readonly Match[]): Figure[] {
  const { annotated, version, quote } = source
  const rank = (clues: readonly string[], kind: string) =>
    matches.find(({ note }) => note.kind === kind && note.clues.some((id) => clues.includes(id)))?.share ?? 0
  const figures = (annotated.figures ?? []).map((one) => ({
    name: one.name,
    says: ended(one.says, quote),
    note: adaptQuotations(one[version], quote),
    words: firstQuote(locatorsOf(one, annotated), null, source),
    clues: one.clues ?? [],
    rank: rank(one.clues ?? [], 'figure') + 0.01,
    isFigure: true,
  }))
  const known = new Set(figures.flatMap(({ words }) => words ?? []))
  const marks = annotated.marks
    .filter(({ kind }) => kind !== 'word' && kind !== 'act')
    .map(({ id, name, says, means, at }) => ({
      name,
      says: ended(says, quote),
      note: adaptQuotations(means[version], quote),
      words: firstQuote(at, null, source),
      clues: [id],
      rank: rank([id], 'mark'),
      isFigure: false,
    }))
    .filter(({ words }) => words === null || !known.has(words))
  return [...figures, ...marks]
    .flatMap(({ words, ...one }) => (words === null ? [] : [{ ...one, words }]))
    .sort((a, b) => b.rank - a.rank)
}

function ended(says: string, quote: QuoteCopy): string {
  const plain = adaptQuotations(says, quote)
  return /[.!?]$/u.test(plain) ? plain : `${plain}.`
}

export function lower(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1)
}

/** "a", "a and b", "a, b and c". */
export function inList(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}
