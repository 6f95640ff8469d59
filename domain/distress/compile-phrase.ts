/** Words that phrases share, by name; each is a choice written as in a phrase. */
export type Slots = Readonly<Record<string, string>>

/** No more words than so many stand where a phrase says "...". */
const gap = '(?: [^ ]+){0,4}'
const tokens = /\{[^}]+\}|\.\.\.|[()[\]|.^]|[^\s()[\]|.^{}]+/g

/**
 * A regular expression for a phrase that can be read aloud. It is matched against a sentence in normalized words with a
 * blank before each, and every part of it begins with that blank:
 * `cut~` any form of a word, `suicid*` a word that begins so, `*` any one word, `#` a number, `...` up to four words,
 * `(a|b c)` one of these, `[a|b]` one of these or nothing, `{slot}` one of the words with that name, `^` the beginning
 * of the sentence and `.` its end. Nothing in it repeats without a bound, so its time grows with the sentence alone.
 * Where `before` is given, one of its words must follow.
 */
export function compilePhrase(phrase: string, slots: Slots, before?: string): RegExp {
  const end = '(?= |$)'
  const follows = before === undefined ? end : `(?=(?:${sourceOf(before, slots)})${end})`
  return new RegExp(`(?:${sourceOf(phrase, slots)})${follows}`, 'g')
}

/** Words, marks and slots of a phrase. */
export function tokensOf(phrase: string): readonly string[] {
  return phrase.match(tokens) ?? []
}

function sourceOf(phrase: string, slots: Slots): string {
  return tokensOf(phrase)
    .map((token) => partOf(token, slots))
    .join('')
}

function partOf(token: string, slots: Slots): string {
  if (token in marks) return marks[token] as string
  if (!token.startsWith('{')) return ` ${wordOf(token)}`
  const name = token.slice(1, -1)
  const words = slots[name]
  if (words === undefined) throw new Error(`No slot has the name “${name}”.`)
  return `(?:${sourceOf(words, slots)})`
}

const marks: Record<string, string> = {
  '...': gap,
  '(': '(?:',
  ')': ')',
  '[': '(?:',
  ']': ')?',
  '|': '|',
  '^': '^',
  '.': '(?=$)',
  '#': ' [0-9]+',
  '*': ' [^ ]+',
}

function wordOf(word: string): string {
  if (!word.endsWith('~')) return word.replace('*', '[^ ]*')
  const base = word.slice(0, -1)
  const last = base.slice(-1)
  if (last === 'e') return `${base.slice(0, -1)}(?:e[sd]?|ing)`
  if (last === 'y') return `${base.slice(0, -1)}(?:y(?:s|ed|ing)?|ie[sd])`
  return `${base}(?:e?s|${last}?(?:ed|ing))?`
}
