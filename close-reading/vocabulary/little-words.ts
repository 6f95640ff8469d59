/**
 * The little words of English by their class, in lower case, parted by spaces. Every list of such words in the program
 * is made of these and of what it alone needs.
 */
export const little = {
  articles: 'a an the',
  demonstratives: 'this that these those',
  /** Pronouns that do something, and those to whom it is done. */
  subjects: 'i you he she it we they',
  objects: 'me you him her it us them',
  /** "My" stands before what is owned, "mine" for it. */
  owners: 'my your his her its our their',
  owned: 'mine yours his hers ours theirs',
  selves: 'myself yourself himself herself itself ourselves yourselves themselves',
  oldPronouns: 'thou thee thy thine ye',
  /** All forms of "I", "we", "you", "he", "she" and "they". */
  firstPerson: 'i me my mine myself',
  firstOfMany: 'we us our ours ourselves',
  secondPerson: 'you your yours yourself',
  thirdPerson: 'he she him her his hers himself herself they them their theirs themselves',
  anybody: 'someone somebody anyone anybody everyone everybody nobody',
  anything: 'something anything everything nothing',

  be: 'am is are was were',
  being: 'am is are was were be been being',
  have: 'has have had',
  do: 'do does did',
  modals: 'will would shall should can could may might must',
  oldHelpers: 'art wert hath hast doth dost didst shalt wilt canst',
  /** A helping verb with its "not". */
  denials:
    "isn't aren't wasn't weren't don't doesn't didn't haven't hasn't hadn't won't wouldn't can't couldn't shan't shouldn't mustn't",
  /** A pronoun with its verb. */
  shortened: "i'm i've i'll i'd you're you've you'll he's she's it's that's they're we're we've we'll",
  nots: 'not no nor never',

  joints: 'and or but nor',
  conditions: 'if as than that because though although while when where since until till unless',
  questions: 'who whose whom what which when where why how',
  prepositions: 'of to in on at by for with from',
  directions:
    'into onto upon over under between through across along around among above below behind beside beyond near toward towards',
  amounts: 'some any no every each all both',
  often: 'always never often still also ever once again now then soon already',
  numbers: 'one two three four five six seven eight nine ten',
  days: 'monday tuesday wednesday thursday friday saturday sunday',
  months: 'january february march april may june july august september october november december',
} as const

/** The words of a text as they are written: runs of letters, numbers and hyphens. */
export function wordsIn(text: string): string[] {
  return text.split(/[^\p{L}\p{N}-]+/u).filter(Boolean)
}
