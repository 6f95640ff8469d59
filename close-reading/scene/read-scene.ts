import type { Doc } from '../doc/doc.ts'
import { readSyntax, type Syntax } from '../syntax/read-syntax.ts'
import type { Cast } from './cast.ts'
import type { Clause } from './clause.ts'
import { findCast } from './find-cast.ts'
import { findClauses } from './find-clauses.ts'
import { findSpeakerLines } from './find-speaker-lines.ts'
import { findUtterances, type Utterance } from './find-utterances.ts'
import { type NamesAsked, nobodyAsked } from './naming.ts'

/** What happens in a passage: who is there, who says what, and each clause with who does what to whom. */
export type Scene = {
  readonly doc: Doc
  readonly syntax: Syntax
  readonly cast: Cast
  readonly utterances: readonly Utterance[]
  readonly clauses: readonly Clause[]
}

/**
 * Reads what happens in a passage. Linear in its length; the same passage gives the same scene on every machine.
 *
 * @param asked the names and nouns of the question about it
 */
export function readScene(doc: Doc, asked: NamesAsked = nobodyAsked): Scene {
  const lines = findSpeakerLines(doc)
  const names = new Set<number>()
  for (const line of lines) for (let i = line.nameFirst; i < line.first; i++) names.add(i)
  const syntax = readSyntax(doc, names)
  const cast = findCast(doc, syntax, lines, asked)
  const utterances = findUtterances(doc, cast, lines)
  const utteranceOf = new Int32Array(doc.count).fill(-1)
  utterances.forEach(({ first, last }, u) => {
    utteranceOf.fill(u, first, last)
  })
  return { doc, syntax, cast, utterances, clauses: findClauses(doc, syntax, utteranceOf) }
}
