import type { Doc } from '../doc.ts'
import { linkWords } from '../lexicons/feeling-grammar.ts'
import { speechVerbs } from '../lexicons/speech-verbs.ts'
import type { Subject } from './find-subject.ts'
import { helpingWords } from './find-subject.ts'
import { isEdge } from './people.ts'
import { skipLeft } from './skip-modifiers.ts'

export const linkingVerbs = new Set(linkWords.split(' '))

export const prepositions = new Set('with in without from for by through of at under on into'.split(' '))

export const possessives = new Set('his her my our their your thy thine mine'.split(' '))

export const objectPronouns = new Set('him her them us me thee'.split(' '))

const FUNCTION_WORDS = new Set(
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

export function isJoin(doc: Doc, k: number): boolean {
  return isEdge(doc, k) || doc.folded[k] === 'and' || doc.lineOf[k] !== doc.lineOf[k + 1]
}

export function isSpeechVerb(word: string): boolean {
  return speechVerbs().has(word)
}

export function opensClause(doc: Doc, k: number): boolean {
  return (
    k === 0 ||
    doc.sentenceOf[k] !== doc.sentenceOf[k - 1] ||
    /^[;:—–]|^--|^["“‘(]/.test(doc.folded[k - 1] as string)
  )
}

/** A clause, or what follows ", and". */
export function opensPart(doc: Doc, k: number): boolean {
  return opensClause(doc, k) || (doc.folded[k - 1] === 'and' && doc.folded[k - 2] === ',')
}

export function endsPhrase(doc: Doc, i: number): boolean {
  return (
    isEdge(doc, i + 1) ||
    doc.folded[i + 1] === 'and' ||
    doc.folded[i + 1] === 'as' ||
    prepositions.has(doc.folded[i + 1] as string) ||
    doc.lineOf[i + 1] !== doc.lineOf[i]
  )
}

export function skipDegrees(doc: Doc, from: number): number {
  let k = from
  if (doc.folded[k] === 'bit' || doc.folded[k] === 'little') k -= doc.folded[k - 1] === 'a' ? 2 : 0
  return skipLeft(doc, 'degrees', k)
}

export function isFunctionWord(doc: Doc, k: number): boolean {
  const word = doc.folded[k] as string
  return FUNCTION_WORDS.has(word) || helpingWords.has(word) || linkingVerbs.has(word)
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
