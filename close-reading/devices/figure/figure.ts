import type { Doc } from '../../doc/doc.ts'
import type { Span } from '../../doc/span.ts'
import { spanOf, textOf } from '../../doc/tokens.ts'
import lists from '../../lexicons/figures.json' with { type: 'json' }
import wording from '../../wording/devices/figure.json' with { type: 'json' }
import { fill } from '../../wording/fill.ts'
import type { Detector, Found } from '../detector.ts'
import type { NonLiteral } from '../non-literal.ts'
import { buildPhrases, matchPhrase, type Phrases } from '../phrases.ts'
import { type FigureCandidate, findFigure } from './find-figure.ts'

/** A candidate: the reader judges. `thing` and `picture` are the two that are brought together. */
export type FigureData = NonLiteral
type FigureFinding = Found<FigureType, FigureData>

type FigureType = 'metaphor' | 'personification' | 'hyperbole'
type Exaggerations = { phrases: Phrases; meanings: readonly string[] }
let exaggerations: Exaggerations | undefined

/**
 * Candidates for metaphor, personification and hyperbole, by lists of things, human acts, pictures and
 * exaggerations. Always "possible": rules cannot tell a living figure from a plain use.
 */
export const figure: Detector<FigureFinding> = {
  name: 'figure',
  *run(doc) {
    exaggerations ??= readExaggerations()
    for (let i = 0; i < doc.count; i++) {
      const picture = findFigure(doc, i)
      if (picture) {
        yield describePicture(doc, picture)
        i = picture.last - 1
        continue
      }
      const match = matchPhrase(exaggerations.phrases, doc, i)
      if (!match) continue
      const span = spanOf(doc, match.first, match.last)
      yield describe('hyperbole', span, span, undefined, {
        says: textOf(doc, span),
        means: exaggerations.meanings[match.entry] as string,
        clue: wording.hyperbole.clue,
        plainIf: wording.hyperbole.plainIf,
      })
      i = match.last - 1
    }
  },
}

function readExaggerations(): Exaggerations {
  const { patterns } = lists.exaggerations
  return { phrases: buildPhrases(Object.keys(patterns)), meanings: Object.values(patterns) }
}

function describePicture(doc: Doc, found: FigureCandidate): FigureFinding {
  const span = spanOf(doc, found.first, found.last)
  const thing = spanOf(doc, found.thing)
  const picture = spanOf(doc, found.picture)
  const { type } = found
  const [thingWord, pictureWord] = [textOf(doc, thing), textOf(doc, picture)]
  return describe(type, span, picture, thing, {
    says: textOf(doc, span),
    means: fill(wording[type].means, { thing: thingWord, picture: pictureWord }),
    clue: fill(wording[type].clue, { thing: thingWord, picture: pictureWord }),
    plainIf: fill(wording[type].plainIf, { thing: thingWord, picture: pictureWord }),
  })
}

function describe(
  type: FigureType,
  span: Span,
  picture: Span,
  thing: Span | undefined,
  row: NonLiteral,
): FigureFinding {
  return {
    ...span,
    type,
    cue: type === 'hyperbole' ? 'word choice' : 'comparison',
    certainty: 'possible',
    evidence: thing ? [thing, picture] : [picture],
    data: row,
  }
}
