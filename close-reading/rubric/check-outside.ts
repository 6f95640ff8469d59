import { readRhymeLetters } from '../claims/read-rhyme-letters.ts'
import { foldQuotable } from '../prose/fold-quotable.ts'
import { splitProse, wordsOf } from '../prose/split-prose.ts'
import type { RubricCheck } from './rubric.ts'

const NAME = /[\p{Ll},;]\s(?=(\p{Lu}[\p{L}'’-]+))/gu
const COUNT =
  /\b\d+(?:st|nd|rd|th)?[ -](?:lines?|stanzas?|paragraphs?|sentences?|words?|beats?|syllables?)\b/giu
const LOCATION_NUMBER =
  /\b(?:lines?|paragraphs?|sentences?|stanzas?|steps?|clues?|words?|readings?)\s\d+(?:(?:\s(?:to|and|or)\s|,\s|-|–)\d+)*/giu
const LATER_PLOT =
  /\b(?:later in the (?:story|book|novel|poem|play)|(?:in|of) (?:the (?:next|last|first|previous) )?chapter|at the end of the (?:book|novel)|as we (?:will|later) (?:see|learn))\b/iu
/** Numbers to call for help, which an explanation of a hard text may name. */
const HELP_NUMBERS = new Set(['988', '911'])
const ALLOWED = new Set(['i', 'reading', 'step'])

/** M7: no name, number or plot from outside the passage, title, author and question. */
export const checkOutside: RubricCheck = ({ markdown, passage, title, author, question }) => {
  const known = new Set(
    wordsOf(foldQuotable([passage, title, author, question].join('\n')).text).flatMap(withParts),
  )
  const problems: string[] = []
  for (const sentence of splitProse(markdown)) {
    if (/^(?:outside this passage|about the work|on the blog):/iu.test(sentence)) continue
    for (const [, name = ''] of sentence.matchAll(NAME))
      if (
        !readRhymeLetters(name) &&
        !withParts(name.toLowerCase().replace(/’/gu, "'")).some(
          (part) => known.has(part) || ALLOWED.has(part),
        )
      )
        problems.push(`"${name}" is not in the passage, title, author or question.`)
    for (const [number] of sentence.replace(LOCATION_NUMBER, '').replace(COUNT, '').matchAll(/\d+/gu))
      if (!known.has(number) && !HELP_NUMBERS.has(number))
        problems.push(`The number ${number} is not in the passage.`)
    if (LATER_PLOT.test(sentence)) problems.push('The answer tells plot from outside the passage.')
  }
  return problems
}

function withParts(word: string): string[] {
  const bare = word.replace(/'s?$/u, '')
  const number = /^\d+/u.exec(bare)?.[0]
  return [word, bare, ...bare.split('-'), ...(number ? [number] : [])]
}
