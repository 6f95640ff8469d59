import { levels as gradeLevels } from '#domain/choices'
import type { LevelExcerpts } from '#server/library/level-excerpts'

/** What each level gets, and what each answers to one question about one text. */
export function LevelAnswers({ title, slug, question, text, words, levels }: LevelExcerpts) {
  const at = text.indexOf(words)
  return (
    <section aria-labelledby="levels">
      <h2 className="big" id="levels">
        Grade-appropriate feedback
      </h2>
      <p className="measure">
        Here is one question, asked at each level. Every card shows a part of that level’s answer: what it
        says about the marked words that the levels before it don’t.
      </p>
      <figure className="sheet line">
        <blockquote>
          {text.slice(0, at)}
          <mark className="m">{words}</mark>
          {text.slice(at + words.length)}
        </blockquote>
        <figcaption>
          <p>
            <strong>The question:</strong> {question}
          </p>
          <p className="small">
            From <a href={`/library/${slug}`}>{title}</a>, a scene written for Tonewise. Its answers were
            written ahead, as for every text of our library.
          </p>
        </figcaption>
      </figure>
      <ul className="three">
        {levels.map(({ level, excerpt, clues, length }) => (
          <li key={level} className={`sheet ${gradeLevels[level].color}`}>
            <h3>{gradeLevels[level].name}</h3>
            <p>{gradeLevels[level].gives}</p>
            <p className="said">{excerpt}</p>
            <p className="small">
              The whole answer: {clues} clues, about {Math.round(length / 10) * 10} words.
            </p>
          </li>
        ))}
      </ul>
      <p className="measure">
        For a text of your own, the built-in reader keeps to the level, too. It shows at most{' '}
        {inOrder(levels.map(({ builtIn }) => builtIn.clues))} clues, and its longest sentence has{' '}
        {inOrder(levels.map(({ builtIn }) => builtIn.sentence))} words, from Elementary School to College.
      </p>
    </section>
  )
}

/** [3, 4, 5] as "3, 4 or 5". */
function inOrder(numbers: readonly number[]): string {
  return `${numbers.slice(0, -1).join(', ')} or ${numbers.at(-1)}`
}
