import { gradeLevelNames } from '#domain/choices'
import { kindNames, lengths, type TextCard, type Wanted } from '#domain/library/find-texts'

type Props = { cards: readonly TextCard[]; wanted: Wanted; found: number }

/**
 * Search and filters of the library. Without script the button asks the server for the list; with it
 * `app/programs/page/filter-texts.ts` hides the cards that do not match as somebody types.
 */
export function TextFilter({ cards, wanted, found }: Props) {
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
