import { speech } from '../devices/speech/speech.ts'
import { buildDoc } from '../doc/doc.ts'
import type { Span } from '../doc/span.ts'
import type { Finding } from '../findings/findings.ts'

const SAYS =
  /\b(?:says?|said|asks?|asked|cries|cried|replies|replied|answers|answered|shouts|shouted|whispers|whispered|thinks|thought)\b/gu
const CLOSE_TO_MARK = /^[^."“”\n]{0,12}["“]$/u
const NAME_WORD = /^\p{Lu}[\p{L}'’-]{0,30}\.?$/u

/** The spans of direct speech of a passage with their speakers, found once and only when asked for. */
export function speechesOf(passage: string): () => readonly Finding<'speech'>[] {
  let found: readonly Finding<'speech'>[] | undefined
  return () => {
    found ??= [...speech.run(buildDoc(passage, 'fiction'))].filter((finding) => finding.type === 'speech')
    return found
  }
}

/**
 * Who says the quoted words in the passage, when the answer gives them to someone else ("Meg says "…"");
 * null when anyone of that name says them, when the passage names nobody, or when the answer claims nothing.
 *
 * @param before the answer up to the quoted words, its opening mark included
 * @param span where the words first stand in the passage
 * @param isIn whether the words stand in a span of the passage
 */
export function findWrongSpeaker(
  before: string,
  span: Span,
  speeches: () => readonly Finding<'speech'>[],
  isIn: (span: Span) => boolean,
): string | null {
  const claimed = claimedSpeaker(before.slice(-120))
  if (!claimed) return null
  const said = speeches().find((finding) => finding.start <= span.start && span.end <= finding.end)
  const speaker = said && nameOf(said)
  if (!speaker || sharesWord(claimed, speaker)) return null
  const elsewhere = speeches().some((finding) => sharesWord(claimed, nameOf(finding) ?? '') && isIn(finding))
  return elsewhere ? null : speaker
}

/** The name before the last verb of saying that stands close to the opening mark; null when there is none. */
function claimedSpeaker(before: string): string | null {
  const verb = [...before.matchAll(SAYS)].at(-1)
  if (!verb || !CLOSE_TO_MARK.test(before.slice(verb.index + verb[0].length))) return null
  const words = before.slice(0, verb.index).trimEnd().split(' ').slice(-4)
  const lower = words.findLastIndex((word) => !NAME_WORD.test(word))
  const name = words.slice(lower + 1).join(' ')
  return name === '' || name.endsWith('.') ? null : name
}

/** The speaker of a span, when the tag has a name. */
function nameOf({ data: { speaker } }: Finding<'speech'>): string | null {
  return speaker && speaker !== 'I' && /^(?:the )?\p{Lu}/u.test(speaker) ? speaker : null
}

function sharesWord(a: string, b: string): boolean {
  const words = new Set(b.toLowerCase().split(' '))
  return a
    .toLowerCase()
    .split(' ')
    .some((word) => words.has(word) && word !== 'the')
}
