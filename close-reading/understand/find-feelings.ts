import type { Scene } from '../scene/read-scene.ts'
import type { FeelingClue } from './feeling-clue.ts'
import { saidInChat } from './said-in-chat.ts'
import { statedFeelings } from './stated-feelings.ts'

/** Every place where the text says in so many words what somebody feels. */
export function findFeelings(scene: Scene): FeelingClue[] {
  return [...statedFeelings(scene), ...saidInChat(scene)]
}
