import { overlaps } from '../doc/overlaps.ts'
import { describeLocation } from '../explanation/describe-location.ts'
import { byGrade, quoted, withArticle } from '../explanation/phrasing.ts'
import { quoteWords } from '../explanation/quote-words.ts'
import { type ExplanationSource, findingsOf } from '../explanation/source.ts'
import type { Span } from '../finding.ts'
import type { FindingType } from '../findings.ts'
import type { DeviceAsked } from '../question/device-asked.ts'
import answers from '../wording/answer.json' with { type: 'json' }
import { fill } from '../wording/fill.ts'

const wording = answers.device

/** The devices that an answer names, strongest evidence first. */
const DEVICES = [
  'simile',
  'rhetorical-question',
  'refrain',
  'anaphora',
  'repetition',
  'alliteration',
  'idiom',
  'hyperbole',
  'onomatopoeia',
  'rhyme',
] as const satisfies readonly FindingType[]

/** Whether the device asked about is there, and where; for a question that names none, those that were found. */
export function answerDevice(
  source: ExplanationSource,
  device: DeviceAsked | null,
  phrase: Span | null,
): string {
  if (!device) return answerAny(source, phrase)
  const form = answerForm(source, device)
  if (form) return form
  const name = device.replace('-', ' ')
  const finding = findingsOf(source, ...typesOf(device))[0]
  const quote = finding ? quoteWords(source.text, finding, 8) : null
  if (!finding || !quote) return fill(wording.none, { device: name })
  return fill(finding.certainty === 'clear' ? wording.has : wording.mayHave, {
    device: uncounted(name) ? name : withArticle(name),
    location: describeLocation(source.reading.doc, finding),
    quote: quoted(quote),
  })
}

function typesOf(device: DeviceAsked): FindingType[] {
  if (device === 'rhyme') return ['rhyme', 'rhyme-scheme']
  if (device === 'metaphor' || device === 'personification') return ['metaphor', 'personification']
  return device === 'imagery' || device === 'assonance' ? [] : [device]
}

/** The devices found, in the words asked about where the question quotes some. */
function answerAny(source: ExplanationSource, phrase: Span | null): string {
  const shown = (phrase ? [...PICTURES, ...DEVICES] : DEVICES).flatMap((type) => {
    const finding = findingsOf(source, type).find((one) =>
      phrase ? overlaps(one, phrase) : one.certainty !== 'possible' || type === 'simile',
    )
    const quote = finding && quoteWords(source.text, finding, 6)
    return quote ? [fill(wording.one, { device: wording.names[type], quote: quoted(quote) })] : []
  })
  if (shown.length === 0) return phrase ? wording.noneThere : wording.noneAtAll
  return fill(phrase ? wording.there : wording.any, { devices: shown.slice(0, 3).join('; ') })
}

/** What rules can only propose: said where the question points to the words. */
const PICTURES = ['personification', 'metaphor'] as const satisfies readonly FindingType[]

function uncounted(name: string): boolean {
  return /^(?:alliteration|assonance|onomatopoeia|repetition|anaphora|imagery|enjambment|irony|rhyme|meter|personification)$/u.test(
    name,
  )
}

/** Rhyme and meter are counted, so the answer gives the count. */
function answerForm(source: ExplanationSource, device: DeviceAsked): string | null {
  if (device === 'rhyme') {
    const scheme = findingsOf(source, 'rhyme-scheme')[0]
    const letters = scheme?.data.letters ?? ''
    if (!scheme || !/(.).*\1/u.test(letters)) return null
    const pattern = letters.slice(0, 14).split('').join(' ')
    return fill(byGrade(source.grade, wording.rhyme), {
      location: describeLocation(source.reading.doc, scheme),
      pattern,
    })
  }
  if (device === 'meter') {
    const meter = findingsOf(source, 'meter')[0]?.data.name
    return meter ? fill(byGrade(source.grade, wording.meter), { meter }) : null
  }
  return null
}
