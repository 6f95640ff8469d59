import body from './idioms/body.json' with { type: 'json' }
import home from './idioms/home.json' with { type: 'json' }
import nature from './idioms/nature.json' with { type: 'json' }
import sayings from './idioms/sayings.json' with { type: 'json' }
import work from './idioms/work.json' with { type: 'json' }

/** `scene` is undefined where the words are hardly ever meant plainly. */
export type Idiom = { pattern: string; meaning: string; scene: readonly string[] | undefined }
type Row = { pattern: string; meaning: string; scene?: string }

let idioms: readonly Idiom[] | undefined

/** All idioms, decoded on first use. */
export function readIdioms(): readonly Idiom[] {
  idioms ??= [body, nature, home, work, sayings].flatMap((file) =>
    file.idioms.map(({ pattern, meaning, scene }: Row) => ({
      pattern,
      meaning,
      scene: scene?.split(' ').filter((word) => word !== ''),
    })),
  )
  return idioms
}
