import type { Page } from '../page.ts'
import { namesOf } from '../people/names.ts'
import { readSyntax, type Syntax } from '../syntax/read-syntax.ts'
import { type PartOfSpeech, partOf } from './dictionary-forms.ts'
import type { PlacedWord } from './find-meaning.ts'

/** How many words on each side help to choose a meaning. */
const NEARBY = 12

/** What a page tells of a word where it stands, for the choice of its meaning. */
export type PlaceReader = {
  /** The token that covers this offset, or -1. */
  tokenAt(offset: number): number
  read(token: number): PlacedWord
}

/** Tags and parses the page once. */
export function readPlaces(page: Page): PlaceReader {
  const syntax = readSyntax(page)
  const names = namesOf(page)
  return {
    tokenAt: (offset) => page.start.findIndex((start, i) => start <= offset && offset < (page.end[i] ?? 0)),
    read: (i) => ({
      folded: page.folded[i] ?? '',
      part: partAt(syntax, i),
      isName: (names.first[i] ?? -1) >= 0 || syntax.tag[i] === 'PROPN',
      particle: particleOf(page, syntax, i),
      nearby: lemmasAround(page, i),
    }),
  }
}

/** Helping verbs ("had gone", "is tired") are words of grammar; a bare noun after one is more likely an adjective. */
function partAt(syntax: Syntax, i: number): PartOfSpeech | undefined {
  const relation = syntax.relation[i] ?? ''
  if (relation === 'cop' || relation.startsWith('aux')) return undefined
  const has = (wanted: string) => syntax.dependents(i).some((k) => syntax.relation[k]?.startsWith(wanted))
  const isBareNoun =
    syntax.tag[i] === 'NN' && has('cop') && !['det', 'case', 'nmod', 'amod', 'compound'].some(has)
  return isBareNoun ? 'a' : partOf(syntax.tag[i] ?? 'X')
}

function particleOf(page: Page, syntax: Syntax, i: number): string | undefined {
  const particle = syntax.dependents(i).find((k) => syntax.relation[k] === 'compound:prt')
  return particle === undefined ? undefined : page.folded[particle]
}

function lemmasAround(page: Page, i: number): string[] {
  const lemmas: string[] = []
  for (let k = Math.max(0, i - NEARBY); k <= Math.min(page.count - 1, i + NEARBY); k += 1)
    if (k !== i) lemmas.push(page.lemma(k))
  return lemmas
}
