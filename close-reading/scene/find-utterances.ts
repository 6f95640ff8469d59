import type { Span } from '../finding.ts'
import type { Page } from '../page.ts'
import { findSpeechTag } from '../speech/find-speech-tags.ts'
import type { Cast } from './cast.ts'
import type { SpeakerLine } from './find-speaker-lines.ts'

/** What someone says: the words, who says them to whom as far as the text tells, and how. Numbers are people, -1 unknown. */
export type Utterance = Span & {
  /** Tokens of the words that are said, `last` excluded. */
  first: number
  last: number
  speaker: number
  /** The text names the speaker beside the words. */
  sure: boolean
  hearer: number
  /** The verb of the tag ("whispers"), or -1, and its words of manner. */
  verb: number
  manners: readonly string[]
  thought: boolean
}

/** The utterances of a page in order: quotations, and the lines of a chat or play. */
export function findUtterances(page: Page, cast: Cast, lines: readonly SpeakerLine[]): Utterance[] {
  const found: Utterance[] = []
  for (const line of lines) {
    found.push({
      start: page.start[line.first] as number,
      end: page.end[line.last - 1] as number,
      first: line.first,
      last: line.last,
      speaker: cast.who[line.nameFirst] as number,
      sure: true,
      hearer: -1,
      verb: -1,
      manners: [],
      thought: false,
    })
  }
  if (lines.length === 0)
    for (const quotation of page.quotations) if (quotation.speech) found.push(spoken(page, cast, quotation))
  fillSpeakers(page, cast, found)
  return found
}

function spoken(page: Page, cast: Cast, quotation: Page['quotations'][number]): Utterance {
  const beside = findSpeechTag(page, quotation)
  // A tag in another paragraph belongs to other words.
  const tag =
    beside && paragraphOf(page, beside.first) === paragraphOf(page, quotation.first) ? beside : undefined
  let speaker = -1
  let sure = false
  // The noun decides: in "my mother" the speaker is the mother.
  for (let i = (tag?.speakerLast ?? 0) - 1; tag && i >= tag.speakerFirst && speaker < 0; i--) {
    speaker = cast.who[i] as number
    // "“This is you, Ms. Lee,” she said": nobody calls herself by name.
    if (isCalled(cast, quotation, speaker)) speaker = -1
    sure = speaker === cast.teller || !PRONOUNS.has(page.folded[i] as string)
  }
  return {
    start: quotation.innerStart,
    end: quotation.innerEnd,
    first: quotation.first,
    last: quotation.last,
    speaker,
    sure: sure && speaker >= 0,
    hearer: -1,
    verb: tag?.verb ?? -1,
    manners: tag?.manners.map(({ meaning }) => meaning) ?? [],
    thought:
      tag !== undefined &&
      /^(?:thought|think|thinks|wondered|wonders)$/u.test(page.folded[tag.verb] as string),
  }
}

/** Whether a person is called by name inside the words. */
function isCalled(cast: Cast, { first, last }: { first: number; last: number }, person: number): boolean {
  return person >= 0 && person !== cast.teller && cast.who.subarray(first, last).includes(person)
}

const PRONOUNS = new Set(['he', 'she', 'they', 'it'])

/** A quotation without a tag goes on after the one before in its paragraph, or belongs to the other of two. */
function fillSpeakers(page: Page, cast: Cast, found: Utterance[]): void {
  for (let k = 0; k < found.length; k++) {
    const here = found[k] as Utterance
    const before = found[k - 1]
    const sameParagraph =
      before !== undefined && paragraphOf(page, before.first) === paragraphOf(page, here.first)
    if (here.speaker < 0 && sameParagraph) {
      here.speaker = before.speaker
      here.sure = before.sure
    }
    if (here.speaker < 0) here.speaker = actorBeside(page, cast, here)
    if (
      here.speaker < 0 &&
      before &&
      found[k - 2] &&
      (found[k - 2] as Utterance).speaker !== before.speaker &&
      before.speaker >= 0
    )
      here.speaker = (found[k - 2] as Utterance).speaker
    const other = [...found.slice(0, k)]
      .reverse()
      .find((one) => one.speaker >= 0 && one.speaker !== here.speaker)
    here.hearer = named(cast, here) ?? other?.speaker ?? -1
  }
}

/** Somebody who does something in the paragraph of the words, outside them: "Ana shrugged. 'Fine.'" */
function actorBeside(page: Page, cast: Cast, here: Utterance): number {
  const block = paragraphOf(page, here.first)
  for (let i = here.first - 1; i >= 0 && paragraphOf(page, i) === block; i--)
    if (!page.quoted[i] && (cast.who[i] as number) >= 0) return cast.who[i] as number
  return -1
}

/** Number of the paragraph of a token. A line that ends a sentence ends a paragraph too, as in texts without empty lines. */
function paragraphOf(page: Page, token: number): number {
  let blocks = made.get(page)
  if (!blocks) {
    blocks = new Int32Array(page.count)
    let block = 0
    page.lines.forEach(({ first, last }, k) => {
      const before = page.lines[k - 1]
      if (
        before &&
        (page.kind !== 'poetry' || before.last !== first) &&
        /[.!?…"”’]$/u.test(page.text.slice(0, page.end[before.last - 1]).slice(-1))
      )
        block++
      else if (before && page.paragraphs.some((one) => one.first === first)) block++
      blocks?.fill(block, first, last)
    })
    made.set(page, blocks)
  }
  return blocks[token] ?? 0
}

const made = new WeakMap<Page, Int32Array>()

/** A person called by name inside the words. */
function named(cast: Cast, here: Utterance): number | undefined {
  for (let i = here.first; i < here.last; i++) {
    const person = cast.who[i] as number
    if (person >= 0 && person !== here.speaker && person !== cast.teller) return person
  }
  return undefined
}
