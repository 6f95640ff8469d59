import { linkWords } from '../lexicons/feeling-grammar.ts'
import { speechVerbs } from '../lexicons/speech-verbs.ts'
import type { Page } from '../page.ts'
import type { Subject } from './find-subject.ts'
import { skipHelp } from './find-subject.ts'
import { isEdge } from './people.ts'
import { leftPast } from './runs.ts'

export const linking = new Set(linkWords.split(' '))

export const prepositions = new Set('with in without from for by through of at under on into'.split(' '))

export const owners = new Set('his her my our their your thy thine mine'.split(' '))

export const objects = new Set('him her them us me thee'.split(' '))

const SMALL = new Set(
  (
    'a an the and but or nor so if as that than of to in on at by with from for into upon through over under up down out off about after before ' +
    'i me my he him his she her it its we us our they them their you your thou thee thy who whom whose which what this these those there here ' +
    'when where while because though till until since how why not no never all some any such one each every yet then'
  ).split(' '),
)

const NOUNS = new Set(
  (
    'joy joys fear fears love hope hopes hate anger rage fury wrath dread delight glee mirth grief griefs sorrow sorrows woe woes despair gloom misery melancholy ' +
    'pity regret regrets shame guilt remorse pride scorn contempt disdain disgust surprise awe wonder marvel alarm fright terror terrors horror horrors panic ' +
    'envy jealousy spite malice venom peace calm comfort ease rest repose solace bliss rapture ecstasy fun cheer laughter smile smiles grin sigh sighs tear ' +
    'tears sob sobs frown tremble shudder scream screams shriek shrieks passion devotion affection zeal desire desires longing yearning anxiety worry worries ' +
    'agony anguish torment dismay suspense curiosity courage boredom fatigue trouble doubt doubts tumult conscience relief gratitude thanks'
  ).split(' '),
)

export function isJoin(page: Page, k: number): boolean {
  return isEdge(page, k) || page.folded[k] === 'and' || page.lineOf[k] !== page.lineOf[k + 1]
}

export function isSpeech(word: string): boolean {
  return speechVerbs().has(word)
}

export function opensClause(page: Page, k: number): boolean {
  return (
    k === 0 ||
    page.sentenceOf[k] !== page.sentenceOf[k - 1] ||
    /^[;:—–]|^--|^["“‘(]/.test(page.folded[k - 1] as string)
  )
}

/** A clause, or what follows ", and". */
export function opensPart(page: Page, k: number): boolean {
  return opensClause(page, k) || (page.folded[k - 1] === 'and' && page.folded[k - 2] === ',')
}

export function endsPhrase(page: Page, i: number): boolean {
  return (
    isEdge(page, i + 1) ||
    page.folded[i + 1] === 'and' ||
    page.folded[i + 1] === 'as' ||
    prepositions.has(page.folded[i + 1] as string) ||
    page.lineOf[i + 1] !== page.lineOf[i]
  )
}

export function skipDegrees(page: Page, from: number): number {
  let k = from
  if (page.folded[k] === 'bit' || page.folded[k] === 'little') k -= page.folded[k - 1] === 'a' ? 2 : 0
  return leftPast(page, 'degrees', k)
}

export function isSmall(page: Page, k: number): boolean {
  const word = page.folded[k] as string
  return SMALL.has(word) || skipHelp.has(word) || linking.has(word)
}

/** A feeling noun by its ending or by list; "love", "fear", "wish" may be verbs too and are judged by their place. */
export function isNounLike(word: string): boolean {
  return (
    NOUNS.has(word) ||
    /(?:ness|ment|tion|sion|ity|ship|ance|ence|edy|row|our|ure|ief|ror|nor|vor|gust)$/.test(word)
  )
}

export function oneToken(k: number): Subject {
  return { first: k, last: k + 1 }
}

export const articles = new Set('a an the some such no any this that all what every'.split(' '))
