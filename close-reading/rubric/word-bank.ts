/**
 * The bank of words that explanations use for feelings and tones, written for this project.
 * A feeling row: family | the words from mild to extreme, "/" between the four strengths.
 */
const FEELINGS = `
joy | pleased content / glad cheerful happy / delighted joyful / thrilled overjoyed ecstatic
sadness | let-down / sad unhappy disappointed gloomy / sorrowful miserable / heartbroken despairing grieving hopeless
loneliness | left-out / alone lonely homesick / abandoned / desolate
fear | uneasy nervous / worried afraid scared / frightened / terrified horrified panicked
anger | bothered annoyed / cross mad angry / furious bitter resentful / enraged outraged
disgust | dislike / disgusted / repelled scornful / revolted contemptuous
surprise | surprised / startled amazed / astonished shocked / stunned
love | fond kind / caring loving / tender devoted / adoring
pride | satisfied / proud / triumphant / smug arrogant
shame | shy sorry / embarrassed guilty / ashamed / humiliated remorseful
calm | quiet / calm peaceful / serene / still numb
hope | wishing / hopeful eager / longing yearning / desperate
confusion | unsure / puzzled confused / torn / bewildered
tiredness | tired / weary / exhausted / resigned
envy | jealous / envious
`

const TONES = `
elementary | friendly warm kind gentle funny playful silly serious sad angry excited scary proud hopeful polite rude honest mean calm
middle | gloomy tense humorous teasing sarcastic admiring respectful critical mocking thankful regretful determined mysterious formal informal
high | ironic satirical bitter nostalgic reflective solemn ominous mournful defiant resigned detached urgent skeptical ambivalent indignant
college | sardonic elegiac understated deadpan equivocal didactic irreverent wistful austere self-lacerating ceremonious confiding
`

/** Words for feelings, by family, mildest first. */
export const feelingBank: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  rows(FEELINGS).map(([family, words]) => [family, words.split(' / ').map((step) => step.trim().split(' '))]),
)

/** Words for tones, by the level from which they are used. */
export const toneBank: ReadonlyMap<string, readonly string[]> = new Map(
  rows(TONES).map(([level, words]) => [level, words.split(' ')]),
)

export const feelingWords: ReadonlySet<string> = new Set([...feelingBank.values()].flat(2))
export const toneWords: ReadonlySet<string> = new Set([...toneBank.values()].flat())

function rows(table: string): [string, string][] {
  return table
    .trim()
    .split('\n')
    .map((row) => row.split(' | '))
    .map(([name, words]) => [name ?? '', words ?? ''])
}
