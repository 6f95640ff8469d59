import type { Doc } from '../doc/doc.ts'
import type { Span } from '../doc/span.ts'
import { spanOf } from '../doc/tokens.ts'
import { findSpeechTag } from '../people/find-speech-tags.ts'
import type { Cast } from './cast.ts'
import type { SpeakerLine } from './find-speaker-lines.ts'

/** What someone says: the words, and who says them where the text shows it. Numbers are people, -1 unknown. */
export type Utterance = Span & {
  /** Tokens of the words that are said, `last` excluded. */
  first: number
  last: number
  speaker: number
  /** The text names the speaker beside the words. */
  sure: boolean
  /** The verb of the tag ("whispers"), or -1, */
  verb: number
  thought: boolean
}

/** The utterances of a doc in order: quotations, and the lines of a chat or play. */
export function findUtterances(doc: Doc, cast: Cast, lines: readonly SpeakerLine[]): Utterance[] {
  const found: Utterance[] = []
  for (const line of lines) {
    found.push({
      ...spanOf(doc, line.first, line.last),
      first: line.first,
      last: line.last,
      speaker: cast.who[line.nameFirst] as number,
      sure: true,
      verb: -1,
      thought: false,
    })
  }
  if (lines.length === 0)
    for (const quotation of doc.quotations)
      if (quotation.speech) found.push(readQuotation(doc, cast, quotation))
  fillSpeakers(doc, cast, found)
  return found
}

function readQuotation(doc: Doc, cast: Cast, quotation: Doc['quotations'][number]): Utterance {
  const beside = findSpeechTag(doc, quotation)
  // A tag in another paragraph belongs to other words.
  const tag =
    beside && paragraphOf(doc, beside.first) === paragraphOf(doc, quotation.first) ? beside : undefined
  let speaker = -1
  let sure = false
  // The noun decides: in "my mother" the speaker is the mother.
  for (let i = (tag?.speakerLast ?? 0) - 1; tag && i >= tag.speakerFirst && speaker < 0; i--) {
    speaker = cast.who[i] as number
    // "“This is you, Ms. Lee,” she said": nobody calls herself by name.
    if (isCalled(cast, quotation, speaker)) speaker = -1
    sure = speaker >= 0 && cast.sure[i] === 1
  }
  return {
    start: quotation.innerStart,
    end: quotation.innerEnd,
    first: quotation.first,
    last: quotation.last,
    speaker,
    sure: sure && speaker >= 0,
    verb: tag?.verb ?? -1,
    thought:
      tag !== undefined &&
      /^(?:thought|think|thinks|wondered|wonders)$/u.test(doc.folded[tag.verb] as string),
  }
}

/** Whether a person is called by name inside the words. */
function isCalled(cast: Cast, { first, last }: { first: number; last: number }, person: number): boolean {
  return person >= 0 && person !== cast.narrator && cast.who.subarray(first, last).includes(person)
}

/** A quotation without a tag goes on after the one before in its paragraph, or belongs to the other of two. */
function fillSpeakers(doc: Doc, cast: Cast, found: Utterance[]): void {
  for (let k = 0; k < found.length; k++) {
    const utterance = found[k] as Utterance
    const before = found[k - 1]
    const sameParagraph =
      before !== undefined && paragraphOf(doc, before.first) === paragraphOf(doc, utterance.first)
    if (sameParagraph && !utterance.sure && (utterance.speaker < 0 || utterance.speaker === before.speaker)) {
      utterance.speaker = before.speaker
      utterance.sure = before.sure
    }
    if (utterance.speaker < 0) utterance.speaker = actorBeside(doc, cast, utterance)
    if (
      utterance.speaker < 0 &&
      before &&
      found[k - 2] &&
      (found[k - 2] as Utterance).speaker !== before.speaker &&
      before.speaker >= 0
    )
      utterance.speaker = (found[k - 2] as Utterance).speaker
  }
}

/** Somebody who does something in the paragraph of the words, outside them: "Ana shrugged. 'Fine.'" */
function actorBeside(doc: Doc, cast: Cast, utterance: Utterance): number {
  const block = paragraphOf(doc, utterance.first)
  for (let i = utterance.first - 1; i >= 0 && paragraphOf(doc, i) === block; i--)
    if (!doc.quoted[i] && (cast.who[i] as number) >= 0) return cast.who[i] as number
  return -1
}

/** Number of the paragraph of a token. A line that ends a sentence ends a paragraph too, as in texts without empty lines. */
function paragraphOf(doc: Doc, token: number): number {
  let blocks = paragraphCache.get(doc)
  if (!blocks) {
    blocks = new Int32Array(doc.count)
    let block = 0
    doc.lines.forEach(({ first, last }, k) => {
      const before = doc.lines[k - 1]
      if (
        before &&
        (!doc.isVerse || before.last !== first) &&
        /[.!?…"”’]$/u.test(doc.text.slice(0, doc.end[before.last - 1]).slice(-1))
      )
        block++
      else if (before && doc.paragraphs.some((one) => one.first === first)) block++
      blocks?.fill(block, first, last)
    })
    paragraphCache.set(doc, blocks)
  }
  return blocks[token] ?? 0
}

const paragraphCache = new WeakMap<Doc, Int32Array>()
