import { interpret, type Kind } from '#close-reading'
import { feelingFamilies } from './feeling-families.ts'
import { wordsOf } from './own-words.ts'
import { type Figures, type Part, readPart, share } from './read-set.ts'

type Feels = { who: string; families: string[]; words: string[]; shown_by: string[] }
type Row = { id: string; part: Part; kind: Kind; text: string; feels: Feels[] }

/** Who feels what, with words of the text that show it. */
export function scoreFeelings(part: Part): Figures {
  const judged = readPart<Row>('feelings.jsonl', part).flatMap((row) =>
    row.feels.map((feels) => judge(row, feels)),
  )
  return {
    texts: judged.length,
    right_with_words: share(judged, ({ right, shown }) => right && shown),
    right: share(judged, ({ right }) => right),
    nothing_said: share(judged, ({ said }) => !said),
    wrong: share(judged, ({ said, right }) => said && !right),
  }
}

function judge({ kind, text }: Row, { who, families, words, shown_by }: Feels) {
  const read = interpret({
    gradeLevel: 'middle',
    contentType: kind,
    question: `How does ${/^(?:speaker|narrator|cousins|fisherman|small man)$/u.test(who) ? 'the ' : ''}${who} feel?`,
    passage: text,
  })
  const theirs = (read?.feelings ?? []).filter((feeling) => isSamePerson(feeling.who, who))
  const accepted = new Set([...words, ...families.flatMap((family) => feelingFamilies[family] ?? [])])
  const fits = theirs.filter((feeling) => feeling.words.some((word) => accepted.has(word.toLowerCase())))
  const shown = fits.some((feeling) =>
    (read?.clues ?? [])
      .filter(({ number }) => feeling.clues.includes(number))
      .some((clue) =>
        shown_by.some((quote) => {
          const start = text.indexOf(quote)
          return clue.start < start + quote.length && start < clue.end
        }),
      ),
  )
  return { said: theirs.some((feeling) => feeling.words.length > 0), right: fits.length > 0, shown }
}

const VOICES = new Set(['speaker', 'narrator', 'writer'])

function isSamePerson(said: string, gold: string): boolean {
  const ours = wordsOf(said)
  if (VOICES.has(gold)) return ours.some((word) => VOICES.has(word))
  return wordsOf(gold).some((word) => !['mr', 'mrs', 'ms', 'the'].includes(word) && ours.includes(word))
}
