import type { Sense } from './meanings.ts'

/** Words of meanings that say nothing of a subject. */
const general = new Set(
  (
    'a an the and or of to in on at by for from with without into as is are be been being not no more less most very much ' +
    'something someone thing things person people one two part kind way make made give given take taken get go come put ' +
    'use used do done have has had that who which what it its his her their small large long short good bad time place ' +
    'act act state feeling above all usually often only other another'
  ).split(' '),
)

/** What a later sense needs to come first: one cue, or two words of its text. */
const ENOUGH = 2

/**
 * The texts of senses, the one that fits first: the order stands unless what is nearby fits a later sense better.
 * A cue of a sense counts twice, a word of its text once.
 */
export function orderSenses(senses: readonly Sense[], nearby: readonly string[]): string[] {
  const around = new Set(nearby.filter((word) => !general.has(word)))
  const marks = new Set(nearby)
  const fit = ({ text, cues }: Sense) =>
    ENOUGH * cues.filter((cue) => marks.has(cue)).length +
    text.split(/[^a-z]+/).filter((word) => around.has(word)).length
  const fits = senses.map(fit)
  const best = fits.indexOf(Math.max(...fits))
  const first = (fits[best] ?? 0) >= ENOUGH ? best : 0
  return [senses[first], ...senses.filter((_, at) => at !== first)].flatMap((sense) =>
    sense ? [sense.text] : [],
  )
}
