import { gradeLevelNames } from '#domain/choices'
import { kindNames, lengthOf, searchedText, type TextCard } from '#domain/library/find-texts'
import { markClass } from '../findings/cue-kinds.ts'
import { sizeOf } from './text-head.tsx'

type Props = { cards: readonly TextCard[]; isShown: (card: TextCard) => boolean }

/**
 * Every text as a card; those that do not match are hidden, so that a script can show them again. Of those that
 * match, the styles show the first 24 until all are requested.
 */
export function TextList({ cards, isShown }: Props) {
  return (
    <>
      <ul className="texts">
        {cards.map((card) => (
          <li
            key={card.slug}
            hidden={!isShown(card)}
            data-search={searchedText(card)}
            data-level={card.level}
            data-kind={card.kind}
            data-length={lengthOf(card.words)}
            data-theme={card.themes.join('|')}
          >
            <div className="sheet text-card">
              <p className="shown">
                {card.shown.before}
                <span className={markClass(card.shown.mark)}>{card.shown.marked}</span>
                {card.shown.after}
              </p>
              <h2>
                <a href={`/library/${card.slug}`}>{card.title}</a>
              </h2>
              <p className="small">
                {card.kind === 'scene' ? 'Written for Tonewise' : `${card.author}, ${card.year}`}
              </p>
              <p className="small facts">
                <span>{gradeLevelNames[card.level]}</span>
                <span>{kindNames[card.kind]}</span>
                <span>{sizeOf(card)}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
      <label className="choice all-texts">
        <input type="checkbox" id="all-texts" />
        Show all of them
      </label>
      <p className="sheet no-text" data-none hidden={cards.some(isShown)}>
        No text of the library fits. Change a filter, or paste your own text in the <a href="/demo">demo</a>.
      </p>
    </>
  )
}
