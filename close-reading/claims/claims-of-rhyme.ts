import wording from '../wording/claims.json' with { type: 'json' }
import { type ClaimSentence, hasDenial, stanzaNamed } from './claim-sentence.ts'
import type { Counted, CountedForm, CountedStanza, SureCertainty } from './counted-form.ts'
import { readRhymeLetters } from './read-rhyme-letters.ts'

/** A run of lines and the letters that an answer gives them. */
type Unit = { stanza: CountedStanza; from: number; letters: string }

const LETTERS = /\b[A-PX](?:[ ,-]{0,2}[A-PX]){1,30}\b|\b[a-h]{4,14}\b/gu
const COUPLETS = /\brhym(?:ed|ing|es in|e in) (?:\w+ )?couplets\b|\bheroic couplets\b/u
const UNRHYMED =
  /\b(?:do(?:es)? not|doesn['’]t|don['’]t|never) rhyme\b|\bunrhymed\b|\bfree verse\b|\bblank verse\b|\b(?:has|have|is|uses) no rhymes?\b|\bwithout rhymes?\b|\bno rhyme scheme\b/u

/** What a sentence claims about rhyme: letters, couplets or none at all. Null when it claims nothing that can be counted. */
export function claimOfRhyme(
  sentence: ClaimSentence,
): { says: string; judge(form: CountedForm): Counted | null } | null {
  const { lower, text } = sentence
  if (/\b(?:internal|inside|within|middle|word)\b/u.test(lower)) return null
  if (UNRHYMED.test(lower)) {
    if (/["“”]/u.test(text) || !/\b(?:poem|stanzas?|verses?|passage|text|it)\b/u.test(lower)) return null
    if (/\b(?:lines?|words?|ends?|always|every|each|regular|fixed|strict|perfect|exact)\b/u.test(lower))
      return null
    return { says: wording.noRhyme, judge: (form) => judgeUnrhymed(form) }
  }
  if (hasDenial(sentence) || !/\brhym|\bscheme\b/u.test(lower)) return null
  const all = [...text.matchAll(LETTERS)]
    .map((match) => readRhymeLetters(match[0]))
    .filter((one) => one !== null)
  const [letters] = all
  if (all.length > 1) return null
  if (letters) return { says: letters, judge: (form) => judgeScheme(form, sentence, letters) }
  if (COUPLETS.test(lower))
    return { says: wording.couplets, judge: (form) => judgeScheme(form, sentence, 'AA') }
  return null
}

function judgeScheme(form: CountedForm, sentence: ClaimSentence, letters: string): Counted | null {
  const named = stanzaNamed(sentence, form.stanzas.length)
  if (named === 'unknown') return null
  const isPart = /\b(?:begin|start|open|end|close|finish|quatrain|octave|sestet|couplet\b)/u.test(
    sentence.lower,
  )
  const stanzas = named === 'all' ? form.stanzas : form.stanzas.slice(named, named + 1)
  const units = assignLetters(stanzas, letters, isPart)
  const agrees = units.some((unit) => lettersOf(unit) === relabel(unit.letters))
  if (units.length === 0 || agrees) return null
  const against = units.filter((unit) => isContradicted(form, unit))
  if (against.length * 2 < units.length) return null
  return describe(against)
}

/** Gives each line of the stanzas its claimed letter; no units where the letters fit no run of lines. */
function assignLetters(stanzas: readonly CountedStanza[], letters: string, isPart: boolean): Unit[] {
  const spread = spreadOver(stanzas, letters)
  if (spread) return spread
  return stanzas.flatMap((stanza) => {
    const lines = stanza.last - stanza.first
    const times = Math.floor(lines / letters.length)
    // A few lines may stay over, as the couplet after the quatrains of a sonnet does.
    const fits = times > 1 ? !isPart : lines === letters.length
    return Array.from({ length: fits ? times : 0 }, (_, i) => ({
      stanza,
      from: stanza.first + i * letters.length,
      letters,
    }))
  })
}

/** Letters for several stanzas in a row ("ABAB CDCD"), when they end where a stanza ends. */
function spreadOver(stanzas: readonly CountedStanza[], letters: string): Unit[] | null {
  const units: Unit[] = []
  let at = 0
  for (const stanza of stanzas) {
    if (at >= letters.length) break
    const lines = stanza.last - stanza.first
    units.push({ stanza, from: stanza.first, letters: letters.slice(at, at + lines) })
    at += lines
  }
  return units.length > 1 && at === letters.length ? units : null
}

/** The counted letters of the unit's lines, starting from A; null without a scheme that is at least likely. */
function lettersOf({ stanza, from, letters }: Unit): string | null {
  const { scheme, first } = stanza
  if (!scheme || scheme.certainty === 'possible') return null
  return relabel(scheme.letters.slice(from - first, from - first + letters.length))
}

function relabel(letters: string): string {
  const names = new Map<string, string>()
  let next = 0
  return [...letters]
    .map((letter) => {
      const known = letter === 'X' ? undefined : names.get(letter)
      const name = known ?? String.fromCharCode(65 + next)
      if (known === undefined) next += 1
      if (letter !== 'X') names.set(letter, name)
      return name
    })
    .join('')
}

/** Lines that surely rhyme are told apart, or lines that surely do not are put together. */
function isContradicted(form: CountedForm, unit: Unit): boolean {
  const { stanza, from } = unit
  const claimed = relabel(unit.letters)
  const to = from + claimed.length
  const letterOf = (line: number) => claimed.charAt(line - from)
  const tornApart = stanza.clearGroups.some((group) => {
    const inside = group.filter((line) => line >= from && line < to)
    return new Set(inside.map(letterOf)).size > 1
  })
  let joined = 0
  let apart = 0
  for (let line = from + 1; line < to; line++) {
    const before = previousOf(claimed, line - from)
    if (before < 0) continue
    joined += 1
    if (form.endsDiffer(from + before, line)) apart += 1
  }
  // Without a counted scheme only a claim that fails in every line is surely wrong.
  if (lettersOf(unit) === null) return apart >= 2 && apart === joined
  return tornApart || apart > 0
}

function previousOf(letters: string, at: number): number {
  return letters.lastIndexOf(letters.charAt(at), at - 1)
}

/** The scheme of the whole stanza, as far as it can be read at a glance. */
function shownLetters(unit: Unit): string {
  const own = lettersOf(unit)
  if (own === null) return wording.noRhyme
  const whole = unit.stanza.scheme?.letters ?? own
  return whole.length <= 16 ? whole : own
}

function describe(against: readonly Unit[]): Counted | null {
  const counted = [...new Set(against.map(shownLetters))]
  const isClear = against.every((unit) => unit.stanza.scheme?.certainty === 'clear')
  if (counted.length > 3) return null
  return { counted: counted.join(', '), certainty: isClear ? 'clear' : 'likely' }
}

/** "It does not rhyme" is wrong when most lines stand in schemes that are at least likely. */
function judgeUnrhymed({ doc, stanzas }: CountedForm): Counted | null {
  let rhymed = 0
  const schemes = new Set<string>()
  let certainty: SureCertainty = 'clear'
  for (const { scheme, clearGroups, first, last } of stanzas) {
    if (!scheme || scheme.certainty === 'possible' || last - first < 2) continue
    if (scheme.certainty === 'likely') certainty = 'likely'
    schemes.add(scheme.letters)
    for (const group of clearGroups) rhymed += group.length
  }
  if (rhymed < 4 || rhymed * 2 < doc.lines.length) return null
  return { counted: [...schemes].slice(0, 3).join(', '), certainty }
}
