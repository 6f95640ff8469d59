import { isHumanAct } from '../devices/figure/find-figure.ts'
import type { Doc, Range } from '../doc/doc.ts'
import { overlaps, type Span } from '../doc/span.ts'
import { spanOf } from '../doc/tokens.ts'
import type { Finding, FindingType } from '../findings/findings.ts'
import { describeLocation } from '../phrasing/describe-location.ts'
import { byGrade, joinWords, quoted, withArticle } from '../phrasing/phrasing.ts'
import { quoteWords } from '../phrasing/quote-words.ts'
import { type ExplanationSource, findingsOf } from '../phrasing/source.ts'
import type { DeviceAsked } from '../question/device-asked.ts'
import type { Query } from '../question/understand-question.ts'
import type { Scene } from '../scene/read-scene.ts'
import answers from '../wording/answer.json' with { type: 'json' }
import { fill } from '../wording/fill.ts'
import { stanzaAsked } from './stanza-asked.ts'

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
  scene: Scene,
  { device, phrase, asked }: Query,
): string {
  if (!device) return answerAny(source, scene, phrase)
  const words = answerWords(source, device)
  if (words) return words
  const form = answerForm(source, device, stanzaAsked(source.reading.doc, asked))
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
      lines: doc.isVerse ? describeLocation(doc, whole) : wording.all,
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
function answerAny(source: ExplanationSource, scene: Scene, phrase: Span | null): string {
  const sure = shownOf(source, DEVICES, phrase, isSure)
  if (sure.length > 0)
    return fill(phrase ? wording.there : wording.any, { devices: sure.slice(0, MOST_DEVICES).join('; ') })
  if (!phrase) return wording.noneAtAll
  const [picture] = shownOf(source, PICTURES, phrase, () => true)
  const living = picture ?? livingThing(scene, phrase)
  return living ? fill(wording.mayBe, { devices: living }) : wording.noneThere
}

/** "The radiator clears its throat": something that is nobody does what people do. */
function livingThing({ doc, cast, clauses, syntax }: Scene, phrase: Span): string | null {
  const found = clauses.find(({ predicate, subject, object }) => {
    const isThere = subject >= 0 && overlaps(spanOf(doc, predicate), phrase)
    const isThing = syntax.tag[subject]?.startsWith('NN') && (cast.who[subject] as number) < 0
    return isThere && isThing && [predicate, object].some((at) => at >= 0 && isOfPeople(doc, at))
  })
  const quote = found && quoteWords(doc.text, phrase, MOST_QUOTED)
  if (!quote) return null
  const location = describeLocation(doc, phrase)
  return fill(wording.one, { device: wording.names.personification, quote: quoted(quote), location })
}

const OF_PEOPLE = new Set(
  'complain whisper mutter sing dance laugh cry weep sigh groan moan scold smile frown wink yawn sleep wake breathe swallow chew stare wait watch listen remember forget refuse beg argue gossip grumble scream shout whistle hum clap wave nod kneel throat'.split(
    ' ',
  ),
)

function isOfPeople(doc: Doc, at: number): boolean {
  return OF_PEOPLE.has(doc.lemma(at)) || isHumanAct(doc.folded[at] as string)
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

/** "Which word rhymes with 'wept'?" "Which words come again at the start?" */
function answerWords(source: ExplanationSource, device: DeviceAsked): string | null {
  const { doc } = source.reading
  const sound =
    device === 'rhyme' && /\brhym\w* with (?:the word )?["“'‘]?(\p{L}+)/iu.exec(source.question)?.[1]
  if (sound) {
    for (const one of findingsOf(source, 'rhyme')) {
      const others = one.data.words.filter((word) => word.toLowerCase() !== sound.toLowerCase())
      if (others.length === one.data.words.length || one.certainty === 'possible') continue
      const location = describeLocation(doc, one)
      return fill(wording.rhymesWith, { word: quoted(sound), words: joinWords(others.map(quoted)), location })
    }
    return null
  }
  if (device === 'rhyme' && /\b(?:which|what) (?:\p{L}{1,12} ){0,2}words?\b/iu.test(source.question)) {
    const within = stanzaAsked(doc, source.question.toLowerCase())
    const pairs = findingsOf(source, 'rhyme')
      .filter((one) => one.certainty !== 'possible' && (!within || overlaps(one, within)))
      .slice(0, MOST_SCHEMES)
      .map((one) =>
        fill(wording.rhyming, {
          words: joinWords(one.data.words.map(quoted)),
          location: describeLocation(doc, one),
        }),
      )
    if (pairs.length > 0) return fill(wording.rhymes, { pairs: joinWords(pairs) })
  }
  if (device !== 'repetition' || !/\b(?:start|begin)/iu.test(source.question)) return null
  const opening = opensMost(doc)
  return opening
    ? fill(wording.opens, {
        words: quoted(opening.words),
        times: `${opening.times}`,
        location: describeLocation(doc, opening.span),
      })
    : null
}

const MOST_OPENING = 5

/** The longest opening, of two words or more, that three lines or sentences share; else one that two share. */
function opensMost(doc: Doc): { words: string; times: number; span: Span } | null {
  const units = doc.isVerse ? doc.lines : doc.sentences
  for (const least of [3, 2])
    for (let size = MOST_OPENING; size > 1; size--) {
      const found = new Map<string, Range[]>()
      for (const unit of units) {
        const words = doc.folded.slice(unit.first, unit.first + size)
        if (
          words.length < size ||
          unit.first + size > unit.last ||
          !words.every((word) => /^\p{L}/u.test(word))
        )
          continue
        const key = words.join(' ')
        found.set(key, [...(found.get(key) ?? []), unit])
      }
      const [most] = [...found.values()].sort((a, b) => b.length - a.length)
      if (!most?.[0] || most.length < least) continue
      const span = spanOf(doc, most[0].first, most[0].first + size)
      return { words: doc.text.slice(span.start, span.end).replace(/\s+/gu, ' '), times: most.length, span }
    }
  return null
}

/** Rhyme and meter are counted, so the answer gives the count. */
function answerForm(source: ExplanationSource, device: DeviceAsked, within: Range | null): string | null {
  if (device === 'rhyme') {
    const schemes = findingsOf(source, 'rhyme-scheme').filter(
      (one) => /(.).*\1/u.test(one.data.letters) && (!within || overlaps(one, within)),
    )
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
