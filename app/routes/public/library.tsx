import { Breadcrumbs } from '#components/layout/breadcrumbs'
import {
  isWanted,
  kindNames,
  lengthOf,
  lengths,
  readWanted,
  searchedText,
  type TextCard,
  type Wanted,
} from '#domain/library/find-texts'
import { listTexts } from '#server/library/texts/text-cards'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/library'
import '../../styles/library.css'
import { gradeLevelNames } from '#domain/choices'
import { markClass } from '../../components/findings/cue-kinds.ts'
import { sizeOf } from '../../components/library/text-head.tsx'

export const handle = { isStatic: true }

export function loader({ request }: Route.LoaderArgs) {
  return { cards: listTexts(), wanted: readWanted(new URL(request.url).searchParams) }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: 'Library: texts with their explanations, Tonewise',
    path: '/library',
    description:
      'Poems, stories, speeches and everyday scenes, each with its tone, its clues and answers to questions about it.',
    crumbs: [{ name: 'Library', path: '/library' }],
  })
}

export default function Library({ loaderData: { cards, wanted } }: Route.ComponentProps) {
  const isShown = (card: (typeof cards)[number]) => isWanted(card, wanted)
  return (
    <>
      <Breadcrumbs crumbs={[{ name: 'Home', href: '/' }, { name: 'Library' }]} />
      <div className="library-lead">
        <h1 tabIndex={-1}>Library</h1>
        <p className="measure muted">
          Texts that schools read, and everyday scenes. Each has an explanation that was written ahead. Every
          quotation in it is checked.
        </p>
      </div>
      <TextFilter cards={cards} wanted={wanted} found={cards.filter(isShown).length} />
      <TextList cards={cards} isShown={isShown} />
      <p className="small after">
        The texts are free to use, or were written for Tonewise. Each page names its source.
      </p>
    </>
  )
}

type Props = { cards: readonly TextCard[]; isShown: (card: TextCard) => boolean }

/**
 * Every text as a card; those that do not match are hidden, so that a script can show them again. Of those that
 * match, the styles show the first 24 until all are requested.
 */
function TextList({ cards, isShown }: Props) {
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

type FilterProps = { cards: readonly TextCard[]; wanted: Wanted; found: number }

/**
 * Search and filters of the library. Without script the button asks the server for the list; with it
 * `app/programs/page/filter-lists.ts` hides the cards that do not match as somebody types.
 */
function TextFilter({ cards, wanted, found }: FilterProps) {
  const themes = [...new Set(cards.flatMap((card) => card.themes))].sort((a, b) => a.localeCompare(b, 'en'))
  return (
    <form className="finder" method="get" action="/library" aria-label="Find a text" data-library>
      <div className="field find">
        <label htmlFor="search">Search by title, author or theme</label>
        <input type="search" id="search" name="search" maxLength={200} defaultValue={wanted.search} />
      </div>
      <Choice name="level" title="Level" any="Any level" chosen={wanted.level} options={gradeLevelNames} />
      <Choice name="kind" title="Kind" any="Any kind" chosen={wanted.kind} options={kindNames} />
      <Choice
        name="length"
        title="Length"
        any="Any length"
        chosen={wanted.length}
        options={Object.fromEntries(lengths.map(({ name, label }) => [name, label]))}
      />
      <Choice
        name="theme"
        title="Theme"
        any="Any theme"
        chosen={wanted.theme}
        options={Object.fromEntries(themes.map((theme) => [theme, theme]))}
      />
      <button type="submit" className="button quiet">
        Show texts
      </button>
      <p role="status" className="small">
        {found} {found === 1 ? 'text' : 'texts'} of {cards.length}
      </p>
    </form>
  )
}

type ChoiceProps = {
  name: string
  title: string
  any: string
  chosen: string
  options: Record<string, string>
}

function Choice({ name, title, any, chosen, options }: ChoiceProps) {
  return (
    <div className="field">
      <label htmlFor={name}>{title}</label>
      <select id={name} name={name} defaultValue={chosen}>
        <option value="">{any}</option>
        {Object.entries(options).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
