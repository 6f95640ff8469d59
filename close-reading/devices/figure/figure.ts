import type { Detector } from '../../detector.ts'
import type { Found, Span } from '../../finding.ts'
import { EXAGGERATIONS } from '../../lexicons/figures.ts'
import { placeOf } from '../../page/places.ts'
import { textOf } from '../../page/text-of.ts'
import type { Page } from '../../page.ts'
import { findPicture, type Picture } from '../../phrases/find-picture.ts'
import type { NonLiteral } from '../../phrases/non-literal.ts'
import { buildPhrases, matchPhrase, type Phrases } from '../../phrases/phrases.ts'

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
        clue: 'The words name more than can really be counted or checked.',
        plainIf: 'It could be plain if the number or measure were exact.',
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
  const [thingText, pictureText] = [textOf(page, thing), textOf(page, picture)]
  const says = textOf(page, span)
  if (found.type === 'personification')
    return describe('personification', span, picture, thing, {
      says,
      means: `“${thingText}” may be spoken of here as if it were alive.`,
      clue: `“${pictureText}” is a word for people or animals; “${thingText}” is not a person.`,
      plainIf: `It could be plain if “${pictureText}” is only a common word for what “${thingText}” does or has.`,
    })
  return describe('metaphor', span, picture, thing, {
    says,
    means: `The text may speak of “${thingText}” as if it were, or were like, “${pictureText}”.`,
    clue: `“${thingText}” and “${pictureText}” are two different kinds of thing, put together without “like” or “as”.`,
    plainIf: `It could be plain if “${pictureText}” were really there.`,
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
