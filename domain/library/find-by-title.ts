import { tokensOf } from './tokens.ts'

/** A text of the library as it is found by what somebody calls it. `names`: its title and what students say. */
export type TitledText = { slug: string; title: string; author: string; names: string[] }

/** Most texts that are offered at once: several may go by one name. */
const MOST_OFFERED = 3

/** Words of a question that name no work. */
const asking = new Set(
  `a an the what whats is are was does do did mean means meaning of in by from about tone theme mood poem story speech
  text book explain explanation analysis analyze summary summarize please help me with this that on for and to how why
  who symbolism message feeling feelings famous called scene line lines chapter my s`.split(/\s+/),
)

/**
 * The texts that a question or a title names, without a passage: "the raven poe", "sonnet 18", "what does the road not
 * taken mean". The longest name wins; texts that share it are all returned,
 * but for those of an author who is not named beside one who is. Empty when nothing is surely named: a
 * short name such as "If" counts where it stands alone, in quotation marks, or beside its author.
 */
export function findByTitle<Text extends TitledText>(typed: string, texts: readonly Text[]): Text[] {
  const words = keysOf(typed)
  if (words.length === 0 || words.length > 200) return []
  const quoted = [...typed.matchAll(/[“"‘']([^“”"‘’']{1,80})[”"’']/g)].map(([, name = '']) =>
    keysOf(name).join(' '),
  )
  const found = texts.flatMap((text) => {
    const sizes = text.names.map((name) => sizeOfMatch({ words, quoted }, keysOf(name), keysOf(text.author)))
    const size = Math.max(0, ...sizes)
    return size > 0 ? [{ text, size }] : []
  })
  const longest = Math.max(0, ...found.map(({ size }) => size))
  const best = found.filter(({ size }) => size === longest).map(({ text }) => text)
  const byAuthor = best.filter(({ author }) => words.includes(keysOf(author).at(-1) ?? ''))
  return (byAuthor.length > 0 ? byAuthor : best).slice(0, MOST_OFFERED)
}

type Typed = { words: readonly string[]; quoted: readonly string[] }

/** Letters of the name where the words name it surely, else 0. */
function sizeOfMatch({ words, quoted }: Typed, name: readonly string[], author: readonly string[]): number {
  const size = name.join('').length
  const own = name.filter((word) => !asking.has(word))
  if (quoted.includes(name.join(' '))) return size
  const isByAuthor = words.some((word) => word === author.at(-1))
  const rest = words.filter((word) => !asking.has(word) && !author.includes(word))
  if (own.length > 0 && isLike(rest, own)) return /^\d+$/.test(own.join('')) && !isByAuthor ? 0 : size
  const isLong = own.length > 1 || name.length > 3
  if (!isLong && !isByAuthor) return isPlaced(words, own) ? size : 0
  const from = own.length > 0 ? name.indexOf(own[0] ?? '') : 0
  const core = name.slice(from)
  return words.some((_, at) => isLike(words.slice(at, at + core.length), core)) ? size : 0
}

const SHORTEST_RARE_WORD = 8

/** One rare word after "in" or "of": "the last line in Ozymandias". */
function isPlaced(words: readonly string[], [name = '']: readonly string[]): boolean {
  if (name.length < SHORTEST_RARE_WORD) return false
  return words.some((word, at) => isAlmost(word, name) && ['in', 'of'].includes(words[at - 1] ?? ''))
}

/** The same words in the same order; a long word may have a letter wrong. */
function isLike(words: readonly string[], name: readonly string[]): boolean {
  return words.length === name.length && words.every((word, at) => isAlmost(word, name[at] ?? ''))
}

const SHORTEST_WITH_A_TYPO = 5

function isAlmost(one: string, other: string): boolean {
  if (one === other) return true
  if (Math.min(one.length, other.length) < SHORTEST_WITH_A_TYPO || Math.abs(one.length - other.length) > 1)
    return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  const [long, short] = one.length >= other.length ? [one, other] : [other, one]
  const skip = long.length === short.length ? 1 : 0
  return long.slice(start + 1) === short.slice(start + skip)
}

function keysOf(text: string): string[] {
  return tokensOf(text).map(({ key }) => key)
}
