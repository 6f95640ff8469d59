import { trimEnd } from '../page/trim-end.ts'

/** A meaning in two senses gives the first; the other may not fit here. */
export function firstSense(meaning: string): string {
  const first = meaning.split(';')[0] ?? meaning
  const words = first.replace(/^in a way that is: /u, 'in a way that is ').split(' ')
  return trimEnd(words.slice(0, 16).join(' '), '.:')
}
