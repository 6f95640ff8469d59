import { trimEnd } from '../doc/trim-end.ts'
import terms from '../knowledge/terms.json' with { type: 'json' }
import { meaningOf } from '../lexicons/word-meanings.ts'
import { firstSense, fitMeaning } from '../phrasing/fit-meaning.ts'
import { capitalize } from '../phrasing/phrasing.ts'
import { foldQuotable } from '../prose/fold-quotable.ts'
import { fill } from '../wording/fill.ts'
import wording from '../wording/without-passage.json' with { type: 'json' }
import { sayingIn } from './saying-in.ts'

/** What can be said of an idea without any text: what it is, how to find it, and the articles that say more. */
export type Idea = { means: string; how: string; articles: readonly string[]; asksHow: boolean }

/** A term of reading. */
export type Term = { words: readonly string[]; means: string; how: string; article: string }

const known: readonly Term[] = (terms as [string, string, string, string][]).map(
  ([words, means, how, article]) => ({ words: words.split('|'), means, how, article }),
)
/** A question for what something is. "What is the tone?" asks about a text that was forgotten. */
const WHAT =
  /^(?:so |ok |okay |hi |please |can you |could you )*(?:(?:what|whats|what's) (?:is |are |does |do )?(?:an? |the (?:meaning|definition) of |meant by )?|define |explain (?:what )?|tell me what |meaning of |definition of )(?!the\b)(.{2,60}?)(?: is| are| means?| meaning)?(?: in (?:a |an )?(?:text|texts|poem|poems|poetry|story|stories|literature|english|reading|writing))?\W*$/u
const APART = /\b(?:differences?|different|vs|versus|compared? (?:to|with))\b/u
const HOW =
  /\bhow (?:do|can|could|should|would|to)\b.{0,30}\b(?:find|tell|spot|recogni[sz]e|identify|know|see|figure out|work out|understand|get)\b/u

/** The idea that a question without a passage asks about; null where it asks about a text. */
export function ideaAsked(question: string): Idea | null {
  const asked = foldQuestion(question)
  const term = termAsked(question) ?? known.find(({ words }) => words.includes(trimEnd(asked, '?!. ')))
  if (term) return ideaOf([term], false)
  const asksHow = HOW.test(asked)
  const isAboutWork = / of (?!a\b|the (?:poem|text|story|passage)\b)/u.test(asked)
  const named = !isAboutWork && (asksHow || APART.test(asked)) ? termsIn(asked) : []
  if (named.length > 0) return ideaOf(named.slice(0, 2), asksHow)
  const what = whatIsAsked(asked)
  return what ? meaningAsked(question, what) : null
}

const MOST = 200

function foldQuestion(question: string): string {
  return foldQuotable(question.slice(0, MOST)).text.trim()
}

function whatIsAsked(asked: string): string {
  return WHAT.exec(asked)?.[1]?.replace(/["“”]/gu, '').trim() ?? ''
}

/** The term of reading whose meaning a question asks for: "what is irony". */
export function termAsked(question: string): Term | null {
  const what = whatIsAsked(foldQuestion(question))
  return known.find(({ words }) => words.includes(what)) ?? null
}

/** The terms that a question names, the longer before the shorter inside it. */
function termsIn(asked: string): Term[] {
  return known
    .flatMap((term) => {
      const at = Math.min(...term.words.map((word) => indexOfWord(asked, word)))
      return Number.isFinite(at) ? [{ term, at }] : []
    })
    .sort((a, b) => a.at - b.at)
    .map(({ term }) => term)
}

function indexOfWord(text: string, word: string): number {
  const at = ` ${text.replace(/[^\p{L}']+/gu, ' ')} `.indexOf(` ${word} `)
  return at < 0 ? Number.POSITIVE_INFINITY : at
}

function ideaOf(found: readonly Term[], asksHow: boolean): Idea {
  return {
    means: found.map(({ means }) => means).join(' '),
    how: found.map(({ how }) => how).join(' '),
    articles: [...new Set(found.map(({ article }) => article).filter(Boolean))],
    asksHow,
  }
}

/** A saying or a word whose meaning is held. */
function meaningAsked(question: string, what: string): Idea | null {
  const saying = sayingIn(question)
  const meaning = saying && fitMeaning(saying.data.meaning)
  if (saying && meaning) {
    const shown = capitalize(question.slice(saying.start, saying.end))
    return {
      means: fill(wording.idea.saying, { saying: shown, meaning: firstSense(meaning) }),
      how: wording.idea.checkSaying,
      articles: [],
      asksHow: false,
    }
  }
  const word = /^\p{L}+$/u.test(what) ? fitMeaning(meaningOf(what) ?? '') : ''
  return word
    ? {
        means: fill(wording.idea.word, { word: what, meaning: firstSense(word) }),
        how: wording.idea.checkWord,
        articles: [],
        asksHow: false,
      }
    : null
}
