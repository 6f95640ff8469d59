import { type GradeLevel, interpret, type Kind, loadPronunciations } from '../../close-reading/index.ts'
import { type Figures, readLines, share } from '../../tests/understanding/read-set.ts'

type Item = {
  kind: Kind
  level: GradeLevel
  text: string
  said_otherwise: { because: string[] }[]
  feels: { shown_by: string[] }[]
  questions: { q: string; about: string }[]
}

const OF_LINES = /^(?:irony|feeling|why|meaning|change)$/u

/** Of questions about annotated texts that the words do not settle: whether readings are offered, and a deciding line is shown. */
export async function scoreForks(files: readonly string[]): Promise<Record<string, Figures>> {
  const sounds = await loadPronunciations()
  const forks = files
    .flatMap((file) => readLines<Item>(file))
    .flatMap(({ kind, level, text, said_otherwise, feels, questions }) => {
      const deciding = [
        ...said_otherwise.flatMap((one) => one.because),
        ...feels.flatMap(({ shown_by }) => shown_by),
      ]
      return questions
        .filter(({ about }) => deciding.length > 0 && OF_LINES.test(about))
        .flatMap(({ q }) => {
          const read = interpret({ gradeLevel: level, contentType: kind, question: q, passage: text, sounds })
          const fork = read?.fork
          if (!fork) return []
          const shown = fork.lines.some(({ start, end }) =>
            deciding.some((quote) => {
              const at = text.indexOf(quote)
              return start < at + quote.length && at < end
            }),
          )
          return [{ shown, hasReadings: fork.readings.length > 0 }]
        })
    })
  return forks.length === 0
    ? {}
    : {
        'questions about annotated texts': {
          forks: forks.length,
          with_readings: share(forks, ({ hasReadings }) => hasReadings),
          deciding_line: share(forks, ({ shown }) => shown),
        },
      }
}
