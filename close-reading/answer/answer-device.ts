import type { FindingType } from '../findings.ts'
import { namePlace } from '../lesson/name-place.ts'
import { byGrade, quoted, withArticle } from '../lesson/phrasing.ts'
import { quoteWords } from '../lesson/quote-words.ts'
import { findingsOf, type LessonSource } from '../lesson/source.ts'
import type { DeviceAsked } from '../question/device-asked.ts'

/** What to call a device, strongest evidence first. */
const NAMES: readonly (readonly [type: FindingType, name: string])[] = [
  ['simile', 'a simile'],
  ['rhetorical-question', 'a rhetorical question'],
  ['refrain', 'a refrain'],
  ['anaphora', 'anaphora'],
  ['repetition', 'repetition'],
  ['alliteration', 'alliteration'],
  ['idiom', 'an idiom'],
  ['hyperbole', 'hyperbole'],
  ['onomatopoeia', 'onomatopoeia'],
  ['rhyme', 'rhyme'],
]

/** Whether the device asked about is there, and where; for a question that names none, those that were found. */
export function answerDevice(source: LessonSource, device: DeviceAsked | null): string {
  if (!device) return answerAny(source)
  const form = answerForm(source, device)
  if (form) return form
  const name = device.replace('-', ' ').replace('metre', 'meter')
  const finding = findingsOf(source, ...typesOf(device))[0]
  const words = finding ? quoteWords(source.text, finding, 8) : null
  if (!finding || !words) return `We found no clear ${name} in these lines. One may still be there.`
  const certain = finding.certainty === 'clear' ? 'has' : 'may have'
  return `The text ${certain} ${uncounted(name) ? name : withArticle(name)} in ${namePlace(source.reading.page, finding)}: ${quoted(words)}.`
}

function typesOf(device: DeviceAsked): FindingType[] {
  if (device === 'rhyme') return ['rhyme', 'rhyme-scheme']
  if (device === 'metaphor' || device === 'personification') return ['metaphor', 'personification']
  return device === 'imagery' || device === 'assonance' ? [] : [device]
}

function answerAny(source: LessonSource): string {
  const shown = NAMES.flatMap(([type, name]) => {
    const finding = findingsOf(source, type).find((one) => one.certainty !== 'possible' || type === 'simile')
    const words = finding && quoteWords(source.text, finding, 6)
    return words ? [`${name}: ${quoted(words)}`] : []
  }).slice(0, 3)
  if (shown.length === 0) return 'We found no clear device in these lines. One may still be there.'
  return `The text probably has ${shown.join('; ')}.`
}

function uncounted(name: string): boolean {
  return /^(?:alliteration|assonance|onomatopoeia|repetition|anaphora|imagery|enjambment|irony|rhyme|meter|personification)$/u.test(
    name,
  )
}

/** Rhyme and meter are counted, so the answer gives the count. */
function answerForm(source: LessonSource, device: DeviceAsked): string | null {
  if (device === 'rhyme') {
    const scheme = findingsOf(source, 'rhyme-scheme')[0]
    const letters = scheme?.data.letters ?? ''
    if (!scheme || !/(.).*\1/u.test(letters)) return null
    const pattern = letters.slice(0, 14).split('').join(' ')
    return byGrade(source.grade, {
      elementary: `Yes, some line ends rhyme. In ${namePlace(source.reading.page, scheme)}, the pattern is ${pattern}. Lines with the same letter rhyme.`,
      middle: `In ${namePlace(source.reading.page, scheme)}, the line ends rhyme in the pattern ${pattern}. Lines with the same letter rhyme.`,
    })
  }
  if (device === 'metre') {
    const name = findingsOf(source, 'metre')[0]?.data.name
    if (!name) return null
    return byGrade(source.grade, {
      elementary: 'The lines have a steady beat. Clap as you read, and you may hear it.',
      middle: `The lines probably move in ${name}, which is a steady pattern of light and strong beats.`,
    })
  }
  return null
}
