import type { Detector } from '../devices/detector.ts'
import type { soundDetectors } from './create-pronunciations.ts'
import type { defaultDetectors } from './default-detectors.ts'

type FoundBy<D> = D extends Detector<infer F> ? F : never
type AnyFinding = FoundBy<(typeof defaultDetectors | typeof soundDetectors)[number]>

/** What can be noticed: "simile", "speech-tag" and so on. A table over it is `satisfies Record<FindingType, …>`. */
export type FindingType = AnyFinding['type']

/** Something noticed; `type` says what its `data` holds. */
export type Finding<T extends FindingType = FindingType> = Extract<AnyFinding, { type: T }>

/** The data of a finding by its type. */
export type FindingData = { [T in FindingType]: Finding<T>['data'] }
