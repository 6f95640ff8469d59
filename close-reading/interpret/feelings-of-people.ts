import { overlaps } from '../doc/overlaps.ts'
import { capitalize, numberOf } from '../explanation/phrasing.ts'
import type { Person } from '../scene/cast.ts'
import type { Scene } from '../scene/read-scene.ts'
import { ENOUGH, type FeelingClue } from '../understand/feeling-clue.ts'
import { fill } from '../wording/fill.ts'
import wording from '../wording/interpret.json' with { type: 'json' }
import type { InterpretedClue, InterpretedFeeling } from './interpretation.ts'

const MOST_PEOPLE = 3

/** What each person probably feels, by the strongest clue of each side; people with the surest clues first. */
export function feelingsOfPeople(
  scene: Scene,
  feelings: readonly FeelingClue[],
  clues: readonly InterpretedClue[],
): InterpretedFeeling[] {
  const people = [...new Set(feelings.map(({ person }) => person))]
  return people
    .flatMap((person) => {
      const own = feelings.filter(
        (one) =>
          one.person === person &&
          one.valence !== 0 &&
          one.from !== 'said' &&
          // A sign of body or voice is a clue; which feeling it is, other words decide.
          one.from !== 'shown' &&
          one.words.length > 0,
      )
      const best = own.reduce<FeelingClue | undefined>(
        (a, b) => (!a || b.weight > a.weight ? b : a),
        undefined,
      )
      const someone = scene.cast.people[person]
      if (
        !best ||
        !someone ||
        own.filter(({ valence }) => valence === best.valence).reduce((sum, { weight }) => sum + weight, 0) <
          ENOUGH
      )
        return []
      const name = capitalize(someone.name)
      const sure = best.from === 'named'
      const turn = own
        .filter((one) => one.valence === -best.valence && one.weight >= ENOUGH)
        .sort((a, b) => b.weight - a.weight)[0]
      const sentence = [sentenceOf(someone, best), turn && otherSign(turn, best)].filter(Boolean).join(' ')
      const shown = clues.filter((clue) => own.some((one) => overlaps(one, clue))).map(({ number }) => number)
      return [{ who: name, words: best.words, sure, sentence, clues: shown, weight: best.weight }]
    })
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_PEOPLE)
    .map(({ weight: _, ...feeling }) => feeling)
}

function sentenceOf(person: Person, { from, words: [word = ''] }: FeelingClue): string {
  const how = from === 'named' ? 'named' : 'seems'
  return fill(wording.feelings.feels[how][numberOf(person)], { name: capitalize(person.name), word })
}

/** A feeling of the other side, earlier or later than the one that is reported. */
function otherSign({ start, words: [word = ''] }: FeelingClue, reported: FeelingClue): string {
  return fill(start > reported.start ? wording.feelings.later : wording.feelings.earlier, { word })
}
