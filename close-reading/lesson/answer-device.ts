import type { LessonParts } from './lesson-parts.ts'
import { namePlace } from './name-place.ts'
import { byGrade, quoted, withArticle } from './phrasing.ts'
import { quoteWords } from './quote-words.ts'
import { findingsOf, type LessonSource } from './source.ts'
import { strongestClue } from './strongest-clue.ts'

/** Whether the device asked about is there, and where. */
export function answerDevice(parts: LessonParts): string {
  const { source } = parts
  if (!source.asked.device) return answerAny(parts)
  const form = answerForm(source)
  if (form) return form
  const device = source.asked.device ?? ''
  const name = device.replace('-', ' ').replace('metre', 'meter')
  const types =
    device === 'rhyme'
      ? ['rhyme', 'rhyme-scheme']
      : device === 'metaphor' || device === 'personification'
        ? ['metaphor', 'personification']
        : [device]
  const finding = findingsOf(source, ...types)[0]
  const words = finding ? quoteWords(source.text, finding, 8) : null
  if (!finding || !words)
    return `No clear ${name} was found in these lines. One may still be there, so use step 5 to check. ${source.grade === 'elementary' ? '' : strongestClue(parts)}`.trim()
  const certain = finding.certainty === 'clear' ? 'has' : 'may have'
  return `The text ${certain} ${uncounted(name) ? name : withArticle(name)} in ${namePlace(source.reading.page, finding)}: ${quoted(words)}.`
}

/** What to call a device, strongest evidence first. */
const NAMES: readonly (readonly [string, string])[] = [
  ['simile', 'a simile'],
  ['rhetorical-question', 'a rhetorical question'],
  ['refrain', 'a refrain'],
  ['anaphora', 'anaphora'],
  ['repetition', 'repetition'],
  ['alliteration', 'alliteration'],
  ['idiom', 'an idiom'],
  ['hyperbole', 'hyperbole'],
  ['metaphor', 'a metaphor'],
  ['personification', 'personification'],
  ['onomatopoeia', 'onomatopoeia'],
  ['rhyme', 'rhyme'],
]

/** The devices of a text that step 2 can show too, each with the words that show it. */
export const shownDevices: ReadonlySet<string> = new Set(NAMES.map(([type]) => type))

/** A question for devices that names none: those of step 2, each with its words. */
function answerAny(parts: LessonParts): string {
  const shown = NAMES.flatMap(([type, name]) => {
    const clue = parts.clues.find((one) => one.type === type)
    return clue ? [`${name}: ${quoted(clue.quote)}`] : []
  }).slice(0, 3)
  if (shown.length === 0)
    return `No clear device was found in these lines. One may still be there. ${strongestClue(parts)}`
  return `The text probably has ${shown.join('; ')}.`
}

function uncounted(name: string): boolean {
  return /^(?:alliteration|assonance|onomatopoeia|repetition|anaphora|imagery|enjambment|irony|rhyme|meter|personification)$/u.test(
    name,
  )
}

/** Rhyme and meter are counted, so the answer gives the count. */
function answerForm(source: LessonSource): string | null {
  const { device } = source.asked
  if (device === 'rhyme') {
    const scheme = findingsOf(source, 'rhyme-scheme')[0]
    const letters = (scheme?.data as { letters?: string } | undefined)?.letters ?? ''
    if (!scheme || !/(.).*\1/u.test(letters)) return null
    const pattern = letters.slice(0, 14).split('').join(' ')
    return byGrade(source.grade, {
      elementary: `Yes, some line ends rhyme. In ${namePlace(source.reading.page, scheme)}, the pattern is ${pattern}. Lines with the same letter rhyme.`,
      middle: `In ${namePlace(source.reading.page, scheme)}, the line ends rhyme in the pattern ${pattern}. Lines with the same letter rhyme.`,
    })
  }
  if (device === 'metre') {
    const name = (findingsOf(source, 'metre')[0]?.data as { name?: string } | undefined)?.name
    if (!name) return null
    return byGrade(source.grade, {
      elementary: 'The lines have a steady beat. Clap as you read, and you may hear it.',
      middle: `The lines probably move in ${name}, which is a steady pattern of light and strong beats.`,
    })
  }
  return null
}
