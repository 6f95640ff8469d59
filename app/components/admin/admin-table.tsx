import type { ReactNode } from 'react'

type Props = {
  caption: string
  /** Shown instead of an empty table. */
  none: string
  head: string[]
  /** The first cell of a row names it. */
  rows: { key: string; cells: ReactNode[] }[]
}

/** A table that scrolls inside itself on a narrow screen. */
export function AdminTable({ caption, none, head, rows }: Props) {
  return (
    <div className="stack">
      <h2>{caption}</h2>
      {rows.length === 0 ? (
        <p>{none}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard.
        <section className="admin-scroll" aria-label={`${caption}, table`} tabIndex={0}>
          <table className="admin-table">
            <thead>
              <tr>
                {head.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells: [first, ...rest] }) => (
                <tr key={key}>
                  <th scope="row">{first}</th>
                  {rest.map((cell, index) => (
                    <td key={head[index + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  )
}
