/** Words that no reading uses in its own sentences. Each list names what is wrong with them. */
export const unwantedWords: readonly { why: string; words: RegExp }[] = [
  {
    why: 'makes light of what is hard, or sounds like a machine',
    words:
      /\b(obviously|simply|just|of course|clearly|everyone knows|the author wants us|in conclusion|delve|showcases?|symboli[sz]es? that|tapestry|profound(ly)?)\b/i,
  },
  {
    why: 'would fit any text',
    words:
      /\b(creates? a (vivid|powerful|strong) (image|picture)|makes the reader (feel|think)|helps? the reader|draws? the reader|paints? a picture|emphasi[sz]es? the (importance|point))\b/i,
  },
  {
    why: 'is a figure of speech that a literal reader may take at its word',
    words:
      /\b(straight face|(gives?|gave) (it|her|him|them) away|los(e|es|t) (its|her|his) (nerve|edge)|full of (him|her)self|shifts? the ground|in disguise|a window into|sheds? light|drives? home|at the heart of|falls? flat|on edge|between the lines|sets? the stage|hits? (home|hard)|wears? thin|hand in hand|tip of the)\b/i,
  },
  {
    why: 'is British spelling',
    words: /\b(travell(er|ed|ing)|favour|honour|colour|neighbour|humour|realis|recognis|whilst|towards)\w*/i,
  },
]

/** Words that carry no clue by themselves. */
export const functionWords = new Set(
  `a an the and or but if of to in on at by for with from as is are was were be been am do does did has have had
  he she it they i you we me him her them us my his its their your our this that these those not no so than then
  there who which what`.split(/\s+/),
)
