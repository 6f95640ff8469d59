import type { Detector } from '../../detector.ts'
import type { Found, Span } from '../../finding.ts'
import { EXAGGERATIONS } from '../../lexicons/figures.ts'
import { placeOf } from '../../page/places.ts'
import { textOf } from '../../page/text-of.ts'
import type { Page } from '../../page.ts'
import { findPicture, type Picture } from '../../phrases/find-picture.ts'
import type { NonLiteral } from '../../phrases/non-literal.ts'
import { buildPhrases, matchPhrase, type Phrases } from '../../phrases/phrases.ts'
import wording from '../../wording/devices/figure.json' with { type: 'json' }
import { fill } from '../../wording/fill.ts'

/** A candidate: the reader judges. `thing` and `picture` are the two that are brought together. */
export type FigureData = NonLiteral & { thing: Span | undefined; picture: Span }
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
  kinds: ['fiction', 'poetry', 'nonfiction'],
  *run(page) {
    exaggerations ??= readExaggerations()
    for (let i = 0; i < page.count; i++) {
      const picture = findPicture(page, i)
      if (picture) {
        yield describePicture(page, picture)
        i = picture.last - 1
        continue
      }
      const match = matchPhrase(exaggerations.phrases, page, i)
      if (!match) continue
      const span = placeOf(page, match.first, match.last)
      yield describe('hyperbole', span, span, undefined, {
        says: textOf(page, span),
        means: exaggerations.meanings[match.entry] as string,
        clue: wording.hyperbole.clue,
        plainIf: wording.hyperbole.plainIf,
      })
      i = match.last - 1
    }
  },
}

function readExaggerations(): Exaggerations {
  const lines = EXAGGERATIONS.trim()
    .split('\n')
    .map((line) => line.split('|'))
  return {
    phrases: buildPhrases(lines.map((line) => line[0] as string)),
    meanings: lines.map((line) => line[1] ?? ''),
  }
}

function describePicture(page: Page, found: Picture): FigureFinding {
  const span = placeOf(page, found.first, found.last)
  const thing = placeOf(page, found.thing, found.thing + 1)
  const picture = placeOf(page, found.picture, found.picture + 1)
  const { type } = found
  const [thingWord, pictureWord] = [textOf(page, thing), textOf(page, picture)]
  return describe(type, span, picture, thing, {
    says: textOf(page, span),
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
    because: thing ? [thing, picture] : [picture],
    data: { ...row, thing, picture },
  }
}
