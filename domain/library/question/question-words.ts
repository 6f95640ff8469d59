import { familyRoleOf, lemmaOf, little, wordSet } from '#close-reading'
import { tokensOf } from '../tokens.ts'

/** Words that say nothing about what is asked. */
const stopWords = wordSet(
  little.articles,
  little.demonstratives,
  little.owners,
  little.objects,
  little.being,
  little.have,
  little.do,
  little.modals,
  'and or but if of to in on at by for with from as doing done having getting gotten i we he she they there here so than then ' +
    'what whats how hows why whys who whos whose whom where when which tell about please explain describe analyze find ' +
    'text poem story passage speech letter essay line lines sentence stanza paragraph part word words phrase mean means meaning ' +
    'meant say says saying said really actually exactly just even also too very much still get gets got dont doesnt didnt isnt ' +
    'wasnt arent cant couldnt wont im ive hes shes thats theyre understand use uses used using make makes made some any no not ' +
    'up out into all one thing things effect author writer kind sort way more call calls called happen happens happened seem ' +
    'seems mr mrs miss ms dr kinda idk wat himself herself itself themselves',
)

/** Rows of words that ask the same; the first word of a row stands for all. */
const synonyms = rowsOf(`tone mood atmosphere
  feel feeling feelings emotion emotional
  theme message moral lesson
  speak talk narrate speaking
  speaker narrator poet
  end ending
  begin beginning start opening
  angry anger furious
  afraid scared scary fear frightened frighten scare
  die dead died
  happy glad joy joyful happiness
  sad sadness unhappy sorrow
  child kid kids children
  picture painting portrait
  different differ differently
  choose pick select chose
  repeat repetition
  symbol symbolize symbolise represent symbolism
  personification personify
  big huge vast
  crazy insane madness
  summary summarize summarise retell recap
  exaggerate exaggeration hyperbole
  irony ironic
  sarcasm sarcastic
  funny humor humorous
  change shift
  proof prove evidence
  compare comparison
  rich wealth wealthy
  pretty beautiful beauty
  quiet silent silence
  kill murder
  cry weep tear
  shout yell scream shriek
  laugh giggle laughter
  watch stare
  answer reply respond response
  smart clever wise
  stupid dumb silly foolish fool
  strange weird odd
  proud pride
  jealous envy envious
  brave courage courageous bravery
  rude impolite`)

/** Rows of words that belong together and do not ask the same: who is alone need not be lonely. */
const related = rowsOf(`end final finally last
  angry mad
  lonely alone lone
  house home
  burn fire flame
  fight battle war
  pain hurt
  ashamed shame embarrass embarrassed`)

function rowsOf(rows: string): Map<string, string> {
  return new Map(
    rows.split('\n').flatMap((row) => {
      const [first = '', ...others] = row.trim().split(' ')
      return others.map((word) => [word, first] as const)
    }),
  )
}

/** The form in which two words ask the same: the synonym that stands for a word, or else its dictionary form. */
export function synonymOf(key: string): string {
  return lookUp(key, (word) => synonyms.get(word))
}

/** The form in which words belong together, a wider one than `synonymOf`. */
export function stemOf(key: string): string {
  return lookUp(key, (word) => synonyms.get(word) ?? related.get(word))
}

function lookUp(key: string, find: (word: string) => string | undefined): string {
  const kin = familyRoleOf(key)
  const lemma = lemmaOf(kin)
  const bare = lemma
    .replace(/(\p{L}{4})(?:ly|ness)$/u, '$1')
    .replace(/(\p{L}{3})i$/u, '$1y')
    .replace(/(\p{L}{3})our$/u, '$1or')
  return find(kin) ?? find(lemma) ?? find(bare) ?? bare
}

/** The stems of the content words of a question or a note. */
export function contentWords(question: string): Set<string> {
  return new Set(
    tokensOf(question)
      .map(({ key }) => key)
      .filter((key) => !stopWords.has(key))
      .map(stemOf),
  )
}

/** The stems of all words of a question; "what is it about" has no content word. */
export function allWords(question: string): Set<string> {
  return new Set(tokensOf(question).map(({ key }) => stemOf(key)))
}

/** Whether a word, in lower case, says something about what is asked. */
export function isContentWord(key: string): boolean {
  return !stopWords.has(key)
}
