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

/** Is the folded word a past form by itself? */
export function isPastForm(word: string): boolean {
  return PAST.has(word) || (word.length > 4 && word.endsWith('ed'))
}
