import { type GradeLevel, levels } from '../choices/levels.ts'
import type { Interpretation } from '../phrasing/interpretation.ts'
import type { Moment } from '../understand/moments.ts'

/** What the passage says, in its own words and order: the moment that bears most on the question from each part of it. */
export function chooseLines(moments: readonly Moment[], grade: GradeLevel): Interpretation['retelling'] {
  const chosen: Moment[] = []
  const fullSentences = moments.filter(
    ({ sentence }) =>
      !/^"(?:…|\p{Ll})/u.test(sentence) && !HEAD.test(sentence) && sentence.split(' ').length > 2,
  )
  const candidates = fullSentences.length > 0 ? fullSentences : moments
  const parts = Math.min(candidates.length, levels[grade].interpretation.sentences)
  for (let part = 0; part < parts; part++) {
    const from = Math.floor((part * candidates.length) / parts)
    const to = Math.floor(((part + 1) * candidates.length) / parts)
    chosen.push(candidates.slice(from, to).reduce((a, b) => (weight(b) > weight(a) ? b : a)))
  }
  return chosen.map(({ sentence, start, end }) => ({ sentence, start, end }))
}

/** "By Ana Lee, Eastvale Courier.", "PORT ALDEN, June 3.": who wrote a report, and where and when. */
const HEAD = /^"(?:By \p{Lu}[^",.]{2,60}[,.]|\p{Lu}[\p{Lu} ]{2,40}, )/u

function weight(moment: Moment): number {
  return moment.score + (moment.clause >= 0 ? 0.3 : 0)
}
