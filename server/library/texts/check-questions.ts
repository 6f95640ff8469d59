import type { AnnotatedText, Version } from '#domain/library/annotated-text'
import type { Wording } from '#domain/library/wording'
import { sameWordsKey, sentencesOf, wordsOf } from './measure-prose.ts'
import type { Sheet } from './sheet.ts'

const versions: readonly Version[] = ['plain', 'full']

/** Each question has an answer of its own, the words that show it, and one step. */
export function checkQuestions({ questions }: AnnotatedText, sheet: Sheet): void {
  const said = new Map<string, string>()
  for (const [at, question] of questions.entries()) {
    const where = `question ${at + 1}`
    sheet.noted(where, question, 60)
    sheet.brief(`${where}.step`, question.step, 30)
    for (const version of versions) {
      for (const sentence of sentencesOf(question[version])) {
        if (wordsOf(sentence).length < 5) continue
        const key = `${version} ${sameWordsKey(sentence)}`
        const other = said.get(key)
        if (other) sheet.bad(where, `says the same as ${other}: ${sentence}`)
        said.set(key, where)
      }
    }
  }
  const wordings = questions.flatMap(({ ask }) => ask)
  const isTypedInHaste = ({ words }: Wording) => words === words.toLowerCase() && wordsOf(words).length <= 6
  if (!wordings.some(isTypedInHaste)) sheet.bad('questions', 'none is short and in small letters')
}

/** What the reader does: the method, the check-in and the three tasks. */
export function checkTasks({ method, check_in, guess }: AnnotatedText, sheet: Sheet): void {
  sheet.both('method', method)
  for (const version of versions) {
    const { ask, reply, choices, answer, ...words } = check_in[version]
    const where = `check_in.${version}`
    sheet.shows(where, words)
    sheet.prose(where, ask, version)
    sheet.prose(where, reply, version)
    if (!choices.includes(answer)) sheet.bad(where, 'has an answer that is no choice')
    // An explanation lists the choices in one sentence, between semicolons.
    for (const choice of choices.filter((one) => /[.;]$|; /.test(one)))
      sheet.bad(where, `has a choice that ends in a period or holds a semicolon: ${choice}`)
  }
  for (const [at, task] of guess.entries()) {
    const where = `guess ${at + 1}`
    sheet.noted(where, task)
    sheet.prose(`${where}.ask`, task.ask, 'plain')
    if (task.choices && !task.choices.includes(task.answer ?? ''))
      sheet.bad(where, 'has an answer that is no choice')
  }
}
