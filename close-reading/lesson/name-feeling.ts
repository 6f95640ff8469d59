import { feelingWords } from '../explanation/word-bank.ts'

/** A plain word for each family, known to young readers. */
const PLAIN: Readonly<Record<string, string>> = {
  joy: 'happy',
  sadness: 'sad',
  loneliness: 'lonely',
  fear: 'scared',
  anger: 'angry',
  disgust: 'full of dislike',
  surprise: 'surprised',
  love: 'fond',
  pride: 'proud',
  shame: 'sorry',
  calm: 'calm',
  hope: 'hopeful',
  confusion: 'unsure',
  tiredness: 'tired',
  envy: 'jealous',
}

const CHOSEN: Readonly<Record<string, readonly string[]>> = {
  joy: ['pleased', 'happy', 'delighted', 'overjoyed'],
  sadness: ['let-down', 'sad', 'sorrowful', 'despairing'],
  loneliness: ['left-out', 'lonely', 'abandoned', 'desolate'],
  fear: ['uneasy', 'afraid', 'frightened', 'terrified'],
  anger: ['annoyed', 'angry', 'bitter', 'enraged'],
  disgust: ['dislike', 'disgusted', 'scornful', 'contemptuous'],
  surprise: ['surprised', 'startled', 'astonished', 'stunned'],
  love: ['fond', 'loving', 'tender', 'adoring'],
  pride: ['satisfied', 'proud', 'triumphant', 'arrogant'],
  shame: ['sorry', 'embarrassed', 'ashamed', 'humiliated'],
  calm: ['quiet', 'calm', 'serene', 'numb'],
  hope: ['wishful', 'hopeful', 'longing', 'desperate'],
  confusion: ['unsure', 'puzzled', 'torn', 'bewildered'],
  tiredness: ['tired', 'weary', 'exhausted', 'resigned'],
  envy: ['jealous', 'jealous', 'envious', 'envious'],
}

/** An adjective of the bank for a family at a strength from 1 to 4. */
export function nameFeeling(family: string, strength: number): string {
  const step = Math.min(Math.max(Math.round(strength), 1), 4) - 1
  return asAdjective(CHOSEN[family]?.[step] ?? PLAIN[family] ?? family)
}

function asAdjective(word: string): string {
  if (word === 'dislike') return 'full of dislike'
  return word.replace('-', ' ')
}

/** Words of a text that name a feeling another way, and the adjective for it. */
const OWN_WORDS = new Map(
  (
    'curious=curious curiosity=curious gladly=glad gladness=glad happily=happy happiness=happy joy=joyful joyfully=joyful ' +
    'delight=delighted pleasure=pleased sadly=sad sadness=sad sorrow=sorrowful grief=grieving misery=miserable fear=afraid ' +
    'fearful=afraid terror=terrified terrors=terrified horror=horrified dread=afraid anxiety=worried anxious=worried ' +
    'nervously=nervous anger=angry angrily=angry rage=enraged fury=furious pride=proud proudly=proud shame=ashamed guilt=guilty ' +
    'loneliness=lonely hope=hopeful hopefully=hopeful despair=despairing perplexed=puzzled puzzlement=puzzled astonishment=astonished ' +
    'surprise=surprised wearily=weary weariness=weary sleepy=sleepy bored=bored boredom=bored jealousy=jealous envy=envious ' +
    'brave=brave bravely=brave agitated=upset disturbed=upset suffering=miserable agony=miserable cheerfully=cheerful contentedly=content disgust=disgusted'
  )
    .split(' ')
    .map((entry) => entry.split('='))
    .map(([word, adjective]) => [word ?? '', adjective ?? ''] as const),
)
/** Bank words that are not an adjective for a feeling wherever they stand. */
const TWO_WAYS = new Set('still cross mad kind quiet shy torn content dislike alone numb wishing'.split(' '))

/**
 * The adjective for what a word of the text says. The text's own word when it is an adjective of the bank, so that
 * "glad" stays glad; else one of its family and strength.
 */
export function nameFeelingWord(word: string, family: string, strength: number): string {
  const low = word.toLowerCase()
  const own = OWN_WORDS.get(low)
  if (own) return own
  if (feelingWords.has(low) && !TWO_WAYS.has(low)) return low
  return nameFeeling(family, strength)
}

/** The plain word for a family. */
export function plainFeeling(family: string): string {
  return PLAIN[family] ?? family
}

const MOODS: Readonly<Record<string, string>> = {
  joy: 'cheerful',
  sadness: 'gloomy',
  loneliness: 'lonely',
  fear: 'tense',
  anger: 'tense',
  disgust: 'uneasy',
  love: 'tender',
  calm: 'peaceful',
  hope: 'hopeful',
  confusion: 'unsure',
  tiredness: 'quiet',
}

/** What a reader may feel where a family of feeling prevails. */
export function moodOf(family: string): string | null {
  return MOODS[family] ?? null
}

/** Families that are good to feel. */
export const pleasantFamilies: ReadonlySet<string> = new Set(['joy', 'love', 'calm', 'hope', 'pride'])

/** A word of the bank that is no stronger or milder form of the plain word of its family. */
const NEAR: Readonly<Record<string, string>> = {
  longing: 'wanting something',
  yearning: 'wanting something',
  eager: 'wanting something',
  desperate: 'wanting something',
  wishful: 'wanting something',
  determined: 'having decided',
  resigned: 'having given up',
  ashamed: 'embarrassed',
  humiliated: 'embarrassed',
}

/** The word that a stronger or milder one is "a word for": of the family, or of the adjective where that differs. */
export function plainWordFor(family: string, adjective = ''): string {
  return NEAR[adjective] ?? (family === 'disgust' ? 'dislike' : plainFeeling(family))
}

/** Whether an adjective has a place on the scale of its family. */
export function hasDegree(word: string): boolean {
  return feelingWords.has(word)
}
