import type { ReactElement } from 'react'

type Props = { size?: number }

/** A drawing in lines of the color of the words beside it, which say what it means: nobody hears it. */
export function icon(...lines: readonly string[]): (props: Props) => ReactElement {
  return ({ size = 24 }) => (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {lines.map((line) => (
        <path key={line} d={line} />
      ))}
    </svg>
  )
}

// Drawn by Lucide, ISC license, as those of icons.tsx; see NOTICE.
export const ArrowLeft = icon('m12 19-7-7 7-7', 'M19 12H5')
