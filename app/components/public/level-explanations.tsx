import { levels as gradeLevels } from '#domain/choices'
import type { SameWords } from '#server/library/same-words'

/** What each level gets, and the same words of one text explained at each of them. */
export function LevelExplanations({ title, author, year, text, words, levels }: SameWords) {
  const at = text.indexOf(words)
  return (
    <section aria-labelledby="levels">
      <h2 className="big" id="levels">
        Grade-appropriate feedback
      </h2>
      <p className="measure">
        Here are the same two words from a story, explained at each level. The built-in reader of Tonewise
        wrote these sentences.
      </p>
      <figure className="sheet line">
        <blockquote>
          {text.slice(0, at)}
          <mark className="m">{words}</mark>
          {text.slice(at + words.length)}
        </blockquote>
        <figcaption className="small">
          From <strong>{title}</strong>, {author}, {year}
        </figcaption>
      </figure>
      <ul className="three">
        {levels.map(({ level, explanation }) => (
          <li key={level} className={`sheet ${gradeLevels[level].color}`}>
            <h3>{gradeLevels[level].name}</h3>
            <p>{gradeLevels[level].gives}</p>
            <p className="said">“{explanation}”</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
