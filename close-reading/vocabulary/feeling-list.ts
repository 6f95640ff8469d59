/**
 * Words that name what somebody feels, when they are said of somebody: "was proud", "felt homesick". Words that as often
 * judge or describe ("kind", "warm", "expected", "moved") are left out.
 */
const PLEASANT =
  'happy glad joyful joyous cheerful delighted pleased elated overjoyed thrilled excited ecstatic blissful jubilant euphoric exhilarated giddy enthusiastic grateful thankful proud triumphant confident relieved reassured comforted hopeful optimistic encouraged eager amused calm peaceful serene content contented satisfied relaxed curious fascinated intrigued amazed'
const UNPLEASANT =
  'sad unhappy sorrowful miserable gloomy glum dejected depressed heartbroken devastated hopeless despondent desperate discouraged disappointed downcast crestfallen lonely lonesome homesick upset distressed troubled tearful angry mad furious enraged irate livid annoyed irritated frustrated resentful bitter indignant outraged exasperated impatient jealous envious afraid scared frightened fearful terrified horrified petrified panicked nervous anxious worried uneasy apprehensive tense stressed alarmed ashamed embarrassed humiliated mortified guilty remorseful regretful sorry disgusted appalled offended insulted betrayed hurt heartsick rattled confused puzzled bewildered baffled perplexed overwhelmed helpless bored restless exhausted'
const NEITHER =
  'surprised astonished astounded shocked startled stunned tired weary sleepy hungry thirsty shy torn nostalgic wistful unsure indifferent'

/** The same as things that one has: "felt dread", "a wave of relief". */
const NOUNS: ReadonlyMap<string, number> = new Map([
  ...'joy happiness delight relief pride gratitude excitement contentment satisfaction hope tenderness'
    .split(' ')
    .map((word) => [word, 1] as const),
  ...'dread fear terror panic horror grief sorrow sadness despair loneliness homesickness shame guilt remorse regret embarrassment disappointment anger rage fury envy jealousy resentment bitterness disgust anxiety worry unease nervousness frustration irritation impatience boredom confusion pity misery'
    .split(' ')
    .map((word) => [word, -1] as const),
  ...'surprise astonishment longing'.split(' ').map((word) => [word, 0] as const),
])

/** Whether a word names a feeling as something that one has. */
export function isFeelingNoun(word: string): boolean {
  return NOUNS.has(word)
}

const SIDES: ReadonlyMap<string, number> = new Map(
  [
    [PLEASANT, 1],
    [UNPLEASANT, -1],
    [NEITHER, 0],
  ].flatMap(([words, side]) => (words as string).split(' ').map((word) => [word, side as number] as const)),
)

/** 1 for a pleasant feeling, -1 for an unpleasant one, 0 for one that is neither; undefined for a word that names none. */
export function feelingSide(word: string): number | undefined {
  return (
    SIDES.get(word) ??
    NOUNS.get(word) ??
    formsOf(word)
      .map((form) => SIDES.get(form))
      .find((side) => side !== undefined)
  )
}

/** Whether a word names a feeling wherever it stands. */
export function isFeelingWord(word: string): boolean {
  return !NOUNS.has(word) && feelingSide(word) !== undefined
}

/** "prouder", "happiest": what a word may be compared from. */
function formsOf(word: string): string[] {
  const [, stem] = /^(.{3,})(?:er|est)$/u.exec(word) ?? []
  return stem ? [stem, `${stem}e`, stem.replace(/i$/u, 'y'), stem.replace(/(.)\1$/u, '$1')] : []
}
