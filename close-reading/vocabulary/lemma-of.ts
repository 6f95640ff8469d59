import { irregularForms } from '../lexicons/irregular-forms.ts'

const UNCHANGED = new Set(
  (
    'this his its is was has us thus yes alas news always perhaps besides afterwards sometimes thing nothing something anything ' +
    'everything king ring spring string wing sing bring evening morning ceiling during red bed indeed need seed speed feed deed ' +
    'focus hundred sacred naked wicked beloved wretched species series less unless bus gas lens across'
  ).split(' '),
)
const cache = new Map<string, string>()
/** Beyond this many cached forms, others are worked out each time. */
const MOST_CACHED = 20_000

/**
 * Dictionary form of a folded word: "ran" to "run", "wives" to "wife", "hoping" to "hope".
 * Irregular forms come from a list; the rest by English spelling rules, so an unusual word may be off.
 */
export function lemmaOf(word: string): string {
  const before = cache.get(word)
  if (before !== undefined) return before
  const lemma = irregularForms().get(word) ?? byRule(word)
  if (cache.size < MOST_CACHED && word.length < 30) cache.set(word, lemma)
  return lemma
}

function byRule(word: string): string {
  if (word.endsWith("'s")) return word.slice(0, -2)
  if (word.length < 4 || UNCHANGED.has(word)) return word
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
  if (word.endsWith('ied')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
  if (word.endsWith('s')) return withoutS(word)
  if (word.endsWith('ing') && hasVowel(word, word.length - 3)) return restore(word.slice(0, -3))
  if (word.endsWith("in'") && hasVowel(word, word.length - 3)) return restore(word.slice(0, -3))
  if (word.endsWith('eed')) return word
  if (word.endsWith('ed') && hasVowel(word, word.length - 2)) return restore(word.slice(0, -2))
  return word
}

function withoutS(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word
  if (/(?:sses|shes|ches|xes|zzes|oes)$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

/** Puts back what -ed or -ing took away: "hopp" to "hop", "hop" to "hope", "lov" to "love". */
function restore(stem: string): string {
  if (/([bdgmnprt])\1$/.test(stem)) return stem.slice(0, -1)
  return losesE(stem) ? `${stem}e` : stem
}

/** English doubles a consonant after one stressed vowel; where it stands single, an e was usually lost. */
function losesE(stem: string): boolean {
  if (/[cvuz]$/.test(stem)) return !/(?:zz|tz)$/.test(stem)
  if (/(?:[bcdfgkptz]l|[lnr]s|[aeiou]{2}s|[rld]g|ieg|chang|rang|leng|lung|veng|hing|cring)$/.test(stem))
    return true
  if (/qui[rt]$/.test(stem)) return true
  if (/[aeiouy]{2}[a-z]$/.test(stem) || !/[aeiouy][bcdfgjklmnprstz]$/.test(stem)) return false
  if (/^[^aeiouy]*[aeiouy][a-z]$/.test(stem)) return true
  if (
    /(?:[vc]it|unit|gnit|olit|writ|plet|ced|[gl]nor|[pl]or|stor|ador|rfer|sever|vok|spon|conven|erven|ncil|uil|mpil|[nx]hal|nsol|frod)$/.test(
      stem,
    )
  )
    return true
  return !/(?:e[nrtld]|o[nmrpb]|it|an|al|ip|ic|im|il|ol|ish|ed|us|up)$/.test(stem) || /[cf]us$/.test(stem)
}

function hasVowel(word: string, end: number): boolean {
  for (let k = 0; k < end; k++) if ('aeiouy'.includes(word[k] ?? '')) return true
  return false
}
