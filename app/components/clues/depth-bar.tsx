import type { Depth } from './use-depth.ts'

const names: Record<Depth, string> = { line: 'One line', minute: 'One minute', everything: 'Everything' }

type Props = {
  depth: Depth
  onDepth: (depth: Depth) => void
  /** Left out where there are no clues to walk through. */
  onWalk?: () => void
  onBoard?: () => void
}

/** How much of the explanation shows, and ways to go through its clues one by one. */
export function DepthBar({ depth, onDepth, onWalk, onBoard }: Props) {
  return (
    <div className="depth">
      <fieldset>
        <legend className="unseen">How much of the explanation shows</legend>
        {(Object.keys(names) as Depth[]).map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="depth"
              className="unseen"
              checked={one === depth}
              onChange={() => onDepth(one)}
            />
            <span>{names[one]}</span>
          </label>
        ))}
      </fieldset>
      {onWalk && (
        <button
          type="button"
          id="walk"
          className={depth === 'line' ? 'button' : 'button quiet'}
          onClick={onWalk}
        >
          Walk me through
        </button>
      )}
      {onBoard && (
        <button type="button" id="board" className="button quiet" onClick={onBoard}>
          Show on a big screen
        </button>
      )}
    </div>
  )
}
