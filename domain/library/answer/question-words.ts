import { familyRoleOf, lemmaOf } from '#close-reading'
import { tokensOf } from '../tokens.ts'

/** Words that say nothing about what is asked. */
const stopWords = new Set(
  `a an the and or but if of to in on at by for with from as is are was were be been being do does did has have had
  doing done having getting gotten can could would should will shall may might must it its this that these those i you me my we us our your he she his
  her him they them their there here so than then what whats how hows why who whos whose whom where when which tell
  about please explain describe analyze find text poem story passage speech letter essay line lines sentence stanza
  paragraph part word words phrase mean means meaning meant say says saying said really actually exactly just even
  also too very much still get gets got dont doesnt didnt isnt wasnt arent cant couldnt wont im ive hes shes thats
  theyre understand use uses used using make makes made some any no not up out into all one thing things effect
  author writer kind sort way more call calls called happen happens happened seem seems mr mrs miss ms dr kinda idk wat himself herself itself themselves`.split(
    /\s+/,
  ),
)

/** Rows of synonyms; the first word of a row stands for all. */
const synonyms = new Map(
  `tone mood atmosphere
  feel feeling feelings emotion emotional
  theme message moral lesson
  speak talk narrate speaking
  speaker narrator poet
  end ending final finally last
  begin beginning start opening
  angry mad anger furious
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
  house home
  summary summarize summarise retell recap
  exaggerate exaggeration hyperbole
  irony ironic
  sarcasm sarcastic
  funny humor humorous
  change shift
  proof prove evidence
  compare comparison
  burn fire flame
  fight battle war
  rich wealth wealthy
  pretty beautiful beauty
  pain hurt
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
  lonely alone lone
  brave courage courageous bravery
  ashamed shame embarrass embarrassed
  rude impolite`
    .split('\n')
    .flatMap((row) => {
      const [first = '', ...others] = row.trim().split(' ')
      return others.map((word) => [word, first] as const)
    }),
)

/** The form in which a word is compared: the synonym that stands for it, or else its dictionary form. */
export function stemOf(key: string): string {
  const kin = familyRoleOf(key)
  const lemma = lemmaOf(kin)
  const bare = lemma
    .replace(/(\p{L}{4})(?:ly|ness)$/u, '$1')
    .replace(/(\p{L}{3})i$/u, '$1y')
    .replace(/(\p{L}{3})our$/u, '$1or')
  return synonyms.get(kin) ?? synonyms.get(lemma) ?? synonyms.get(bare) ?? bare
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
