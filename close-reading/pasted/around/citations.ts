import type { Around, PastedLine } from '../around.ts'

/** What programs that show books, and students, write beside words that they copied. */
const SOURCES: readonly RegExp[] = [
  /^.{3,300}\bkindle (?:edition|locations?|location)\b.{0,60}$/iu,
  /^.{3,300}\((?:pp?\.|page|pages|kindle location|loc\.?|location)s? ?[\d, –-]+\)\. .{2,160}$/iu,
  /^-? ?(?:your )?(?:highlight|note|bookmark)(?: \([a-z]+\))? (?:on|at|-) .{0,40}(?:page|location|loc)\.? .{0,100}$/iu,
  /^={6,}$/u,
  /^excerpt from:?(?: .{1,160})?$/iu,
  /^https?:\/\/(?:books|itunes)\.apple\.com\/\S*$/iu,
  /^(?:highlighted|copied|shared|clipped|read|found|posted) (?:from|in|with|via|on) .{0,60}\b(?:kindle|apple books|ibooks|kobo|google play books|nook|libby|overdrive|scribd|goodreads|audible|epic|sora|commonlit|readworks|newsela|poetry foundation|poets\.org|project gutenberg|wattpad|archive of our own)\b.{0,60}$/iu,
  /^(?:kindle|apple books|ibooks|kobo|google play books|nook|libby|overdrive|scribd|goodreads|commonlit|readworks|newsela|poetry foundation|poets\.org|project gutenberg)(?: edition)?[.!]?$/iu,
  /^(?:source|retrieved from|available at|accessed (?:on|at|from)|read (?:it |more )?at|from|via|url|link|doi|isbn)(?:\s*:\s*|\s+)(?:https?:\/\/|www\.|doi\b|10\.\d|97[89])\S.{0,200}$/iu,
  /^source\s*:\s*\S.{0,200}$/iu,
]
/** "Penfield, Ada. The Quiet House. Larkspur Books, 2019." */
const REFERENCE =
  /^[\p{Lu}][\p{L}’'-]+, (?:[\p{Lu}][\p{L}.’'-]*)(?: [\p{Lu}][\p{L}.’'-]*){0,3}[.,]? ?(?:\(\d{4}\)\.? )?["“*]?[\p{Lu}\p{N}].{3,300}$/u
const REFERENCE_SIGN =
  /\b(?:1[5-9]|20)\d{2}\b|\bpp?\. ?\d|\bed\.|\bvol\.|\b(?:press|books|publishing|publishers|penguin|random house|harper\w*|scholastic|accessed|print|web)\b/iu
/** "— Jane Austen, Emma", alone on the last lines. */
const ATTRIBUTION =
  /^[—–―-] ?(?:from )?(?:[\p{Lu}][\p{L}.’'-]*|de|van|von|of|the|and|&)(?:,? (?:[\p{Lu}][\p{L}.’'-]*|de|van|von|of|the|and|&|in|a|\d{4})){0,11}(?:,? \(?\d{4}\)?)?(?:,? pp?\. ?\d+)?$/u
const LIST_OF_WORKS =
  /^(?:works cited|references|bibliography|sources|citations?|further reading|external links)\s*:?$/iu
/** Whoever signs a letter or a page of a diary belongs to it. */
const GREETING = /^(?:(?:my )?dear(?:est)?|hi|hello|hey|to)\b/iu
const LAST_LINES = 4
const FIRST_LINES = 4

/** “— The Quiet House: Tales (Larkspur Classics) by Ada Penfield”: a title with its writer, on one of the last lines. */
const TITLE_BY =
  /^[—–―-] ?(?:from )?["“*_]?\p{Lu}.{2,160}[,)”"*_]? by (?:\p{Lu}[\p{L}.’'-]*)(?: (?:\p{Lu}[\p{L}.’'-]*|de|van|von|of|and|&)){0,6}[.]?$/u

/** The source of a text: citations, and what programs that show books add when words are copied. */
export function findCitations(lines: readonly PastedLine[]): Around[] {
  const found: Around[] = []
  const works = lines.findIndex(({ words }, at) => at > 1 && LIST_OF_WORKS.test(words))
  const isLetter = lines.slice(0, FIRST_LINES).some(({ words }) => GREETING.test(words))
  for (const [at, { start, end, words }] of lines.entries()) {
    const isLast = at > 0 && at >= lines.length - LAST_LINES
    const isSource =
      (works >= 0 && at >= works) ||
      (words.length < 500 && SOURCES.some((pattern) => pattern.test(words))) ||
      (isLast && isReference(words)) ||
      (isLast && !isLetter && words.length < 250 && TITLE_BY.test(words)) ||
      (at === lines.length - 1 && at > 0 && !isLetter && isAttribution(words))
    if (isSource) found.push({ start, end, reason: 'source' })
  }
  return [...found, ...afterExcerpt(lines)]
}

function isAttribution(words: string): boolean {
  return words.length < 120 && ATTRIBUTION.test(words) && /\p{L}[, ]+\p{Lu}/u.test(words)
}

function isReference(words: string): boolean {
  return words.length < 400 && REFERENCE.test(words) && REFERENCE_SIGN.test(words)
}

/** Apple Books writes title, author and address on lines of their own after "Excerpt From". */
function afterExcerpt(lines: readonly PastedLine[]): Around[] {
  const at = lines.findIndex(({ words }) => /^excerpt from:?$/iu.test(words))
  if (at < 1) return []
  return lines.slice(at + 1, at + 4).flatMap(({ start, end, words }) => {
    return words.length < 120 && !/[.!?]["”]?$/u.test(words)
      ? [{ start, end, reason: 'source' as const }]
      : []
  })
}
