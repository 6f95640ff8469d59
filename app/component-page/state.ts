import type { ReactNode } from 'react'
import type { ReadingSettings } from '#domain/reading-settings'
import type { Fixtures } from './fixtures.ts'

/** One state of the product's components, at the address /components/NAME. */
export type State = {
  name: string
  title: string
  /** What to look at, in a sentence. */
  about: string
  show: (fixtures: Fixtures) => ReactNode
  /** Selectors pressed one after the other, each once it is there: what a person did to reach this state. */
  press?: readonly string[]
  /** Reading settings that the state needs; those of the address come first. */
  settings?: ReadingSettings
}

export type Family = { title: string; states: readonly State[] }
