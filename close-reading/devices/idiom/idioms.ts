/**
 * Idioms with a plain meaning each, written for this project (MIT), in the files of the folder `idioms/`.
 *
 * One idiom a line: pattern | plain meaning | scene words. The signs of a pattern are explained in
 * ../phrases.ts. Scene words name what the same words would stand near if they were meant plainly: "kicked
 * the bucket" beside milk or a cow is a real kick. An idiom with scene words (or with an empty third
 * field) can be meant plainly; one without can hardly be.
 */
import { bodyIdioms } from './idioms/body.ts'
import { homeIdioms } from './idioms/home.ts'
import { natureIdioms } from './idioms/nature.ts'
import { sayingIdioms } from './idioms/sayings.ts'
import { workIdioms } from './idioms/work.ts'

/** `scene` is undefined where the words are hardly ever meant plainly. */
export type Idiom = { pattern: string; meaning: string; scene: readonly string[] | undefined }

let idioms: readonly Idiom[] | undefined

/** All idioms, decoded on first use. */
export function readIdioms(): readonly Idiom[] {
  idioms ??= [bodyIdioms, natureIdioms, homeIdioms, workIdioms, sayingIdioms].flatMap(readLines)
  return idioms
}

function readLines(lines: string): Idiom[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [pattern = '', meaning = '', scene] = line.split('|')
      return { pattern, meaning, scene: scene?.split(' ').filter((word) => word !== '') }
    })
}
