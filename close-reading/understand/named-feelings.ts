import { spanOf } from '../doc/tokens.ts'
import type { Doc } from '../doc.ts'
import { feelingWords } from '../feelings/feeling-words.ts'
import adjectiveRows from '../knowledge/feelings-of-adjectives.json' with { type: 'json' }
import type { Clause } from '../scene/clause.ts'
import type { Scene } from '../scene/read-scene.ts'
import type { FeelingClue } from './feeling-clue.ts'
import { feelingValence } from './feeling-valence.ts'
import { personAt } from './match-rows.ts'

let adjectiveTable: Map<string, string> | undefined

/** Words that name a feeling, with a plain word for it. */
function adjectives(): Map<string, string> {
  adjectiveTable ??= new Map(
    (adjectiveRows as [string, string, number, string][]).flatMap(([words, , , plain]) =>
      words.split('|').map((word) => [word, plain] as const),
    ),
  )
  return adjectiveTable
}

const NAMING = new Set('be feel look seem sound become get grow turn remain stay'.split(' '))
const SEEMING = new Set('look seem sound'.split(' '))
const FEELING_VERBS: Readonly<Record<string, readonly [words: string[], valence: number]>> = {
  fear: [['afraid'], -1],
  dread: [['afraid'], -1],
  worry: [['worried'], -1],
  miss: [['lonely', 'sad'], -1],
  envy: [['jealous'], -1],
  mourn: [['grieving'], -1],
  grieve: [['grieving'], -1],
  rejoice: [['joyful'], 1],
  resent: [['resentful'], -1],
}

/** "She was furious", "felt proud", "loved it": the text says the feeling itself. */
export function named(scene: Scene, clause: Clause, number: number, spoken: boolean): FeelingClue[] {
  const { doc, syntax } = scene
  const self = spoken ? speakerAsI(scene, clause) : -1
  const person = self >= 0 ? self : personAt(scene, clause.subject)
  if (person < 0 || isReported(scene, clause)) return []
  const lemma = doc.lemma(clause.predicate)
  const verb = FEELING_VERBS[lemma]
  const seems = SEEMING.has(lemma) || hedged(scene, clause)
  const from: FeelingClue['from'] = spoken ? 'said' : seems ? 'seems' : 'named'
  const base = { person, clause: number, from, plain: '' }
  if (
    verb &&
    clause.verb !== 'be' &&
    clause.modal === '' &&
    (lemma !== 'miss' || missesSomeone(scene, clause))
  ) {
    const [, valence] = verb
    if (clause.negated) return []
    return [
      {
        ...base,
        start: clause.start,
        end: clause.end,
        words: verb[0],
        valence,
        weight: spoken ? 1 : 2,
      },
    ]
  }
  const felt = passiveFeeling(scene, clause)
  if (felt) return [{ ...base, ...felt, weight: spoken ? 1 : 3 }]
  if (!NAMING.has(clause.verb === 'be' ? 'be' : lemma) || clause.complement < 0) return []
  const word = doc.folded[clause.complement] as string
  if (/^(?:NNS?|PROPN|PRON)$/u.test(syntax.tag[clause.complement] ?? '') && hasArticle(scene, clause))
    return []
  const valence = namedValence(word)
  if (valence === null) return []
  const at = spanOf(doc, clause.complement)
  if (clause.negated) return spoken ? [] : [{ ...base, ...at, words: [`not ${word}`], valence: 0, weight: 1 }]
  return [
    {
      ...base,
      ...at,
      words: [PLAINER.get(word) ?? word],
      valence,
      weight: spoken ? (valence < 0 ? 1.6 : 1) : 3,
    },
  ]
}

const MISSED = new Set('you him her them me us home'.split(' '))

/** One misses a person or home; one also misses a bus, or "it". */
function missesSomeone(scene: Scene, clause: Clause): boolean {
  return (
    clause.object >= 0 &&
    (personAt(scene, clause.object) >= 0 || MISSED.has(scene.doc.folded[clause.object] as string))
  )
}

const TELLING = new Set('say tell think believe hear call claim suppose guess'.split(' '))

/** How many words before the subject of a clause "said" and the like may stand to report it. */
const REPORTED_WITHIN = 6

/** "People say that she is proud", "I told him that I was glad": what somebody says need not be so. */
function isReported(
  { doc, syntax, clauses }: Scene,
  { parent, relation, subject, predicate }: Clause,
): boolean {
  const one = clauses[parent]
  if (one && relation === 'ccomp' && TELLING.has(doc.lemma(one.predicate))) return true
  const sentence = doc.sentenceOf[predicate]
  for (let i = subject - 1; i >= 0 && subject - i <= REPORTED_WITHIN && doc.sentenceOf[i] === sentence; i--)
    if (syntax.tag[i]?.startsWith('V') && TELLING.has(doc.lemma(i))) return true
  return false
}

/** "almost angry" is not angry. */
function hedged({ doc, syntax }: Scene, clause: Clause): boolean {
  const near = [...clause.adverbs, ...(clause.complement >= 0 ? syntax.dependents(clause.complement) : [])]
  return near.some((i) => /^(?:almost|nearly|hardly|barely|scarcely)$/u.test(doc.folded[i] as string))
}

/** "Peter was dreadfully frightened": a participle after "be" or "get" that names a feeling. */
function passiveFeeling({ doc, syntax }: Scene, clause: Clause) {
  if (clause.negated || syntax.tag[clause.predicate] !== 'VBN') return null
  const helped = syntax
    .dependents(clause.predicate)
    .some(
      (d) =>
        syntax.relation[d]?.startsWith('aux') &&
        /^(?:am|is|are|was|were|be|been|got|gets?)$/u.test(doc.folded[d] as string),
    )
  const word = doc.folded[clause.predicate] as string
  const valence = helped ? namedValence(word) : null
  if (valence === null) return null
  return {
    ...spanOf(doc, clause.predicate),
    words: [word],
    valence,
  }
}

const PLAINER = new Map([['mad', 'angry']])
const OF_ONESELF = new Set("i im i'm i’m am feel feeling so really very just still kinda".split(' '))

/** "im so angry rn", "so nervous about tomorrow": what a line of a chat says of its writer, in no whole clause. */
export function saidOfOneself(scene: Scene): FeelingClue[] {
  const { doc } = scene
  return scene.utterances.flatMap(({ first, last, speaker }): FeelingClue[] => {
    if (speaker < 0 || doc.quoted[first] === 1) return []
    let i = first
    while (i < last && OF_ONESELF.has(doc.folded[i] as string)) i++
    const word = doc.folded[i] ?? ''
    const valence = i > first && i < last ? namedValence(word) : null
    if (valence === null) return []
    const at = spanOf(doc, i)
    return [
      {
        ...at,
        person: speaker,
        clause: -1,
        from: 'said',
        plain: '',
        words: [PLAINER.get(word) ?? word],
        valence,
        weight: 1.6,
      },
    ]
  })
}

/** Words that hardly ever name anything but a feeling. */
const FEELINGS_ONLY = new Set(
  'happy unhappy sad angry furious afraid scared frightened terrified worried nervous anxious ashamed embarrassed guilty jealous envious lonely bored disappointed annoyed grateful relieved shocked confused puzzled miserable cheerful glad joyful delighted homesick hopeless gloomy dreary weary frustrated irritated horrified thrilled amused excited proud upset'.split(
    ' ',
  ),
)

/** The words of a doc that name a feeling, in order, each once. */
export function feelingWordsIn(doc: Doc): string[] {
  const found = new Set<string>()
  for (const word of doc.folded) if (formsOf(word).some((form) => FEELINGS_ONLY.has(form))) found.add(word)
  return [...found]
}

/** "prouder", "happiest", "sadder": a word and what it may be compared from. */
function formsOf(word: string): string[] {
  const [, stem] = /^(.{3,})(?:er|est)$/u.exec(word) ?? []
  if (!stem) return [word]
  return [word, stem, `${stem}e`, stem.replace(/i$/u, 'y'), stem.replace(/(.)\1$/u, '$1')]
}

/** Which side a word is on that names a feeling; null for a word that names none. */
function namedValence(word: string): number | null {
  if (word === 'funny') return null
  const plain = adjectives().get(word)
  const known = feelingWords().get(word)
  if (!plain && (!known || known.judges || known.sign)) return null
  return feelingValence(word) || feelingValence(plain ?? '')
}

function hasArticle({ syntax }: Scene, clause: Clause): boolean {
  return syntax.dependents(clause.complement).some((d) => syntax.relation[d] === 'det')
}

/** "The news made Maya sad": what makes somebody feel so. */
export function caused(scene: Scene, clause: Clause, number: number): FeelingClue[] {
  const { doc } = scene
  if (!/^(?:make|leave|get|turn|drive)$/u.test(doc.lemma(clause.predicate)) || clause.negated) return []
  const person = personAt(scene, clause.object)
  const word = clause.complement >= 0 ? (doc.folded[clause.complement] as string) : ''
  const valence = person >= 0 ? namedValence(word) : null
  if (valence === null) return []
  const { start, end } = clause
  return [{ person, clause: number, from: 'named', plain: '', start, end, words: [word], valence, weight: 3 }]
}

function speakerAsI(scene: Scene, clause: Clause): number {
  const word = scene.doc.folded[clause.subject] ?? ''
  return /^i(?:'m|'ve|'d|'ll)?$/u.test(word) ? (scene.utterances[clause.utterance]?.speaker ?? -1) : -1
}
