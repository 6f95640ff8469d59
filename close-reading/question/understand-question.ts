import type { Span } from '../finding.ts'
import { deviceNames } from '../lesson/device-names.ts'
import { lemmaOf as dictionaryForm } from '../page/lemma-of.ts'
import { type Folded, foldQuotable } from '../quoting/fold-quotable.ts'
import { locateParts, splitAtGaps } from '../quoting/locate-parts.ts'
import type { Scene } from '../scene/read-scene.ts'
import { type Intent, intentRows } from './intents.ts'

/** A question in the engine's terms. */
export type Query = {
  intent: Intent
  /** It can be answered with yes or no. */
  yesNo: boolean
  /** The question folded, apostrophes left out: "doesnt". */
  asked: string
  /** Numbers of the people it names, by name or by "he" and "she", the first being the one it asks about. */
  people: readonly number[]
  /** The words of the passage that it quotes or names. */
  phrase: Span | null
  /** Type of the finding that it asks about ("simile"), or null. */
  device: string | null
  /** Number of the clause that it asks about, or -1. */
  act: number
}

const YES_NO =
  /^(?:so |but |and |ok |wait |um )*(?:is|are|was|were|am|do|does|did|has|have|had|can|could|will|would|should|isnt|arent|wasnt|werent|doesnt|didnt|dont|hasnt|cant|wont)\b/u

/** Works out what a question asks for, about whom, and about which words and which act of the passage. */
export function understandQuestion(question: string, scene: Scene, passage: Folded): Query {
  const folded = foldQuotable(question).text.trim()
  const asked = folded.replace(/(?<=\p{L})['’](?=\p{L})/gu, '').replace(/["“”]/gu, ' " ')
  const device = deviceNames.find(([, name]) => name.test(folded))?.[0] ?? null
  const people = peopleAsked(asked, scene)
  const intent = intentOf(asked)
  const names = new Set(
    people.flatMap((number) => foldQuotable(scene.cast.people[number]?.name ?? '').text.split(' ')),
  )
  const phrase =
    phraseQuoted(question, passage) ?? (intent === 'meaning' ? phraseNamed(folded, passage, names) : null)
  return {
    intent: refine(intent, asked, device),
    yesNo: YES_NO.test(asked) || /\bor (?:is|was|does|did|not)\b/u.test(asked),
    asked,
    people,
    phrase,
    device,
    act: actAsked(asked, people, scene),
  }
}

function intentOf(asked: string): Intent {
  if (!/[\p{L}\p{N}]/u.test(asked)) return 'empty'
  if (isForeign(asked)) return 'foreign'
  return intentRows.find(([, pattern]) => pattern.test(asked.replace(/ +/gu, ' ').trim()))?.[0] ?? 'open'
}

/** Words that two intents share are told apart by how the question begins. */
function refine(intent: Intent, asked: string, device: string | null): Intent {
  const why = /^(?:so |but |and |ok |wait )?(?:why|whys|whyd|how come)\b/u.test(asked)
  if (why && !['essay', 'label', 'purpose', 'foreign', 'empty', 'outside'].includes(intent)) return 'why'
  if (
    /^(?:so |and )?who\b/u.test(asked) &&
    ['feeling', 'attitude', 'know', 'want', 'truth', 'happens'].includes(intent)
  )
    return 'who'
  if (device !== null && ['open', 'tone', 'happens', 'compare', 'who', 'sincerity'].includes(intent))
    return 'device'
  if (
    intent === 'meaning' &&
    /^(?:so |but |and )*(?:do|does|did|doesnt|didnt)\b.*\bmean(?:s|t)?\b/u.test(asked)
  )
    return 'sincerity'
  return intent
}

/** Numbers of the people that the question names; "he" and "she" are the one person they fit, if there is one. */
function peopleAsked(asked: string, scene: Scene): number[] {
  const { people, teller } = scene.cast
  const words = asked.split(/[^\p{L}\p{N}.-]+/u).map((word) => word.replace(/\.$/u, ''))
  const has = (word: string) => words.includes(word) || words.includes(`${word}s`)
  const found: { number: number; at: number }[] = []
  people.forEach(({ name }, number) => {
    const parts = foldQuotable(name)
      .text.replace(/['’.]/gu, '')
      .split(' ')
      .filter((part) => !LITTLE.has(part))
    const at = Math.max(
      ...parts.map((part) =>
        has(part) ? words.findIndex((word) => word === part || word === `${part}s`) : -1,
      ),
    )
    if (at >= 0) found.push({ number, at })
  })
  if (
    teller >= 0 &&
    /\b(?:narrator|speaker|writer|author|poet|person (?:telling|speaking|writing)|the i)\b/u.test(asked)
  )
    found.push({
      number: teller,
      at: words.findIndex((word) => /^(?:narrator|speaker|writer|author|poet|person)/u.test(word)),
    })
  for (const [pronoun, kind] of [
    ['he', 'he'],
    ['him', 'he'],
    ['his', 'he'],
    ['she', 'she'],
    ['her', 'she'],
  ] as const) {
    const at = words.findIndex((word) => word === pronoun || word === `${pronoun}s`)
    if (at < 0) continue
    const fitting = people.flatMap((one, number) =>
      one.pronoun === kind && number !== teller ? [number] : [],
    )
    const unknown = people.flatMap((one, number) =>
      one.pronoun === 'any' && number !== teller ? [number] : [],
    )
    const free = (fitting.length > 0 ? fitting : unknown).filter(
      (number) => !found.some((one) => one.number === number),
    )
    const chosen = free.sort(
      (a, b) => (people[b]?.mentions.length ?? 0) - (people[a]?.mentions.length ?? 0),
    )[0]
    if (chosen !== undefined) found.push({ number: chosen, at })
  }
  return [...new Set(found.sort((a, b) => a.at - b.at).map(({ number }) => number))]
}

const LITTLE = new Set('the of his her my our their old little mr mrs ms miss dr a an'.split(' '))

/** The clause whose words the question uses most: its verb counts twice, a person it names counts too. */
function actAsked(asked: string, people: readonly number[], scene: Scene): number {
  const { page, cast, syntax } = scene
  const words = new Set(
    asked
      .split(/[^\p{L}\p{N}-]+/u)
      .filter((word) => word.length > 2 && !EMPTY.has(word))
      .map((word) => lemmaOf(word)),
  )
  for (const number of people)
    for (const part of foldQuotable(cast.people[number]?.name ?? '').text.split(' '))
      words.delete(lemmaOf(part))
  if (words.size === 0) return -1
  let best = -1
  let most = 0.9
  scene.clauses.forEach((clause, number) => {
    let score = words.has(page.lemma(clause.predicate)) ? 2 : 0
    for (const i of [
      clause.object,
      clause.indirect,
      clause.complement,
      ...clause.adverbs,
      ...clause.around.map(({ noun }) => noun),
    ])
      if (i >= 0 && words.has(page.lemma(i))) score += 1
    if (score === 0) return
    for (const d of clause.object >= 0 ? syntax.dependents(clause.object) : [])
      if (words.has(page.lemma(d))) score += 0.5
    if (clause.subject >= 0 && people.includes(cast.who[clause.subject] as number)) score += 0.7
    if (clause.utterance >= 0) score -= 0.4
    if (score > most) {
      most = score
      best = number
    }
  })
  return best
}

function lemmaOf(word: string): string {
  return LEMMAS.get(word) ?? dictionaryForm(word)
}
const LEMMAS = new Map([
  ['mom', 'mother'],
  ['dad', 'father'],
  ['goalie', 'goalkeeper'],
])

const ENGLISH =
  /\b(?:the|is|are|was|does|do|did|what|who|why|how|when|where|which|this|that|it|in|of|and|to|he|she|they|i|you)\b/gu
const OTHER =
  /(?<!\p{L})(?:es|del|un|la|de|du|et|que|qué|cuál|cómo|quién|por|el|los|las|una|est|quel|quelle|pourquoi|le|les|des|dans|ist|der|das|wie|warum|und|ein|eine|che|cosa|perché|il|della|qual|como|quem|não)(?!\p{L})/gu

/** Whether a question is in another language: other letters, or little words of one and none of English. */
function isForeign(asked: string): boolean {
  const letters = asked.match(/\p{L}/gu)?.length ?? 0
  if ((asked.match(/\p{Script=Latin}/gu)?.length ?? 0) * 2 < letters) return true
  const other = asked.match(OTHER)?.length ?? 0
  return other > 1 && other > (asked.match(ENGLISH)?.length ?? 0)
}

function phraseQuoted(question: string, passage: Folded): Span | null {
  for (const [, double, single] of question.matchAll(
    /["“”]([^"“”]{1,200})["“”]|(?<!\p{L})['‘]([^‘\n]{2,200}?)['’](?!\p{L})/gu,
  )) {
    const spans = locateParts(splitAtGaps(double ?? single ?? ''), passage)
    if (spans) return spans[0]
  }
  return null
}

/** The longest run of the question's words that stands in the passage and is not made of little words alone. */
function phraseNamed(question: string, passage: Folded, names: ReadonlySet<string>): Span | null {
  const words = question
    .split(/[^\p{L}\p{N}'-]+/u)
    .filter(Boolean)
    .slice(0, 60)
  for (let size = Math.min(words.length, 12); size > 0; size--)
    for (let at = 0; at + size <= words.length; at++) {
      const run = words.slice(at, at + size)
      if (run.every((word) => EMPTY.has(word) || names.has(word) || word.length < 3)) continue
      const spans = locateParts([run.join(' ')], passage)
      if (spans) return spans[0]
    }
  return null
}

const EMPTY = new Set(
  (
    'the and but for not are was were does did has had have who what when where why how which that this these those there here ' +
    'with from into about they them their she her hers his him its you your our ours can could will would should may might must ' +
    'mean means meaning meant word words line lines phrase sentence poem story text passage author writer poet speaker narrator ' +
    'feel feels feeling tone mood really think thinks say says said tell tells use uses used being been because please explain ' +
    'know show shows like likes make makes made stanza paragraph first second third last final people person character kind way something someone any some ' +
    'doesnt didnt isnt wasnt dont just actually whats whos hes shes theyre come get got'
  ).split(' '),
)
