import { overlaps } from '../doc/span.ts'
import type { InterpretedClue, InterpretedFeeling } from '../phrasing/interpretation.ts'
import { capitalize, numberOf } from '../phrasing/phrasing.ts'
import type { Scene } from '../scene/read-scene.ts'
import type { FeelingClue } from '../understand/feeling-clue.ts'
import { feelingsInTurn } from '../understand/feelings-in-turn.ts'
import { fill } from '../wording/fill.ts'
import wording from '../wording/interpret.json' with { type: 'json' }

const MOST_IN_TURN = 4
const MOST_PEOPLE = 3

/** What the text says that each person feels, in the order of the text. */
export function feelingsOfPeople(
  scene: Scene,
  feelings: readonly FeelingClue[],
  clues: readonly InterpretedClue[],
): InterpretedFeeling[] {
  const named = feelings.filter(({ from }) => from === 'named')
  const people = [...new Set(named.map(({ person }) => person))].slice(0, MOST_PEOPLE)
  return people.flatMap((number) => {
    const person = scene.cast.people[number]
    if (!person) return []
    const own = named.filter((one) => one.person === number)
    const words = [...new Set(own.flatMap((one) => one.words))]
    const name = capitalize(person.name)
    const shown = clues.filter((clue) => own.some((one) => overlaps(one, clue))).map((clue) => clue.number)
    const inTurn = feelingsInTurn(scene, own).slice(0, MOST_IN_TURN)
    const listed = inTurn.map((one) => `**${one}**`).join(wording.feelings.later)
    const sentence = fill(wording.feelings.feels[numberOf(person)], { name, word: listed })
    return [{ who: name, words, sure: true, sentence, clues: shown }]
  })
}

/** The same in plain sentences, for an answer. */
export function sentencesOfPeople(scene: Scene, feelings: readonly FeelingClue[]): string[] {
  return feelingsOfPeople(scene, feelings, []).map(({ sentence }) => sentence.replace(/\*\*/gu, ''))
}
