import type { WrittenCheckIn } from './answer-interpretation.ts'
import type { CheckInAnswer } from './messages.ts'

/** Choices are short: a longer item is no choice. */
const longestChoice = 120

/**
 * The choices that the text of a check-in offers: the items of its list, else two or three quotations with "or" between
 * them. None where it asks for words.
 */
export function choicesOf(checkIn: string): string[] {
  const items = [...checkIn.matchAll(/^[-*] (.{1,200})$/gm)].map(([, item = '']) => item.trim())
  const quoted = [...checkIn.matchAll(/“([^“”]{1,200})”/g)]
  const isChoice = quoted.every(
    ({ index }, at) => at === 0 || /^(?:,? or |, )$/.test(between(checkIn, quoted[at - 1], index)),
  )
  const choices = items.length > 0 ? items : isChoice ? quoted.map(([whole]) => whole) : []
  const fits =
    choices.length >= 2 && choices.length <= 4 && choices.every((one) => one.length <= longestChoice)
  return fits ? choices : []
}

/** The check-in without its list of choices, which are buttons. */
export function questionOf(checkIn: string): string {
  return checkIn.replace(/^[-*] .*$/gm, '').trim()
}

/** What is said after a choice, or after an answer in the student's own words, which nobody reads. */
export function replyTo(
  { words, isChoice }: Pick<CheckInAnswer, 'words' | 'isChoice'>,
  written?: WrittenCheckIn,
): string {
  if (!written)
    return isChoice
      ? `${youChose(words)} Compare it with the clues of the explanation.`
      : 'Your answer is kept with this explanation.'
  const isRight = isChoice && words === written.right
  return isRight || !isChoice ? written.reply : `${youChose(words)} ${written.reply}`
}

/** Never that it is wrong. */
export function youChose(words: string): string {
  return `You chose ${words.startsWith('“') ? words : `“${words}”`}.`
}

function between(text: string, before: RegExpMatchArray | undefined, end: number): string {
  return before ? text.slice((before.index ?? 0) + before[0].length, end) : ''
}
