/**
 * How much each feature of a moment speaks for telling it, in hundredths, in the order in which `moments.ts` finds them.
 * Learned on questions with gold answers about short texts written for this project (listwise softmax, 60 passes).
 */
export const momentWeights: readonly number[] = [
  -6, // overlap
  3, // overlap2
  25, // personActs
  -8, // personNamed
  4, // speech
  54, // speechOfPerson
  32, // holdsPhrase
  -18, // afterPhrase
  -4, // beforePhrase
  -11, // act
  29, // afterAct
  -14, // beforeAct
  -24, // felt
  -14, // feltByPerson
  15, // negated
  3, // turn
  97, // relative
  48, // last
  -66, // first
  77, // words
  12, // long
  -20, // whyAfter
  12, // whyBefore
  -28, // sincerityAfterSpeech
  -39, // question
  15, // exclaims
  18, // hasObject
  48, // speakerActsAfter
  17, // otherActsAfter
  -39, // speakerActsBefore
  -41, // otherActsBefore
  -5, // otherSaysAfter
  4, // speakerSaysAfter
  26, // content
  6, // later
  -42, // lastParagraph
]
