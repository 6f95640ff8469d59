import { type Audience, audienceNames, audiences } from '#domain/audiences'

type Props = {
  /** What the list below contains, in singular and plural. */
  noun: [one: string, several: string]
  chosen: Audience | null
  /** The audience of each entry of the list. */
  entries: readonly Audience[]
}

/**
 * Narrows a list to one audience. Without script the buttons ask the server for the page with `?audience=`;
 * with it `app/programs/page/` hides entries by their `data-audience`.
 */
export function AudienceFilter({ noun, chosen, entries }: Props) {
  const count = (audience: Audience | null) =>
    entries.filter((entry) => audience === null || entry === audience).length
  const announce = (number: number) => `${number} ${noun[number === 1 ? 0 : 1]}`
  return (
    <form className="filter" method="get" data-filter>
      <fieldset>
        <legend>Show {noun[1]} for</legend>
        {[null, ...audiences].map((audience) => (
          <button
            key={audience ?? 'all'}
            className="chip"
            type="submit"
            name="audience"
            value={audience ?? ''}
            aria-pressed={audience === chosen}
            data-shown={`${announce(count(audience))} shown.`}
          >
            {audience ? audienceNames[audience] : 'All'} <span>({announce(count(audience))})</span>
          </button>
        ))}
      </fieldset>
      <p role="status" className="small">
        {announce(count(chosen))} shown.
      </p>
    </form>
  )
}
