import type { HelpKind, Tier } from './pattern.ts'

/**
 * What the writer's own clauses tell, by kind of trouble. They are looked for in those clauses alone, so a row says
 * what is told and not of whom. " ~ " is up to four words.
 */
export type LifeRow = { kind: HelpKind; tier: Tier; expression: RegExp }

/** What a row says of words that hold it. */
export type Trouble = Pick<LifeRow, 'kind' | 'tier'>

export function rowsOf(kind: HelpKind, tier: Tier, sources: readonly string[]): LifeRow[] {
  return sources.map((source) => ({
    kind,
    tier,
    expression: new RegExp(`\\b(?:${source.replaceAll(' ~ ', '(?: [a-z0-9]+){0,4} ')})`),
  }))
}
