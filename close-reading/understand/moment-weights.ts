/**
 * How much each feature of a moment speaks for telling it, in hundredths, in the order of `momentFeatureNames`.
 * Learnt on questions with gold answers about short texts written for this project (listwise softmax, 60 passes).
 */
export const momentWeights: readonly number[] = [
  17, // overlap
  -39, // overlap2
  5, // personActs
  18, // personNamed
  -32, // speech
  24, // speechOfPerson
  23, // holdsPhrase
  13, // afterPhrase
  26, // beforePhrase
  3, // act
  24, // afterAct
  -22, // beforeAct
  4, // felt
  -15, // feltByPerson
  -7, // negated
  6, // turn
  40, // relative
  -6, // last
  20, // first
  115, // words
  -43, // long
  20, // whyAfter
  -11, // whyBefore
  26, // sincerityAfterSpeech
  -26, // question
  28, // exclaims
  -5, // hasObject
  -21, // looks
]
