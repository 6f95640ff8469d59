/** Parts of speech: verb forms and noun numbers after the Penn tags, the rest after Universal Dependencies. */
export const tagNames =
  'VB VBD VBG VBN VBP VBZ MD NN NNS PROPN PRON DET ADJ ADV ADP SCONJ CCONJ PART INTJ NUM PUNCT SYM X'.split(
    ' ',
  ) as readonly Tag[]

export type Tag =
  | 'VB'
  | 'VBD'
  | 'VBG'
  | 'VBN'
  | 'VBP'
  | 'VBZ'
  | 'MD'
  | 'NN'
  | 'NNS'
  | 'PROPN'
  | 'PRON'
  | 'DET'
  | 'ADJ'
  | 'ADV'
  | 'ADP'
  | 'SCONJ'
  | 'CCONJ'
  | 'PART'
  | 'INTJ'
  | 'NUM'
  | 'PUNCT'
  | 'SYM'
  | 'X'

/** Grammatical relations of Universal Dependencies; subtypes only where clauses are read by them. */
export const relationNames = (
  'root nsubj nsubj:pass obj iobj obl nmod nmod:poss amod advmod advcl acl acl:relcl ccomp xcomp csubj cop aux ' +
  'aux:pass mark case det cc conj compound compound:prt flat appos vocative discourse expl parataxis nummod fixed punct dep'
).split(' ')
