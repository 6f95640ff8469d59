import type { Span } from '../doc/span.ts'
import { describeLocation } from '../phrasing/describe-location.ts'
import { quoted } from '../phrasing/phrasing.ts'
import type { Scene } from '../scene/read-scene.ts'
import wording from '../wording/answer.json' with { type: 'json' }
import { fill } from '../wording/fill.ts'

/** Words of the passage between quotation marks, with where they stand: `"he had won" (sentence 2)`. */
export function placedQuote({ doc }: Scene, words: string, span: Span): string {
  return fill(wording.placed, { quote: quoted(words), place: describeLocation(doc, span) })
}
