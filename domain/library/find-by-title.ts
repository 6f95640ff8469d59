import { tokensOf } from './tokens.ts'

/** A text of the library with what people call it. `names`: its title and what students say. */
export type TitledText = { slug: string; title: string; author: string; names: string[] }

/** Several texts may go by one name. */
const MAX_OFFERED = 3

/** Words of a question that name no work. */
const asking = new Set(
  `a an the what whats is are was does do did mean means meaning of in by from about tone theme mood poem story speech
  text book explain explanation analysis analyze summary summarize please help me with this that on for and to how why
  who symbolism message feeling feelings famous called scene line lines chapter my s`.split(/\s+/),
)

/**
 * The texts that a question or a title names, without a passage: "the raven poe", "sonnet 18", "what does the road not
 * taken mean". The longest name wins. All texts that share it are returned, or those of the named author. Empty when
 * no text is clearly named: a short name such as "If" counts only alone, in quotation marks or with its author.
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
  const max = Math.max(0, ...found.map(({ size }) => size))
  const best = found.filter(({ size }) => size === max).map(({ text }) => text)
  const byAuthor = best.filter(({ author }) => words.includes(keysOf(author).at(-1) ?? ''))
  return (byAuthor.length > 0 ? byAuthor : best).slice(0, MAX_OFFERED)
}

type Typed = { words: readonly string[]; quoted: readonly string[] }

/** The number of letters of the name where the words clearly name it, else 0. */
function sizeOfMatch({ words, quoted }: Typed, name: readonly string[], author: readonly string[]): number {
  const size = name.join('').length
  const significant = name.filter((word) => !asking.has(word))
  if (quoted.includes(name.join(' '))) return size
  const isByAuthor = words.some((word) => word === author.at(-1))
  const rest = words.filter((word) => !asking.has(word) && !author.includes(word))
  if (significant.length > 0 && isLike(rest, significant))
    return /^\d+$/.test(significant.join('')) && !isByAuthor ? 0 : size
  const isLong = significant.length > 1 || name.length > 3
  if (!isLong && !isByAuthor) return isAfterPreposition(words, significant) ? size : 0
  const from = significant.length > 0 ? name.indexOf(significant[0] ?? '') : 0
  const core = name.slice(from)
  return words.some((_, at) => isLike(words.slice(at, at + core.length), core)) ? size : 0
}

const MIN_RARE_WORD = 8

/** One rare word after "in" or "of": "the last line in Ozymandias". */
function isAfterPreposition(words: readonly string[], [name = '']: readonly string[]): boolean {
  if (name.length < MIN_RARE_WORD) return false
  return words.some((word, at) => isAlmost(word, name) && ['in', 'of'].includes(words[at - 1] ?? ''))
}

/** The same words in the same order; a long word may have one wrong letter. */
function isLike(words: readonly string[], name: readonly string[]): boolean {
  return words.length === name.length && words.every((word, at) => isAlmost(word, name[at] ?? ''))
}

const MIN_WORD_WITH_TYPO = 5

function isAlmost(one: string, other: string): boolean {
  if (one === other) return true
  if (Math.min(one.length, other.length) < MIN_WORD_WITH_TYPO || Math.abs(one.length - other.length) > 1)
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
