import { capitalize } from '../lesson/phrasing.ts'
import type { Scene } from '../scene/read-scene.ts'
import { ENOUGH, type FeelingClue } from '../understand/feeling-clue.ts'
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
        (one) => one.person === person && one.valence !== 0 && one.from !== 'said' && one.words.length > 0,
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
      const feel = someone.several ? 'feel' : 'feels'
      const seems = someone.several ? 'seem' : 'seems'
      const word = best.words[0] ?? ''
      const rest = turn
        ? ` ${turn.start > best.start ? 'Later' : 'Earlier'} there is a sign of another feeling: **${turn.words[0]}**.`
        : ''
      const sentence = `${name} ${sure ? feel : best.from === 'seems' ? seems : 'may feel'} **${word}**.${rest}`
      const shown = clues
        .filter((clue) => own.some((one) => one.start < clue.end && clue.start < one.end))
        .map(({ number }) => number)
      return [{ who: name, words: best.words, sure, sentence, clues: shown, weight: best.weight }]
    })
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_PEOPLE)
    .map(({ weight: _, ...feeling }) => feeling)
}
