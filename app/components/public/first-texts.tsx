import { gradeLevelNames } from '#domain/choices'
import { kindNames, type TextCard } from '#domain/library/find-texts'
import { markClass } from '../findings/cue-kinds.ts'

/** Texts that many know from school, each with one marked line. */
export function FirstTexts({ cards }: { cards: readonly TextCard[] }) {
  return (
    <section aria-labelledby="first-texts">
      <h2 id="first-texts">Start with a text</h2>
      <ul className="three">
        {cards.map(({ slug, title, author, year, level, kind, shown }) => (
          <li key={slug} className="sheet">
            <p className="shown">
              {shown.before}
              <mark className={markClass(shown.mark)}>{shown.marked}</mark>
              {shown.after}
            </p>
            <h3>
              <a href={`/library/${slug}`}>{title}</a>
            </h3>
            <p className="small">
              {author}, {year}. {gradeLevelNames[level]}, {kindNames[kind]}.
            </p>
          </li>
        ))}
      </ul>
      <p>
        <a href="/library">All texts of the library</a>
      </p>
    </section>
  )
}
