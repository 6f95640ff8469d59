import type { Page } from '../page.ts'
import { personEndingAt } from './people.ts'
import type { Pronoun } from './person-words.ts'

const FIRST = new Set("i i'm i've i'd i'll me my mine myself".split(' '))
const HE = new Set("he he's he'd he'll him his".split(' '))
const SHE = new Set("she she's she'd she'll her".split(' '))

/** Someone the text has named: how, what pronoun may stand for them, and the token after the first naming. */
type Named = { name: string; pronoun: Pronoun; after: number }

const made = new WeakMap<Page, readonly Named[]>()

/**
 * Whom a pronoun at `token` most likely means: the one person named before it who fits; the speaker, narrator or
 * writer for "I". Undefined inside speech, where two fit, and where nobody does.
 */
export function whoIsMeant(page: Page, token: number): string | undefined {
  const word = page.folded[token] as string
  if (page.quoted[token]) return undefined
  if (FIRST.has(word)) return VOICE[page.kind]
  const pronoun = HE.has(word) ? 'he' : SHE.has(word) ? 'she' : undefined
  if (!pronoun) return undefined
  const fitting = namedOf(page).filter(
    (one) => one.after <= token && (one.pronoun === pronoun || one.pronoun === 'any'),
  )
  const name = fitting.length === 1 ? fitting[0]?.name : undefined
  // "her sister" is known through a "her" who is someone else.
  return name && !name.toLowerCase().startsWith(pronoun === 'she' ? 'her ' : 'his ') ? name : undefined
}

const VOICE = { poetry: 'the speaker', fiction: 'the narrator', nonfiction: 'the writer' } as const

function namedOf(page: Page): readonly Named[] {
  let named = made.get(page)
  if (!named) {
    named = collect(page)
    made.set(page, named)
  }
  return named
}

/** One entry a person: "Alice", "Alice's" and "ALICE" are one, "the girl" and "a girl" are one. */
function collect(page: Page): Named[] {
  const found = new Map<string, Named>()
  for (let k = 0; k < page.count; k++) {
    const phrase = personEndingAt(page, k)
    if (!phrase || phrase.pronoun === 'they') continue
    if (phrase.pronoun === 'any' && page.kind === 'poetry') continue
    const key = (page.folded[phrase.head] as string).replace(/'s$/, '')
    const whole = page.text.slice(page.start[phrase.first], page.end[phrase.head])
    const name = whole.replace(/['’]s$/, '')
    if (!found.has(key)) found.set(key, { name, pronoun: phrase.pronoun, after: k + 1 })
  }
  return [...found.values()]
}
