/** The parts of an explanation that the screen sets apart; each is markdown as written. */
export type AnswerParts = {
  inShort: string | null
  /** Everything between, and where it starts in the answer. */
  body: string
  bodyStart: number
  /** Text of the check-in, heading left out. */
  checkIn: string | null
  /** Everything before the check-in: what may be marked in the passage without giving its answer away. */
  explanation: string
}

/** A small note below it, such as which written question is answered, goes with it: a paragraph of its own, all slanted. */
const inShortLine = /^\s*\*\*In short:?\*\*:?[^\n]*(?:\n(?!\n|#)[^\n]*)*(?:\n\n\*[^*\s][^*\n]*\*(?=\n|$))?/i
const checkInHeading = /^#{1,6}[ \t]*Check-?in[ \t:]*$/im

/** Sets "In short" and the check-in apart. An answer in another shape stays whole in `body`. */
export function findAnswerParts(answer: string): AnswerParts {
  const short = inShortLine.exec(answer)
  const bodyStart = short ? short[0].length : 0
  const rest = answer.slice(bodyStart)
  const heading = checkInHeading.exec(rest)
  return {
    explanation: heading ? answer.slice(0, bodyStart + heading.index) : answer,
    inShort: short ? short[0].trim() : null,
    body: heading ? rest.slice(0, heading.index) : rest,
    bodyStart,
    checkIn: heading ? rest.slice(heading.index + heading[0].length).trim() || null : null,
  }
}
