import { overlaps } from '../doc/overlaps.ts'
import { describeLocation } from '../explanation/describe-location.ts'
import { byGrade, quoted, withArticle } from '../explanation/phrasing.ts'
import { quoteWords } from '../explanation/quote-words.ts'
import { type ExplanationSource, findingsOf } from '../explanation/source.ts'
import type { Span } from '../finding.ts'
import type { Finding, FindingType } from '../findings.ts'
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
  const findings = findingsOf(source, ...typesOf(device))
  const finding = findings.find((one) => one.certainty !== 'possible') ?? findings[0]
  const quote = finding ? quoteWords(source.text, finding, MOST_QUOTED) : null
  const { doc } = source.reading
  if (!finding || !quote) {
    const whole = { start: 0, end: source.text.trimEnd().length }
    return fill(wording.none, {
      device: name,
      lines: doc.kind === 'poetry' ? describeLocation(doc, whole) : wording.all,
    })
  }
  return fill(isSure(finding) ? wording.has : wording.nearest, {
    device: uncounted(name) || !isSure(finding) ? name : withArticle(name),
    location: describeLocation(doc, finding),
    quote: quoted(quote),
  })
}

const MOST_QUOTED = 12

/** "Like" and "as" are there to be seen. */
function isSure({ certainty, type }: Finding): boolean {
  return certainty !== 'possible' || type === 'simile'
}

function typesOf(device: DeviceAsked): FindingType[] {
  if (device === 'rhyme') return ['rhyme', 'rhyme-scheme']
  if (device === 'metaphor' || device === 'personification') return ['metaphor', 'personification']
  return device === 'imagery' || device === 'assonance' ? [] : [device]
}

const MOST_SCHEMES = 3

/** The devices found, in the words asked about where the question quotes some. */
function answerAny(source: ExplanationSource, phrase: Span | null): string {
  const sure = shownOf(source, DEVICES, phrase, isSure)
  if (sure.length > 0)
    return fill(phrase ? wording.there : wording.any, { devices: sure.slice(0, MOST_DEVICES).join('; ') })
  if (!phrase) return wording.noneAtAll
  const [picture] = shownOf(source, PICTURES, phrase, () => true)
  return picture ? fill(wording.mayBe, { devices: picture }) : wording.noneThere
}

const MOST_DEVICES = 3

function shownOf(
  source: ExplanationSource,
  types: readonly (keyof typeof wording.names)[],
  phrase: Span | null,
  fits: (finding: Finding) => boolean,
): string[] {
  return types.flatMap((type) => {
    const finding = findingsOf(source, type).find((one) => fits(one) && (!phrase || overlaps(one, phrase)))
    const quote = finding && quoteWords(source.text, finding, 8)
    if (!quote) return []
    const location = describeLocation(source.reading.doc, finding)
    return [fill(wording.one, { device: wording.names[type], quote: quoted(quote), location })]
  })
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
    const schemes = findingsOf(source, 'rhyme-scheme').filter(({ data }) => /(.).*\1/u.test(data.letters))
    if (schemes.length === 0) return null
    const shown = schemes.slice(0, MOST_SCHEMES).map((one) =>
      fill(wording.scheme, {
        location: describeLocation(source.reading.doc, one),
        pattern: one.data.letters.split('').join(' '),
      }),
    )
    return fill(byGrade(source.grade, wording.rhyme), { schemes: shown.join('; ') })
  }
  if (device === 'meter') {
    const meter = findingsOf(source, 'meter')[0]?.data.name
    return meter ? fill(byGrade(source.grade, wording.meter), { meter }) : null
  }
  return null
}
