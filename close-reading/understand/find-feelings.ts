import type { Scene } from '../scene/read-scene.ts'
import type { FeelingClue } from './feeling-clue.ts'
import { saidInChat } from './said-in-chat.ts'
import { statedFeelings } from './stated-feelings.ts'

/** Every place where the text says in so many words what somebody feels. */
export function findFeelings(scene: Scene): FeelingClue[] {
  const stated = statedFeelings(scene)
  const known = new Set(stated.map(({ start }) => start))
  return [...stated, ...saidInChat(scene).filter(({ start }) => !known.has(start))]
}
