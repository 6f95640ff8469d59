import { CAPITAL, WORD } from '../page/shape.ts'
import type { Page } from '../page.ts'
import { bareAt, endsPlace, isOrdinary, isTitle, mayBeName } from './name-guess.ts'

/** Words that may name someone together: tokens [first, last), and the words among them that carry the name. */
export type NamePhrase = {
  first: number
  last: number
  words: readonly number[]
  /** It begins with a title: "Mr. Okafor". */
  titled: boolean
  /** The capital of its first word is not that of a sentence. */
  inside: boolean
  /** It ends as places do: "Baker Street". */
  isPlace: boolean
  /** It is the label of a speaker in a chat or script. */
  isLabel: boolean
}

const MOST_WORDS = 5
const DOTTED = new Set('mr mrs ms dr prof sr sra st jr rev'.split(' '))
const OPENERS = new Set(['“', '”', '"', '‘', '(', '[', ':', '—', '–', '--', '…', '*', '•'])

/** Every run of words with capitals that may be a name, in order; in chats also the words used as labels. */
export function findNamePhrases(page: Page): NamePhrase[] {
  const labels = new Map(page.labels.map((label) => [label.first, label.last]))
  const spoken = labelsByWord(page)
  const found: NamePhrase[] = []
  for (let k = 0; k < page.count; k++) {
    const label = labels.get(k)
    const phrase = label
      ? labelPhrase(page, k, label)
      : mayBeName(page, k)
        ? phraseAt(page, k)
        : spokenOf(page, k, spoken.get(page.folded[k] as string))
    if (!phrase) continue
    found.push(phrase)
    k = phrase.last - 1
  }
  return dropOpenings(page, found)
}

/** For the first word of each label, the words of the longest label that begins so. */
function labelsByWord(page: Page): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  for (const { first, last } of page.labels) {
    const word = page.folded[first] as string
    if ((found.get(word)?.length ?? 0) < last - first) found.set(word, page.folded.slice(first, last))
  }
  return found
}

/** In a chat "hope is mad" is about Hope, when Hope writes in it too; "the hope" is not. */
function spokenOf(page: Page, k: number, label: readonly string[] | undefined): NamePhrase | undefined {
  if (!label || (page.folded[k] as string).length < 2) return undefined
  const whole = label.every((word, i) => word === page.folded[k + i])
  const last = whole ? k + label.length : k + 1
  const alone = last === k + 1 && isOrdinary(page, k)
  if (alone && !(isOpening(page, k) && BE.has(page.folded[last] ?? ''))) return undefined
  return { ...labelPhrase(page, k, last), inside: true, isLabel: false }
}

const BE = new Set('is was isnt wasnt has got just seems looks feels felt said says'.split(' '))

function isOpening(page: Page, k: number): boolean {
  return k === 0 || ((page.shape[k - 1] as number) & WORD) === 0
}

function labelPhrase(page: Page, first: number, last: number): NamePhrase {
  const words: number[] = []
  for (let k = first; k < last; k++)
    if (((page.shape[k] as number) & WORD) !== 0 && bareAt(page, k).length > 1) words.push(k)
  const titled = words.length > 1 && isTitle(bareAt(page, words[0] as number))
  return {
    first,
    last,
    words: titled ? words.slice(1) : words,
    titled,
    inside: false,
    isPlace: false,
    isLabel: true,
  }
}

function phraseAt(page: Page, first: number): NamePhrase {
  const words = [first]
  let last = first + 1
  while (words.length < MOST_WORDS) {
    const next = nextOf(page, last)
    if (next < 0) break
    words.push(next)
    last = next + 1
  }
  let titles = 0
  while (titles < words.length - 1 && isTitle(bareAt(page, words[titles] as number))) titles++
  return {
    first,
    last,
    words: words.slice(titles),
    titled: titles > 0,
    inside: !opensWithCapital(page, first),
    isPlace: titles === 0 && words.length > 1 && endsPlace(bareAt(page, last - 1)),
    isLabel: false,
  }
}

/** The token that goes on with the name whose last token is last - 1; -1 where it ends. */
function nextOf(page: Page, last: number): number {
  const word = page.folded[last - 1] as string
  if (word.endsWith("'s") || last >= page.count) return -1
  const mark = page.folded[last]
  const touches = page.start[last] === page.end[last - 1]
  if (mark === '-' && touches && page.start[last + 1] === page.end[last]) {
    const shape = page.shape[last + 1] ?? 0
    const joined = (shape & CAPITAL) !== 0 || !isOrdinary(page, last - 1)
    return (shape & WORD) !== 0 && joined ? last + 1 : -1
  }
  const next = mark === '.' && touches && (DOTTED.has(word) || word.length === 1) ? last + 1 : last
  const same = page.sentenceOf[next] === page.sentenceOf[last - 1]
  const sameLine = page.kind !== 'poetry' || page.lineOf[next] === page.lineOf[last - 1]
  return same && sameLine && (mayBeName(page, next) || isInitial(page, next)) ? next : -1
}

/** "Samuel L. Jackson" */
function isInitial(page: Page, k: number): boolean {
  const word = page.folded[k] ?? ''
  const shape = page.shape[k] ?? 0
  return (
    word.length === 1 && word !== 'i' && word !== 'a' && (shape & CAPITAL) !== 0 && page.folded[k + 1] === '.'
  )
}

function opensWithCapital(page: Page, k: number): boolean {
  if (k === 0 || page.sentenceOf[k] !== page.sentenceOf[k - 1]) return true
  if (page.lineOf[k] !== page.lineOf[k - 1] && page.kind === 'poetry') return true
  return OPENERS.has(page.folded[k - 1] as string)
}

/** "Angrily Jo left": a known word that opens a sentence before a name that also stands alone is not part of it. */
function dropOpenings(page: Page, phrases: readonly NamePhrase[]): NamePhrase[] {
  const starts = new Set(phrases.map(({ words }) => bareAt(page, words[0] as number)))
  return phrases.map((phrase) => {
    const [opening, second] = phrase.words
    if (phrase.titled || phrase.inside || phrase.isLabel || opening === undefined || second === undefined)
      return phrase
    const word = bareAt(page, opening)
    if (second !== opening + 1 || !isOrdinary(page, opening)) return phrase
    if (!word.endsWith('ly') && !starts.has(bareAt(page, second))) return phrase
    return { ...phrase, first: second, words: phrase.words.slice(1), inside: true }
  })
}
