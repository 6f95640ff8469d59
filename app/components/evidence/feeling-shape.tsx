/** A shape for how pleasant a step is: up, down or level; filled when it is so without "a little". */
export function FeelingShape({ level }: { level: number }) {
  return (
    <svg className="shape" viewBox="0 0 20 20" aria-hidden="true">
      <ShapePath x={10} y={10} level={level} />
    </svg>
  )
}

/** The same shape around a point of a larger drawing. */
export function ShapePath({ x, y, level }: { x: number; y: number; level: number }) {
  if (level === 0) return <path className="shape-line" d={`M${x - 7} ${y}h14`} />
  const up = level > 0 ? -1 : 1
  const filled = Math.abs(level) === 2 ? 'shape-line shape-full' : 'shape-line shape-open'
  return <path className={filled} d={`M${x} ${y + 7 * up}l7 ${-13 * up}h-14z`} />
}
