import type { Span } from '../doc/span.ts'
import { findQuotedSpans } from '../prose/find-quoted-spans.ts'

/** A sentence of an answer that states something: its span, its words without quotations, and the same in lower case. */
export type ClaimSentence = Span & { text: string; lower: string }

/** Words of a sentence that is a guess, a rule, a comparison or a denial: none of these is held against a count. */
const VAGUE =
  /\b(?:may|might|maybe|could|can|would|should|perhaps|possibly|probably|seems?|appears?|suggests?|almost|nearly|roughly|(?:about|around) \w{1,12} (?:lines|stanzas)|approximately|mostly|mainly|largely|often|sometimes|usually|some|several|many|partly|loosely|close to|near|similar|imperfect|slant|irregular|varies|vary|shifts?|changes?|moves? (?:from|between)|switch(?:es)?|mix(?:es|ed|ture)?|alternates?|if|when|whether|unless|unlike|instead|rather|typical(?:ly)?|most poems|other|another|whole poem|full poem|complete poem|entire poem|original)\b/u
const RULE =
  /^\W*(?:look|ask|count|check|mark|try|find|read|say|tap|clap|write|compare|listen|remember|outside this passage)\b/u
const GLOSS =
  /,? (?:which|that|this) (?:means|is called)\b|\bmeans? (?:that|the|a|one|every)\b|\b(?:is|are) called\b|\brefers? to\b/u
const LEFT_OUT = /^#{1,6}[ \t]*(?:5\.|check-?in)/iu

/**
 * The sentences of an answer that state something about this passage. Quotations are blanked (letters of a
 * scheme stay), a gloss is cut off, and step 5 and the check-in, which speak of any text, are left out. Linear.
 */
export function claimSentences(answer: string): ClaimSentence[] {
  const bare = blankQuotations(answer)
  const found: ClaimSentence[] = []
  let at = 0
  let isLeftOut = false
  for (const line of bare.split('\n')) {
    if (line.startsWith('#')) isLeftOut = LEFT_OUT.test(line)
    else if (!isLeftOut) takeSentences(line, at, found)
    at += line.length + 1
  }
  return found
}

function takeSentences(line: string, from: number, found: ClaimSentence[]): void {
  for (const match of line.matchAll(/[^.?!]+[.?!]?/gu)) {
    const whole = match[0]
    if (whole.endsWith('?')) continue
    const gloss = GLOSS.exec(whole)
    const text = gloss ? whole.slice(0, gloss.index) : whole
    const lower = text.toLowerCase()
    if (VAGUE.test(lower) || RULE.test(lower)) continue
    const start = from + match.index + (whole.length - whole.trimStart().length)
    found.push({ start, end: from + match.index + whole.trimEnd().length, text, lower })
  }
}

function blankQuotations(answer: string): string {
  let bare = ''
  let at = 0
  for (const { start, end } of findQuotedSpans(answer)) {
    const words = answer.slice(start, end)
    bare += answer.slice(at, start)
    bare += /^[A-PX][A-PX -]{1,40}$/u.test(words) ? words : words.replace(/[^\n]/g, ' ')
    at = end
  }
  return bare + answer.slice(at)
}

/** Whether a sentence denies something. */
export function hasDenial({ lower }: ClaimSentence): boolean {
  return /\b(?:not|no|never|none|neither|nor|without|lacks?|avoids?)\b|n['’]t\b/u.test(lower)
}

const ORDINALS = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth'.split('|')
const ONE_STANZA = new RegExp(
  `\\b(?:(${ORDINALS.join('|')}|last|final) stanza\\b|stanza (\\d{1,3})\\b(?! ?(?:and|to|or|,|-|–)))`,
  'u',
)

/**
 * Which stanza a sentence speaks of: its number from 0, `all` when it speaks of the text or of each stanza,
 * `unknown` when it speaks of lines or of a stanza that it does not name.
 */
export function stanzaNamed({ lower }: ClaimSentence, stanzas: number): number | 'all' | 'unknown' {
  const one = ONE_STANZA.exec(lower)
  if (one) {
    const index = one[2] ? Number(one[2]) - 1 : ORDINALS.indexOf(one[1] ?? '')
    return index >= 0 ? index : stanzas - 1
  }
  if (/\b(?:each|every|all)\b/u.test(lower)) return 'all'
  if (/\b(?:lines? \d|(?:first|second|third|fourth|last|final|opening|closing) \w+|stanzas? \d)/u.test(lower))
    return 'unknown'
  return /\bstanza\b/u.test(lower) && stanzas > 1 ? 'unknown' : 'all'
}
