import { lineWords } from './line-words.ts'
import type { NumberedLine } from './locate-clues.ts'

/** A feeling line in rows: the clue, its words, what is felt, and what is shown where that differs. */
export function FeelingTable({ line: { whose, top, bottom, points } }: { line: NumberedLine }) {
  const { felt, shown } = lineWords(whose)
  const hasGap = points.some(({ shows }) => shows !== undefined)
  return (
    <details>
      <summary>The same as a table</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Clue</th>
            <th scope="col">Words</th>
            <th scope="col">{capital(felt)}</th>
            {hasGap && <th scope="col">{capital(shown)}</th>}
          </tr>
        </thead>
        <tbody>
          {points.map(({ number, start, quote, word, level, shows, isTurn }) => (
            <tr key={start}>
              <th scope="row">{number}</th>
              <td>
                <span translate="no">{`“${quote}”`}</span>
                {isTurn && <span> (the turn)</span>}
              </td>
              <td>
                {word && level !== undefined
                  ? `${word}: ${nameLevel(level, top, bottom)}`
                  : 'The text does not say.'}
              </td>
              {hasGap && <td>{nameShown(level, shows, top, bottom)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

function nameShown(felt: number | undefined, shows: number | undefined, top: string, bottom: string): string {
  if (felt === undefined) return 'The text does not say.'
  return shows === undefined ? 'The same' : nameLevel(shows, top, bottom)
}

/** Where a level from 0 to 100 lies between two named ends, in words. */
function nameLevel(level: number, top: string, bottom: string): string {
  if (level >= 75) return top
  if (level > 55) return `closer to ${top}`
  if (level >= 45) return `between ${bottom} and ${top}`
  return level > 25 ? `closer to ${bottom}` : bottom
}

function capital(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
