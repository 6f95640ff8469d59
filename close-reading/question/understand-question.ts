import type { Span } from '../finding.ts'
import { lemmaOf as dictionaryForm } from '../page/lemma-of.ts'
import { type Folded, foldQuotable } from '../quoting/fold-quotable.ts'
import type { Scene } from '../scene/read-scene.ts'
import { type DeviceAsked, deviceAsked } from './device-asked.ts'
import { EMPTY, phraseNamed, phraseQuoted } from './find-phrase.ts'
import { type Intent, intentRows } from './intents.ts'
import { isForeign } from './is-foreign.ts'

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
  device: DeviceAsked | null
  /** Number of the clause that it asks about, or -1. */
  act: number
}

const YES_NO =
  /^(?:so |but |and |ok |wait |um )*(?:is|are|was|were|am|do|does|did|has|have|had|can|could|will|would|should|isnt|arent|wasnt|werent|doesnt|didnt|dont|hasnt|cant|wont)\b/u

/** Works out what a question asks for, about whom, and about which words and which act of the passage. */
export function understandQuestion(question: string, scene: Scene, passage: Folded): Query {
  const { folded, asked, device } = foldQuestion(question)
  const people = peopleAsked(asked, scene)
  const intent = intentOf(asked)
  const names = new Set(
    people.flatMap((number) => foldQuotable(scene.cast.people[number]?.name ?? '').text.split(' ')),
  )
  const phrase =
    phraseQuoted(question, passage) ?? (intent === 'meaning' ? phraseNamed(folded, passage, names) : null)
  return {
    intent: outsideText(question, asked, people, scene, passage) ?? refine(intent, asked, device),
    yesNo: YES_NO.test(asked) || /\bor (?:is|was|does|did|not)\b/u.test(asked),
    asked,
    people,
    phrase,
    device,
    act: actAsked(asked, people, scene),
  }
}

/** What a question asks for, as far as that can be told without a passage. */
export function intentAlone(question: string): Intent {
  const { asked, device } = foldQuestion(question)
  return refine(intentOf(asked), asked, device)
}

function foldQuestion(question: string): { folded: string; asked: string; device: DeviceAsked | null } {
  const folded = foldQuotable(question).text.trim()
  const asked = folded.replace(/(?<=\p{L})['’](?=\p{L})/gu, '').replace(/["“”]/gu, ' " ')
  return { folded, asked, device: deviceAsked(folded) }
}

function intentOf(asked: string): Intent {
  if (!/[\p{L}\p{N}]/u.test(asked)) return 'empty'
  if (isForeign(asked)) return 'foreign'
  return intentRows.find(([, pattern]) => pattern.test(asked.replace(/ +/gu, ' ').trim()))?.[0] ?? 'open'
}

/** A question about someone whom the passage does not name, or about nothing in it. */
function outsideText(
  question: string,
  asked: string,
  people: readonly number[],
  scene: Scene,
  passage: Folded,
): Intent | null {
  const known = intentOf(asked)
  if (['essay', 'label', 'outside', 'later', 'foreign', 'empty', 'lost', 'device'].includes(known))
    return null
  const name = /\b(?:does|do|did|is|was|has|are|were)\s+(\p{Lu}\p{Ll}+)/u.exec(question)?.[1]
  if (
    name &&
    people.length === 0 &&
    !passage.text.includes(name.toLowerCase()) &&
    !LITTLE.has(name.toLowerCase())
  )
    return ABOUT_READING.test(name.toLowerCase()) ? null : 'nobody'
  const words = asked.split(/[^\p{L}\p{N}-]+/u).filter((word) => word.length > 2 && !EMPTY.has(word))
  const here = words.some((word) => passage.text.includes(word) || passage.text.includes(lemmaOf(word)))
  const about = here || people.length > 0 || ABOUT_READING.test(asked) || known !== 'open'
  return about ||
    words.length < (YES_NO.test(asked) ? 3 : 2) ||
    (scene.cast.people.length === 0 && scene.clauses.length < 2)
    ? null
    : 'elsewhere'
}

const ABOUT_READING =
  /\b(?:explain|text|story|poem|passage|lines?|sentence|stanza|chapter|book|characters?|author|narrator|speaker|words?|phrase|summary|plot|setting|conflict|mood|help|he|she|they|him|her|them|this|it|i|you|we)\b/u

/** Words that two intents share are told apart by how the question begins. */
function refine(intent: Intent, asked: string, device: DeviceAsked | null): Intent {
  const why = /^(?:so |but |and |ok |wait )?(?:why|whys|whyd|how come)\b/u.test(asked)
  if (why && !['essay', 'label', 'purpose', 'foreign', 'empty', 'outside'].includes(intent)) return 'why'
  if (
    /^(?:so |and )?who\b/u.test(asked) &&
    ['feeling', 'attitude', 'know', 'want', 'truth', 'happens'].includes(intent)
  )
    return 'who'
  if (device !== null && ['open', 'tone', 'happens', 'compare', 'who'].includes(intent)) return 'device'
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
  // "Coach Okafor" is nobody else who is a coach.
  const whole = found.filter(({ number }) =>
    asked.includes(foldQuotable(people[number]?.name ?? '').text.replace(/['’]/gu, '')),
  )
  const kept = whole.some(({ number }) => (people[number]?.name ?? '').includes(' ')) ? whole : found
  return [...new Set(kept.sort((a, b) => a.at - b.at).map(({ number }) => number))]
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
