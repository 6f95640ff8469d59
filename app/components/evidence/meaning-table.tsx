import { certaintyNames } from '../findings/certainty-words.ts'
import type { MeaningRow } from '../findings/evidence.ts'
import { CueButton } from './cue-button.tsx'

/** Says, means, clue: a row for each stretch that means more than it says. */
export function MeaningTable({ rows }: { rows: MeaningRow[] }) {
  return (
    <>
      <p className="small">
        To read the words plainly is a reasonable reading too. The last column says when.
      </p>
      <table className="meanings">
        <thead>
          <tr>
            <th scope="col">It says</th>
            <th scope="col">It means here</th>
            <th scope="col">The clue</th>
            <th scope="col">It could be plain if</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" data-label="It says">
                {row.quoted.map((quoted) => (
                  <CueButton key={quoted.spanId} owner={row.id} quoted={quoted} />
                ))}
                <span className="small">{`${row.name}. ${certaintyNames[row.certainty]}.`}</span>
              </th>
              <td data-label="It means here">{row.means}</td>
              <td data-label="The clue">{row.clue}</td>
              <td data-label="It could be plain if">{row.plainIf}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
