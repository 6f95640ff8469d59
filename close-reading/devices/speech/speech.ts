import type { Detector } from '../../detector.ts'
import type { Found, Span } from '../../finding.ts'
import { speechVerbs } from '../../lexicons/speech-verbs.ts'
import type { Page, Quotation } from '../../page.ts'
import { findSpeechTag, type SpeechTag } from '../../speech/find-speech-tags.ts'

/** One stretch of direct speech: the words said, who says them as the tag has it, and where the tag stands. */
export type SpeechData = {
  /** The speaker in the tag's own words ("said she" gives "she"); undefined when no tag names one. */
  speaker: string | undefined
  tag: Span | undefined
  /** True when the tag says that the words were only thought. */
  thought: boolean
}

/** A tag beside direct speech: "she snapped", "said Beth contentedly". */
export type SpeechTagData = {
  quotation: Span
  speaker: string | undefined
  /** The verb as it stands, and its dictionary form. */
  verb: string
  lemma: string
  /** The words of manner as they stand. */
  manners: readonly string[]
  /** How the words were said, put literally; '' when the tag is plain ("she said"). */
  meaning: string
}
type SpeechFinding = Found<'speech', SpeechData> | Found<'speech-tag', SpeechTagData>

/** Who says what, and how: each quotation, and the tag that goes with it. */
export const speech: Detector<SpeechFinding> = {
  name: 'speech',
  kinds: ['fiction', 'poetry', 'nonfiction'],
  *run(page) {
    let before: SpeechTag | undefined
    for (const quotation of page.quotations) {
      const shared = before && goesOn(page, before, quotation) ? before : undefined
      const tag: SpeechTag | undefined = shared ?? findSpeechTag(page, quotation)
      before = tag
      if (!quotation.speech && !tag) continue
      yield speechFinding(page, quotation, tag)
      if (tag && !shared) yield tagFinding(page, quotation, tag)
    }
  },
}

/** "Wait," she said, "for me": the tag in the middle serves both halves. */
function goesOn(page: Page, tag: SpeechTag, quotation: Quotation): boolean {
  if (tag.first > quotation.first || quotation.first - tag.last > 2) return false
  const between = page.folded[quotation.first - 1] ?? ''
  return quotation.first >= tag.last && (between === ',' || between === ';' || quotation.first === tag.last)
}

function speechFinding(page: Page, quotation: Quotation, tag: SpeechTag | undefined): SpeechFinding {
  const place = { start: quotation.start, end: quotation.end }
  const tagPlace = tag && span(page, tag.first, tag.last)
  return {
    type: 'speech',
    ...place,
    cue: 'action and speech',
    certainty: quotation.speech && (!tag || tag.close) ? 'clear' : 'likely',
    because: tagPlace ? [place, tagPlace] : [place],
    data: {
      speaker: tag && speakerOf(page, tag),
      tag: tagPlace,
      thought: tag !== undefined && speechVerbs().get(page.folded[tag.verb] ?? '')?.lemma === 'think',
    },
  }
}

function tagFinding(page: Page, quotation: Quotation, tag: SpeechTag): SpeechFinding {
  const verb = page.folded[tag.verb] ?? ''
  const known = speechVerbs().get(verb) ?? speechVerbs().get(`${verb} ${page.folded[tag.verb + 1]}`)
  const manners = tag.manners.map((manner) => span(page, manner.first, manner.last))
  return {
    type: 'speech-tag',
    ...span(page, tag.first, tag.last),
    cue: 'action and speech',
    certainty: tag.close ? 'clear' : 'likely',
    because: [span(page, tag.verb, tag.verb + 1), ...manners],
    data: {
      quotation: { start: quotation.start, end: quotation.end },
      speaker: speakerOf(page, tag),
      verb: page.text.slice(page.start[tag.verb], page.end[tag.verb]),
      lemma: known?.lemma ?? verb,
      manners: manners.map((place) => page.text.slice(place.start, place.end)),
      meaning: [known?.manner ?? '', ...tag.manners.map((manner) => manner.meaning)]
        .filter(Boolean)
        .join('; '),
    },
  }
}

function speakerOf(page: Page, tag: SpeechTag): string | undefined {
  if (tag.speakerLast <= tag.speakerFirst) return undefined
  const place = span(page, tag.speakerFirst, tag.speakerLast)
  return page.text.slice(place.start, place.end).replace(/\s+/g, ' ')
}

function span(page: Page, first: number, last: number): Span {
  return { start: page.start[first] as number, end: page.end[last - 1] as number }
}
