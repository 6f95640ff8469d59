import type { Doc, Quotation } from '../../doc/doc.ts'
import type { Span } from '../../doc/span.ts'
import { spanOf, textOf } from '../../doc/tokens.ts'
import { speechVerbs } from '../../lexicons/speech-verbs.ts'
import { findSpeechTag, type SpeechTag } from '../../people/find-speech-tags.ts'
import type { Detector, Found } from '../detector.ts'

/** Direct speech: the words said, who says them as the tag has it, and where the tag stands. */
export type SpeechData = {
  /** The speaker in the tag's own words ("said she" gives "she"); undefined when no tag names one. */
  speaker: string | undefined
  tag: Span | undefined
}

/** A tag beside direct speech: "she snapped", "said Beth contentedly". */
export type SpeechTagData = {
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
  *run(doc) {
    let before: SpeechTag | undefined
    for (const quotation of doc.quotations) {
      const shared = before && sharesTag(doc, before, quotation) ? before : undefined
      const tag: SpeechTag | undefined = shared ?? findSpeechTag(doc, quotation)
      before = tag
      if (!quotation.speech && !tag) continue
      yield speechFinding(doc, quotation, tag)
      if (tag && !shared) yield tagFinding(doc, tag)
    }
  },
}

/** "Wait," she said, "for me": the tag in the middle serves both halves. */
function sharesTag(doc: Doc, tag: SpeechTag, quotation: Quotation): boolean {
  if (tag.first > quotation.first || quotation.first - tag.last > 2) return false
  const between = doc.folded[quotation.first - 1] ?? ''
  return quotation.first >= tag.last && (between === ',' || between === ';' || quotation.first === tag.last)
}

function speechFinding(doc: Doc, quotation: Quotation, tag: SpeechTag | undefined): SpeechFinding {
  const span = { start: quotation.start, end: quotation.end }
  const tagSpan = tag && spanOf(doc, tag.first, tag.last)
  return {
    type: 'speech',
    ...span,
    cue: 'action and speech',
    certainty: quotation.speech && (!tag || tag.close) ? 'clear' : 'likely',
    evidence: tagSpan ? [span, tagSpan] : [span],
    data: {
      speaker: tag && speakerOf(doc, tag),
      tag: tagSpan,
    },
  }
}

function tagFinding(doc: Doc, tag: SpeechTag): SpeechFinding {
  const verb = doc.folded[tag.verb] ?? ''
  const known = speechVerbs().get(verb) ?? speechVerbs().get(`${verb} ${doc.folded[tag.verb + 1]}`)
  const manners = tag.manners.map((manner) => spanOf(doc, manner.first, manner.last))
  return {
    type: 'speech-tag',
    ...spanOf(doc, tag.first, tag.last),
    cue: 'action and speech',
    certainty: tag.close ? 'clear' : 'likely',
    evidence: [spanOf(doc, tag.verb), ...manners],
    data: {
      verb: doc.text.slice(doc.start[tag.verb], doc.end[tag.verb]),
      lemma: known?.lemma ?? verb,
      manners: manners.map((span) => doc.text.slice(span.start, span.end)),
      meaning: [known?.manner ?? '', ...tag.manners.map((manner) => manner.meaning)]
        .filter(Boolean)
        .join('; '),
    },
  }
}

function speakerOf(doc: Doc, tag: SpeechTag): string | undefined {
  if (tag.speakerLast <= tag.speakerFirst) return undefined
  return textOf(doc, spanOf(doc, tag.speakerFirst, tag.speakerLast))
}
