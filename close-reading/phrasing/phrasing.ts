import { type GradeLevel, levels, type WordingLevel } from '../choices/levels.ts'

/** The text for a level; a missing level takes the one below it. */
export function byGrade<T>(
  grade: GradeLevel,
  texts: { elementary: T; middle?: T; high?: T; college?: T },
): T {
  const middle = texts.middle ?? texts.elementary
  const high = texts.high ?? middle
  const college = texts.college ?? high
  const written: Record<WordingLevel, T> = { elementary: texts.elementary, middle, high, college }
  return written[levels[grade].wording]
}

/** Whether a sentence about somebody speaks of one or of several. */
export function numberOf(person: { several: boolean } | null | undefined): 'one' | 'several' {
  return person?.several ? 'several' : 'one'
}

export function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** "a" or "an" before a word, by its first letter and a few words that sound otherwise. */
export function withArticle(words: string): string {
  const silent = /^(?:hour|honest|honor|heir)/iu.test(words)
  const spoken = /^(?:one|once|uni|use|usu|eu)/iu.test(words)
  return `${silent || (/^[aeiou]/iu.test(words) && !spoken) ? 'an' : 'a'} ${words}`
}

/** "a", "a and b", "a, b, and c". */
export function joinWords(words: readonly string[], link = 'and'): string {
  if (words.length < 3) return words.join(` ${link} `)
  return `${words.slice(0, -1).join(', ')}, ${link} ${words.at(-1)}`
}

const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** A count in words as far as twelve, then "many". */
export function countInWords(count: number): string {
  return NUMBERS[count] ?? 'many'
}

/** Puts double quotation marks around words of the passage. */
export function quoted(words: string): string {
  return `"${words}"`
}
