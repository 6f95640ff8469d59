import type { Doc } from '../doc/doc.ts'
import { CAPITAL, WORD } from '../doc/shape.ts'
import { wordSet } from '../lexicons/words-of.ts'
import { little } from '../vocabulary/little-words.ts'
import type { CastPronoun } from './cast.ts'
import { familyRoleOf } from './family-roles.ts'
import type { Mention, Naming } from './mention.ts'
import { genderOfTitle, isFunctionWord, isTitleWord, withoutAccents } from './mention-words.ts'

const MOST_MODIFIERS = 4
/** "Ben's mother's friend's dog": as many owners as anybody follows. */
const LONGEST_CHAIN = 4
const DETERMINERS = wordSet(
  little.articles,
  little.demonstratives,
  little.owners,
  'another two three four both all',
)
const OWNERS = wordSet(little.owners)
const TELLING =
  /^(?:tells?|told|reminds?|reminded|assured?|promised?|warned?|showed?|asked?|convinced?|informed?)$/u

/** Every mention in a doc in order, each with the owners inside it, which come before what they own. */
export function findMentions(doc: Doc, naming: Naming): Mention[][] {
  const found: Mention[][] = []
  for (let i = 0; i < doc.count; i++) {
    const chain = chainAt(doc, naming, i)
    const whole = chain.at(-1)
    if (!whole) continue
    found.push(chain)
    i = whole.last - 1
  }
  return found
}

/** A mention with the owners inside it, the outermost last. */
function chainAt(doc: Doc, naming: Naming, first: number, depth = 0): Mention[] {
  const chain: Mention[] = []
  let mention = nameAt(doc, naming, first) ?? nounAt(doc, naming, first)
  while (mention && chain.length < LONGEST_CHAIN) {
    chain.push(mention)
    const next = ownedBy(doc, naming, mention)
    if (!next) break
    mention.owns = true
    if (next === 'thing') break
    mention = next
  }
  const whole = chain.at(-1)
  if (!whole || whole.owns) return chain
  const beside = besideComma(doc, naming, whole)
  if (beside) return [...chain.slice(0, -1), ...beside]
  if (whole.noun === '') return chain
  const name = nameAt(doc, naming, whole.last)
  if (name && !TELLING.test(doc.folded[whole.first - 1] ?? '') && !endsSentence(doc, whole.last)) {
    whole.same = name
    whole.last = name.last
    return chain
  }
  return depth < LONGEST_CHAIN ? [...ownerAfterOf(doc, naming, whole, depth), ...chain] : chain
}

/** "Lily, Ben's sister, was" and "Ben's sister, Lily, was": a name and a noun with its owner, between commas. */
function besideComma(doc: Doc, naming: Naming, one: Mention): Mention[] | null {
  if (doc.folded[one.last] !== ',' || endsSentence(doc, one.last + 1)) return null
  if (one.noun === '') {
    const chain: Mention[] = []
    let next = nameAt(doc, naming, one.last + 1) ?? nounAt(doc, naming, one.last + 1)
    for (; next; next = ownedOrNull(doc, naming, next)) chain.push(next)
    const noun = chain.at(-1)
    if (!noun || noun.noun === '' || noun.owner === null || !closes(doc, naming, noun.last)) return null
    return [...chain.slice(0, -1), { ...noun, first: one.first, same: one }]
  }
  const name = one.owner === null ? null : nameAt(doc, naming, one.last + 1)
  return name && closes(doc, naming, name.last) ? [{ ...one, last: name.last, same: name }] : null
}

function ownedOrNull(doc: Doc, naming: Naming, owner: Mention): Mention | null {
  const owned = ownedBy(doc, naming, owner)
  if (owned === null || owned === 'thing') return null
  owner.owns = true
  return owned
}

/** A comma that ends what stands between two, and no list of people. */
function closes(doc: Doc, naming: Naming, at: number): boolean {
  const mark = doc.folded[at] ?? ''
  if (/^[.!?]$/u.test(mark)) return true
  const next = at + 1
  return (
    mark === ',' &&
    !/^(?:and|or|but|nor)$/u.test(doc.folded[next] ?? '') &&
    !nameAt(doc, naming, next) &&
    !nounAt(doc, naming, next)
  )
}

function endsSentence(doc: Doc, at: number): boolean {
  return doc.sentenceOf[at] !== doc.sentenceOf[at - 1]
}

function nameAt(doc: Doc, naming: Naming, first: number): Mention | null {
  const last = naming.nameEnd(first)
  if (last <= first) return null
  const words: string[] = []
  let title = ''
  for (let i = first; i < last; i++) {
    const word = bare(doc, i)
    if (!isWord(doc, i)) continue
    if (i === first && last > first + 1 && isTitleWord(word)) title = word
    else words.push(withoutAccents(word))
  }
  if (words.length === 0) return null
  const kin = words.length === 1 && title === '' ? familyRoleOf(words[0] as string) : ''
  // "Mom" is a noun for the mother, with a capital.
  const noun = kin !== '' && naming.pronounOf(kin) && KIN.has(kin) ? kin : ''
  return {
    first,
    last,
    parts: noun ? [noun] : words,
    noun,
    title,
    owner: null,
    pronoun: noun ? (naming.pronounOf(noun) as CastPronoun) : genderOfTitle(title),
    owns: false,
    isGuess: noun === '' && naming.isGuess(first),
    same: null,
  }
}

const KIN = new Set('mother father grandmother grandfather brother sister uncle aunt cousin'.split(' '))

/** "the coach", "her little brother", "two girls"; a plural or a word of the family also stands alone. */
function nounAt(doc: Doc, naming: Naming, first: number): Mention | null {
  const word = doc.folded[first] as string
  if (!isWord(doc, first)) return null
  const hasDeterminer = DETERMINERS.has(word)
  const isOwned = doc.folded[first - 1]?.endsWith("'s") === true
  const alone = hasDeterminer || isOwned ? undefined : naming.pronounOf(bare(doc, first))
  if (!hasDeterminer && alone !== 'they' && !(alone && KIN.has(familyRoleOf(bare(doc, first))))) return null
  const noun = nounFrom(doc, naming, hasDeterminer ? first + 1 : first)
  if (!noun) return null
  const parts = word === 'another' ? [word, ...noun.parts] : noun.parts
  return { ...noun, parts, first, owner: OWNERS.has(word) ? word : null }
}

/** The first noun for a person from a token on, with the words that describe it. */
function nounFrom(doc: Doc, naming: Naming, from: number): Omit<Mention, 'owner'> | null {
  const parts: string[] = []
  for (let i = from; i < from + MOST_MODIFIERS + 3 && i < doc.count; i++) {
    if (doc.folded[i] === '-') continue
    const word = bare(doc, i)
    if (!isWord(doc, i) || parts.length > MOST_MODIFIERS || isFunctionWord(word)) return null
    if (((doc.shape[i] as number) & CAPITAL) !== 0 && naming.nameEnd(i) > i) return null
    parts.push(familyRoleOf(word))
    const pronoun = naming.pronounOf(word)
    if (!pronoun || goesOn(doc, naming, i)) continue
    const inLaw = doc.folded.slice(i + 1, i + 5).join('') === '-in-law'
    const noun = inLaw ? `${parts.pop()}-in-law` : (parts.pop() as string)
    return {
      first: from,
      last: i + (inLaw ? 5 : 1),
      parts: [...parts, noun],
      noun,
      title: '',
      pronoun,
      owns: false,
      isGuess: false,
      same: null,
    }
  }
  return null
}

/** "the boy king": the noun that counts comes after. */
function goesOn(doc: Doc, naming: Naming, at: number): boolean {
  const next = at + 1
  return (
    doc.folded[at] === bare(doc, at) &&
    isWord(doc, next) &&
    !endsSentence(doc, next) &&
    ((doc.shape[next] as number) & CAPITAL) === 0 &&
    naming.pronounOf(bare(doc, next)) !== undefined
  )
}

/** What a mention with "'s" owns: somebody, or a thing; null where "'s" is short for "is". */
function ownedBy(doc: Doc, naming: Naming, owner: Mention): Mention | 'thing' | null {
  const end = doc.folded[owner.last - 1] as string
  const isPlural = owner.pronoun === 'they' && /^['’]/u.test(doc.folded[owner.last] ?? '')
  if (!end.endsWith("'s") && !isPlural) return null
  const from = isPlural ? owner.last + 1 : owner.last
  if (!isWord(doc, from)) return isPlural ? null : 'thing'
  const noun = nounFrom(doc, naming, from)
  if (noun) return { ...noun, first: owner.first, owner }
  return isPlural || isShortForIs(doc, from) ? null : 'thing'
}

const AFTER_IS =
  /^(?:a|an|the|not|very|so|too|really|just|still|always|never|now|been|got|gone|going|quite|such|here|there|also|already|almost|in|at|on)$|ing$/u

/** "Lily's furious." "Lily's so proud": what follows is no thing that she owns. */
function isShortForIs(doc: Doc, from: number): boolean {
  const word = doc.folded[from] ?? ''
  const next = doc.folded[from + 1] ?? ''
  return AFTER_IS.test(word) || from + 1 >= doc.count || !isWord(doc, from + 1) || isFunctionWord(next)
}

/** "the mother of Ben": Ben owns. */
function ownerAfterOf(doc: Doc, naming: Naming, mention: Mention, depth: number): Mention[] {
  if (mention.owner !== null || doc.folded[mention.last] !== 'of') return []
  const chain = chainAt(doc, naming, mention.last + 1, depth + 1)
  const owner = chain.at(-1)
  if (!owner || owner.owns) return []
  mention.owner = owner
  mention.last = owner.last
  owner.owns = true
  return chain
}

/** The folded word at a token without "'s". */
export function bare(doc: Doc, at: number): string {
  return (doc.folded[at] as string).replace(/'(?:s|ll|d|ve|re|m)?$/u, '')
}

function isWord(doc: Doc, at: number): boolean {
  return at < doc.count && ((doc.shape[at] as number) & WORD) !== 0
}
