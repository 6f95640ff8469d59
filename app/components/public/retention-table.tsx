import type { RetentionLine } from '#domain/retention'

/** How long everything is stored, as a table. */
export function RetentionTable({ lines }: { lines: readonly RetentionLine[] }) {
  return (
    <section className="prose clocks" aria-labelledby="kept">
      <h2 id="kept">How long it is kept</h2>
      <p>When the time is over, a program deletes it. You don’t have to ask.</p>
      <table>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">How long</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ what, kept: retained }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{retained}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
