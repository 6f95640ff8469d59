import { types } from '#domain/choices'
import type { AnnotatedText } from '#domain/library/annotated-text'
import { contentTypeOf } from '#domain/library/annotated-text-kinds'
import { wordsOf } from './measure-prose.ts'
import type { Sheet } from './sheet.ts'

export function checkTone({ tone }: AnnotatedText, sheet: Sheet): void {
  sheet.noted('tone', tone)
  for (const other of tone.others) sheet.noted(`tone ${other.word}`, other)
  for (const other of tone.not ?? []) {
    sheet.shows(`tone not ${other.word}`, other)
    sheet.prose(`tone not ${other.word}`, other.why, 'full')
  }
  if (tone.turn) sheet.noted('tone.turn', tone.turn)
  else if (!tone.no_turn) sheet.bad('tone.turn', 'is missing; without a turn no_turn says why')
}

export function checkPeople({ people }: AnnotatedText, sheet: Sheet): void {
  for (const person of people) {
    for (const key of ['does', 'feels', 'wants', 'knows'] as const) {
      const cell = person[key]
      const where = `${person.name}.${key}`
      if ('unsaid' in cell) {
        sheet.brief(where, cell.unsaid, 24)
        continue
      }
      sheet.shows(where, cell)
      sheet.prose(where, cell.plain, 'plain')
      if (cell.full) sheet.prose(where, cell.full, 'full')
    }
  }
}

/** What the words mean: figures, what is said otherwise, what may be misread, and where readers differ. */
export function checkMeanings(reading: AnnotatedText, sheet: Sheet): void {
  for (const [at, figure] of (reading.figures ?? []).entries()) {
    sheet.noted(`figure ${at + 1}`, figure)
    sheet.brief(`figure ${at + 1}.says`, figure.says, 16)
    sheet.brief(`figure ${at + 1}.shared`, figure.shared, 20)
  }
  for (const [at, one] of (reading.otherwise ?? []).entries()) {
    sheet.noted(`otherwise ${at + 1}`, one)
    sheet.brief(`otherwise ${at + 1}.says`, one.says, 20)
  }
  for (const [at, one] of reading.misread.entries()) {
    sheet.noted(`misread ${at + 1}`, one)
    sheet.brief(`misread ${at + 1}.reads`, one.reads, 20)
  }
  for (const { sides } of reading.readings) for (const side of sides) sheet.noted(`side ${side.name}`, side)
  for (const [at, line] of reading.unsaid.entries()) sheet.brief(`unsaid ${at + 1}`, line, 24)
  sheet.noted('theme', reading.theme)
  if (reading.purpose) sheet.noted('purpose', reading.purpose)
  for (const { word, means } of reading.words) {
    sheet.findSpan(`word ${word}`, word, true)
    const { length } = wordsOf(means)
    if (length > 16) sheet.bad(`word ${word}`, `${length} words, at most 16`)
  }
}

/** A part that a text does not have is left out with its reason. */
export function checkParts(reading: AnnotatedText, { bad }: Sheet): void {
  if (types[contentTypeOf(reading.kind)].isFactual && !reading.purpose)
    bad('purpose', 'is missing in non-fiction')
  if (!reading.figures && !reading.no_figures) bad('figures', 'are missing; no_figures says why')
  if (!reading.otherwise && !reading.no_otherwise) bad('otherwise', 'is missing; no_otherwise says why')
  if (!reading.feeling && !reading.no_feeling) bad('feeling', 'is missing; no_feeling says why')
}
