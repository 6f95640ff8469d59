import { compilePhrase } from './compile-phrase.ts'
import table from './spellings.json' with { type: 'json' }

/** Words that are written so that a filter does not see them: "k*ll", "d!e". */
const hidden = new Map(
  Object.entries(table.hidden).flatMap(([meant, typed]) =>
    typed.split(' ').map((one) => [one, meant] as const),
  ),
)

/** One spelling for every word that phrases look for; words that only strengthen what is said are left out. */
const spellings = table.spellings.map(({ typed, before, means }) => ({
  typed: compilePhrase(typed, table.slots, before),
  means: means && ` ${means}`,
}))

/** Quoted words are somebody else's and become one dash. */
function withoutQuotations(text: string): string {
  return text.replace(/"[^"]{0,600}"/g, ' … ').replace(/(^|[\s(])'[^']{2,300}'(?=$|[\s.,?!:;)])/g, '$1 … ')
}

/** No pattern looks for a word of more than 40 letters; so whatever they are matched against has an end. */
function withShortWords(text: string): string {
  return text.replace(/(\S{40})\S+/g, '$1')
}

/** One blank for a run of blanks, or one line break, so that no pattern below meets a run. */
function withSingleBlanks(text: string): string {
  return text.replace(/\s+/g, (blanks) => (blanks.includes('\n') ? '\n' : ' '))
}

/** What the words alone don't show: laughter, a question, an exclamation, a name. Each becomes a sentence of its own. */
const marks: [string, RegExp][] = [
  ['~', /\b(?:lol|lmao+|lmfao|rofl|ha(?:ha)+|jk|xd)\b|[💀😂🤣😭]/iu],
  ['?', /\?/],
  ['!', /!/],
  ['@', /[a-z,] [A-Z][a-z]{2,}/],
]

/**
 * A message as its sentences, in one spelling: lower case, no apostrophes, texting forms written out, words that
 * only strengthen left out, quotations replaced by "…",
 * and the marks above at the end. Linear in the length of the text.
 */
export function normalize(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”]/g, '"')
  const seen = plain.replace(/[a-z*1]+(?:![a-z*1]+)*/g, (word) => hidden.get(word) ?? word)
  let words = withSingleBlanks(withoutQuotations(seen))
    .replace(/\b(he|she|they|we|you|it)'ll\b/g, '$1 will')
    .replace(/\b(he|she|they|we|you|it)'d\b/g, '$1 would')
    .replace(/([a-z])'([a-z])/g, '$1$2')
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/ ?(?:[.?!;:\n]|--+| [-–—] |…)[.?!;:\s…]*/g, (mark) => (mark.includes('…') ? ' … ' : ' | '))
    .replace(/[^a-z0-9$|…éñ -]/g, ' ')
    .replace(/-/g, ' ')
    .replace(/ {2,}/g, ' ')
  words = ` ${withShortWords(words).trim()}`
  for (const { typed, means } of spellings) words = words.replace(typed, means)
  const sentences = words
    .split('|')
    .map((sentence) => sentence.trim())
    .filter(Boolean)
  return [...sentences, ...marks.flatMap(([mark, expression]) => (expression.test(text) ? [mark] : []))]
}
