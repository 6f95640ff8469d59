import { opensUnit } from '../doc/tokens.ts'
import type { Doc } from '../doc.ts'
import { kinds } from '../kinds.ts'
import { isEdge, type PersonPhrase, personEndingAt } from './people.ts'
import type { Pronoun } from './person-words.ts'
import { speakerNamed } from './speaker-of-line.ts'

const FIRST = new Set("i i'm i've i'd i'll im ive me my mine myself".split(' '))
const HE = new Set("he he's he'd he'll him his".split(' '))
const SHE = new Set("she she's she'd she'll her".split(' '))

/** Someone the text has named: how, what pronoun may stand for them, and the token after the first naming. */
type Named = { name: string; pronoun: Pronoun; after: number }

/** The first two who fit a pronoun: where both are named before it, it could mean either. */
type Fitting = { he: readonly Named[]; she: readonly Named[] }

const cache = new WeakMap<Doc, Fitting>()

/**
 * Whom a pronoun at `token` most likely means: the one person named before it who fits; for "I" the one whose
 * label opens the line of a chat, else the speaker, narrator or writer. Undefined inside speech, where two fit, and where nobody does.
 */
export function resolvePronoun(doc: Doc, token: number): string | undefined {
  const word = doc.folded[token] as string
  if (doc.quoted[token]) return undefined
  if (FIRST.has(word)) return speakerNamed(doc, token) ?? kinds[doc.kind].voice
  const pronoun = HE.has(word) ? 'he' : SHE.has(word) ? 'she' : undefined
  if (!pronoun) return undefined
  const [first, second] = namedOf(doc)[pronoun]
  const name = first && first.after <= token && !(second && second.after <= token) ? first.name : undefined
  // "her sister" is known through a "her" who is someone else.
  return name && !name.toLowerCase().startsWith(pronoun === 'she' ? 'her ' : 'his ') ? name : undefined
}

function namedOf(doc: Doc): Fitting {
  let named = cache.get(doc)
  if (!named) {
    const all = collect(doc).sort((a, b) => a.after - b.after)
    const fitting = (pronoun: Pronoun) =>
      all.filter((one) => one.pronoun === pronoun || one.pronoun === 'any').slice(0, 2)
    named = { he: fitting('he'), she: fitting('she') }
    cache.set(doc, named)
  }
  return named
}

/** One entry a person: "Alice", "Alice's" and "ALICE" are one, "the girl" and "a girl" are one. */
function collect(doc: Doc): Named[] {
  const found = new Map<string, Named>()
  for (let k = 0; k < doc.count; k++) {
    const phrase = personEndingAt(doc, k)
    if (!phrase || phrase.pronoun === 'they') continue
    if (phrase.pronoun === 'any' && doc.kind === 'poetry') continue
    const key = (doc.folded[phrase.head] as string).replace(/'s$/, '')
    const whole = doc.text.slice(doc.start[phrase.first], doc.end[phrase.head])
    const name = whole.replace(/['’]s$/, '')
    const before = found.get(key)
    if (before && before.pronoun !== 'any') continue
    const pronoun = phrase.pronoun === 'any' ? pronounAfter(doc, phrase) : phrase.pronoun
    if (before) before.pronoun = pronoun
    else found.set(key, { name, pronoun, after: k + 1 })
  }
  return [...found.values()]
}

const FURTHEST = 12

/** "Jordan dropped his bag": the pronoun that follows the one who acts, before anyone else is named. */
function pronounAfter(doc: Doc, { first, last }: PersonPhrase): Pronoun {
  if (doc.quoted[first] || !opensUnit(doc, first)) return 'any'
  for (let k = last; k < last + FURTHEST && doc.sentenceOf[k] === doc.sentenceOf[first]; k++) {
    const word = doc.folded[k] as string
    if (personEndingAt(doc, k)) return 'any'
    if (word === 'he' || word === 'his') return 'he'
    if (word === 'she' || (word === 'her' && !isEdge(doc, k + 1))) return 'she'
  }
  return 'any'
}
