/** Past forms that are not also a bare form or mainly a participle. */
const PAST = new Set(
  (
    'was were had did said went came saw knew took made thought told found gave felt left kept held stood heard began ' +
    'brought wrote sat spoke lay led grew lost fell sent ran met rose drove bought wore chose threw caught forgot shook ' +
    'taught rode sang sank swam sprang drank struck hung stole froze woke bore tore swore shone fought bit hid fled flew ' +
    'blew dwelt slept swept wept crept leapt knelt drew broke spent built understood sought won stuck swung clung flung ' +
    'ate withdrew overcame slid paid meant got became looked seemed asked turned cried replied answered called wanted ' +
    "tried used lived liked loved passed stopped walked followed reached remained returned watched opened wasn't weren't " +
    "didn't hadn't bade strode trod wound spun arose awoke dug laid sped"
  ).split(' '),
)
const PRESENT = new Set(
  "is are am has does isn't aren't hasn't doesn't don't it's that's there's he's she's i'm you're we're they're can cannot can't will won't may shall goes comes says knows makes takes looks seems stands lies sits".split(
    ' ',
  ),
)
const SUBJECTS = new Set('i he she it they we who and that which you'.split(' '))
const BARE = new Set(
  'have do go come see know think look feel stand sit hear say want love like remember believe hope wish suppose live need call find take make give keep hold sing walk'.split(
    ' ',
  ),
)
const NOT_PAST_AFTER = new Set('have has had having be been being is are was were am get got'.split(' '))

/** Is the folded word a past form by itself? */
export function isPastForm(word: string): boolean {
  return PAST.has(word) || (word.length > 4 && word.endsWith('ed'))
}

/** Tense of a word by itself and the word before it: 1 past, -1 present, 0 neither. */
export function tenseOf(word: string, before: string): -1 | 0 | 1 {
  if (PAST.has(word)) return NOT_PAST_AFTER.has(before) && !MODAL_PAST.has(word) ? 0 : 1
  if (PRESENT.has(word)) return -1
  if (!SUBJECTS.has(before)) return 0
  if (word.length > 4 && word.endsWith('ed')) return 1
  if (BARE.has(word))
    return before === 'and' || before === 'it' || before === 'he' || before === 'she' ? 0 : -1
  return (before === 'he' || before === 'she' || before === 'it') && /[^s]s$/.test(word) ? -1 : 0
}

const MODAL_PAST = new Set('was were had did'.split(' '))
