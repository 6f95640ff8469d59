/**
 * Words of one syllable that seldom carry a beat (weak) or carry one when the verse asks for it (middling).
 * Written for this project.
 */
const weak = `
a an the of to in and or but nor as at by for from with on if than that so is was are were be am been
it its his her he she we me my us our you your they them their him i thy thee ye th' t' 'tis 'twas 'twill
has had have do does did can could would should will shall may might must hath hast doth art wert
upon into o'er
`
const middling = `
all no not now then when where who what how why which whose whom this these those here there thou thine mine
one some such more most much too yet still out up down off through since till while whilst though ere each
both lest let like o oh ah dost didst wilt shalt canst own ne'er e'er every
never ever over under after before
`

let levels: Map<string, number> | undefined

/** 0 for a word that bears full stress, 1 for a middling, 2 for a weak word. @param word folded */
export function weaknessOf(word: string): number {
  if (!levels) {
    levels = new Map()
    for (const entry of middling.split(/\s+/)) levels.set(entry, 1)
    for (const entry of weak.split(/\s+/)) levels.set(entry, 2)
  }
  return levels.get(word) ?? 0
}
