/**
 * Word lists that decide whether "like", "as ... as" and "as if" compare one thing with a different one.
 * Written for this project (MIT).
 */
const set = (words: string) => new Set(words.split(' '))

/** Before "like": then it is the verb ("I like", "would like", "to like"). */
export const BEFORE_VERB_LIKE = set(
  "i you we ye thou who to would should could will shall may might must can 'd i'd you'd he'd she'd we'd they'd who'd don't " +
    "doesn't didn't wouldn't shouldn't couldn't won't can't do did does doth didst never they people folks folk",
)
/** "not like", "really like": look one word further back. */
export const BEFORE_ADVERB = set(
  'not really also only always rather quite just still much even first all both well',
)
export const BE = set(
  "be is are was were am been being isn't wasn't aren't weren't it's that's he's she's seem seems seemed look looks looked feel feels felt sound sounds sounded become became grow grew",
)
/** After "like" or the second "as": no new thing is named, so nothing is compared with an image. */
export const NOT_A_THING = set(
  'to it him her me you them us i he she they we thee thou ye this that these mine hers theirs yours ours his himself herself ' +
    'myself themselves itself what when where how if though because for at with in on of and or but than very best better so ' +
    'nothing anything everything something other others another any all each most many every both such which whom whose ' +
    'is was are were be been had has have do did does can could would should will may might must as not there here ' +
    'manner yourself ever possible usual before necessary always about from upon now then again hell mad crazy much little soon',
)
/** After a determiner: "like the rest", "as the others". */
export const SAME_KIND = set(
  'rest other others same first last way ways time former latter one ones next second day rate manner appearance idea look ' +
    'looks notion thought sound feel father mother brother sister wife husband uncle aunt son daughter friend cousin parents ' +
    'people name predecessor neighbors neighbours own kind sort following above',
)
/** "as soon as": a time, a measure or an addition, no image. */
export const MEASURE = set(
  'soon long far well much many often little few early late near possible quickly regards good',
)
export const BEFORE_MEASURED = set(
  "half twice thrice times not n't isn't wasn't aren't never quarter third don't didn't",
)
/** Pictures that stand after a bare adjective: "cold as the spray". */
export const QUALITIES = set(
  'cold white black red pale soft hard sharp bright dark clear still silent quiet swift light free deep fair sweet bitter strong ' +
    'fierce mad blind deaf dumb dead dry pure old round smooth thick thin straight warm hot cool calm brave bold gentle mild ' +
    'meek proud wise happy merry busy steady true sure fresh green blue brown grey gray golden heavy loud low high tall ' +
    'big large small slow fast quick rich poor plain dull wild lovely lonely innocent stubborn sly cunning slippery hungry ' +
    'weak tough sick snug neat thick ugly pretty rosy ruddy yellow purple crimson glad gay sad grim stiff flat bare naked ' +
    'keen bald stern firm fleet nimble patient harmless helpless restless weary good',
)
/** After "as if": then it says what may really be so ("as if determined", "as if about to"). */
export const PRONOUN_SUBJECT = set('i he she they you we it one thou')
export const REAL_STATE = set(
  "might could couldn't can can't would wouldn't should must may did didn't do don't does doesn't is am are has have shall will was " +
    'wanted meant knew expected thought really wished feared doubted',
)
