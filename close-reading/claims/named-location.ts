/** The location that an answer gives a quotation: units counted from 1; from the end when they are below 0. */
export type NamedLocation = { unit: 'line' | 'paragraph' | 'stanza'; first: number; last: number }

const ORDINALS = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth'.split('|')
const COUNTS = 'two|three|four|five|six'.split('|')
const UNIT = '(line|paragraph|stanza)'
const NUMBERED = `${UNIT}s? (\\d{1,5})(?:(?: to | through | and |-|–)(\\d{1,5}))?`
const ORDERED = `(?:the )?(${ORDINALS.join('|')}|last|final|opening|closing) (?:(${COUNTS.join('|')}) )?${UNIT}(s?)`
const LOCATION = `(?:${NUMBERED}|${ORDERED})`
/** "(line 3)" right after the closing mark. */
const AFTER = new RegExp(`^["”»]\\s{0,2}\\(${NUMBERED}\\)`, 'iu')
/** What may stand between a location and the words quoted from it. */
const SAYS =
  'says?|said|reads?|states?|asks?|writes?|has|have|holds?|contains?|uses?|cries|begins?|starts?|opens?|ends?|closes?|tells? us|find|see|read'
const BETWEEN = `(?:[:,]? ?\\(?|,? (?:[\\p{L}'’]{1,20} ){0,4}(?:${SAYS})(?: with| that| in)?(?: the (?:words?|phrase|sentence))?[:,]? )`
const BEFORE = new RegExp(
  `(?:^|[^\\p{L}\\p{N}])((?:[\\p{L}'’]{1,20},? ){0,3})${LOCATION}( ?of the (?:poem|passage|text|excerpt|story|speech))?${BETWEEN}$`,
  'iu',
)
/** With these the location named is not that of the words quoted. */
const OTHER =
  /\b(?:after|before|until|till|unlike|like|than|since|with|from|beyond|near|between|echo(?:e[sd]|ing)?|repeats?|follow(?:s|ed|ing)?|earlier|later|again|back|not|never|no|cannot|if|each|every|except|of|two|three|four|half|rest|did|does|do|would|could)\b|n['’]t\b/iu
const UNITS =
  /\b(?:line|paragraph|stanza|verse|chapter|page|section|part|act|scene|couplet|quatrain|half)s?\b/giu
const WINDOW = 150

/** The location named right after a quotation: `"…" (line 3)`. `after` begins with the closing mark. */
export function locationNamedAfter(after: string): NamedLocation | null {
  const claim = AFTER.exec(after.slice(0, 40))
  return claim ? numbered(claim[1], claim[2], claim[3]) : null
}

/**
 * The location named before a quotation: `In paragraph 2 it says "…"`, `The first stanza says "…"`, `line 3: "…"`.
 * Null where the words may stand elsewhere ("After line 3, …", "the last line of each stanza"). Linear.
 *
 * @param before the answer up to the opening mark, without it
 */
export function locationNamedBefore(before: string): NamedLocation | null {
  // The sentence so far, after any quotation in it.
  const from = Math.max(
    ...['\n', '"', '“', '”', '. ', '? ', '! ', '; '].map((mark) => before.lastIndexOf(mark)),
  )
  const clause = before.slice(Math.max(from + 1, before.length - WINDOW))
  const claim = BEFORE.exec(clause)
  // "In stanza 2, line 3, …" counts the line within the stanza.
  if (!claim || (clause.match(UNITS) ?? []).length > 1) return null
  const [whole, lead = '', unit, first, last, ordinal, count, unitOf, many] = claim
  if (OTHER.test(`${lead} ${between(whole)}`)) return null
  if (unit) return numbered(unit, first, last)
  if (!ordinal || !unitOf || (many && !count)) return null
  return ordered(unitOf, ordinal.toLowerCase(), count ? COUNTS.indexOf(count.toLowerCase()) + 2 : 1)
}

/** The words after the location. */
function between(whole: string): string {
  const parts = whole.split(/(?:line|paragraph|stanza)s?(?: \d[\d –-]*)?/iu)
  return (parts.at(-1) ?? '').replace(/^ ?of the (?:poem|passage|text|excerpt|story|speech)/iu, '')
}

function numbered(unit = '', first = '', last?: string): NamedLocation {
  const from = Number(first)
  return { unit: unitNamed(unit), first: from, last: Math.max(from, Number(last ?? first)) }
}

function ordered(unit: string, ordinal: string, count: number): NamedLocation {
  const at = ordinal === 'opening' ? 0 : ORDINALS.indexOf(ordinal)
  return at < 0
    ? { unit: unitNamed(unit), first: -count, last: -1 }
    : { unit: unitNamed(unit), first: at + 1, last: at + count }
}

function unitNamed(unit: string): NamedLocation['unit'] {
  const low = unit.toLowerCase()
  return low === 'line' || low === 'stanza' ? low : 'paragraph'
}
